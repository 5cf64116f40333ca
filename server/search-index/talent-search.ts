import type { UnknownKind, Wish } from '#domain/finding/matching/condition.ts';
import type { Facet } from './facets.ts';
import type { Reason } from './reasons.ts';

/**
 * The search, as everything else knows it: a question in plain data, and what was found. Who answers, and in which thread,
 * is decided where a process is put together (`start-services.ts`).
 */
export interface TalentSearch {
  /**
   * An answer never knows less than what had been saved before the question.
   * @throws the signal's reason, as soon as it says that nobody waits any more
   */
  search<Asked extends Question>(question: Asked, signal?: AbortSignal): Promise<Answers[Asked['kind']]>;
  /** Resolves once a search would be answered without everybody being read first; begins to read. */
  ready(signal?: AbortSignal): Promise<void>;
  /** Reads everything anew, as after a rebuild; what there was answers until then. */
  reload(): Promise<void>;
  /** Ends what is on its way. */
  stop(): Promise<void>;
}

/** What is looked for. */
export interface Wanted {
  readonly wishes: readonly Wish[];
  /** Free words as they were typed, the last of which may be the beginning of a longer one. */
  readonly words: string;
  /** Kinds for which those who have not told are found too. */
  readonly unknown: readonly UnknownKind[];
  /** ISO day. */
  readonly today: string;
  /** Ids of talents who are not there for whoever asks. */
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

/** What each kind of question is answered with. */
export interface Answers {
  page: FoundPage;
  /** The ids of those who fit best, in order, and how many fit in all. */
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

/** A page of the people who fit, and everything that a screen tells of the result. */
export interface FoundPage {
  readonly people: readonly FoundTalent[];
  readonly total: number;
  /** How many were compared in full. */
  readonly compared: number;
  /** Whether who does not have the words was left out, or only stands further down. */
  readonly words_demand: 'must' | 'merit';
  /** How many would be found too, if those who have not told were. */
  readonly unknown: readonly { readonly kind: UnknownKind; readonly count: number }[];
  readonly facets: readonly Facet[];
  /** Words that nobody has, with what was searched instead. */
  readonly instead: readonly { readonly typed: string; readonly searched: readonly string[] }[];
}

export interface Match {
  /** True when the search finds them. */
  readonly fits: boolean;
  readonly score: number;
  readonly reasons: readonly Reason[];
}
