import type { UnknownKind, Wish } from '#domain/finding/matching/condition.ts';
import type { Facet } from './facets.ts';
import type { Reason } from './reasons.ts';

/**
 * The search, as everything else knows it: a question in plain data, and what was found. Who answers, and in which thread,
 * is decided where a process is put together (`start-services.ts`).
 */
export interface TalentSearch {
  /**
   * Answers with at least the state that was saved before the question.
   * @throws the signal's reason when the caller has gone
   */
  search<Asked extends Question>(question: Asked, signal?: AbortSignal): Promise<Answers[Asked['kind']]>;
  /** Resolves once a search would be answered without everybody being read first; begins to read. */
  ready(signal?: AbortSignal): Promise<void>;
  /** Reads everything anew, as after a rebuild; what there was answers until then. */
  reload(): Promise<void>;
  /** Ends what is on its way. */
  stop(): Promise<void>;
}

/** The wanted people. */
export interface Wanted {
  readonly wishes: readonly Wish[];
  /** Free words as typed; the last may be the beginning of a longer one. */
  readonly words: string;
  /** Kinds for which people whose fact is missing are found too. */
  readonly unknown: readonly UnknownKind[];
  /** ISO day. */
  readonly today: string;
  /** Ids of talents who do not exist for the caller. */
  readonly without: readonly string[];
}

export type Question =
  | {
      readonly kind: 'page';
      readonly wanted: Wanted;
      readonly order: 'best' | 'newest';
      /** Counted from 0. */
      readonly from: number;
      readonly size: number;
    }
  | { readonly kind: 'best'; readonly wanted: Wanted; readonly limit: number }
  | { readonly kind: 'count'; readonly wanted: Wanted }
  | { readonly kind: 'match'; readonly talent_id: string; readonly all: readonly Wanted[] };

/** The answer to each kind of question. */
export interface Answers {
  page: FoundPage;
  /** The ids of the people who fit best, in order, and how many fit in all. */
  best: { readonly ids: readonly string[]; readonly total: number };
  count: number;
  /** How one talent stands to each. */
  match: readonly Match[];
}

export interface FoundTalent {
  readonly id: string;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** A page of the people who fit, and all that a screen shows of the result. */
export interface FoundPage {
  readonly people: readonly FoundTalent[];
  readonly total: number;
  /** How many were compared in full. */
  readonly compared: number;
  /** 'must' if people without the words were left out, 'merit' if they stand further down. */
  readonly words_demand: 'must' | 'merit';
  /** How many more would be found with those whose fact is missing. */
  readonly unknown: readonly { readonly kind: UnknownKind; readonly count: number }[];
  readonly facets: readonly Facet[];
  /** Words that no profile has, each with the words searched instead. */
  readonly instead: readonly { readonly typed: string; readonly searched: readonly string[] }[];
}

export interface Match {
  /** True when the search finds them. */
  readonly fits: boolean;
  readonly score: number;
  readonly reasons: readonly Reason[];
}
