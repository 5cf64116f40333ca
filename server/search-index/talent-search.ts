import type { Logger } from 'pino';
import type { UnknownKind, Wish } from '#domain/finding/matching/condition.ts';
import type { Facet } from './facets.ts';
import type { Reason } from './reasons.ts';

/**
 * The interface of the search; question and answer are plain data. `start-services.ts` decides which implementation
 * answers, and in which thread.
 */
export interface TalentSearch {
  /**
   * Answers from at least everything that was committed before the question.
   * @throws the signal's reason if the caller has gone
   */
  search<Asked extends Question>(question: Asked, signal?: AbortSignal): Promise<Answers[Asked['kind']]>;
  /** Loads the talents; resolves when a search can be answered without loading. */
  ready(signal?: AbortSignal): Promise<void>;
  /** Loads all talents again, as after a rebuild; the old index answers until then. */
  reload(): Promise<void>;
  /** Stops running work. */
  stop(): Promise<void>;
}

/**
 * The error of a question that is open when the search is stopped, or asked afterwards, as at the end of the process.
 */
export class SearchStopped extends Error {
  override readonly name = 'SearchStopped';

  constructor() {
    super('The search is stopped.');
  }
}

/** Loads the talents in the background. A failure is logged; the next search tries again. */
export function loadInBackground(ready: () => Promise<unknown>, log: Pick<Logger, 'error'>): void {
  ready().catch((err: unknown) => {
    if (!(err instanceof SearchStopped)) log.error({ err }, 'the search cannot answer yet');
  });
}

/** A description of the wanted talents. */
export interface Wanted {
  readonly wishes: readonly Wish[];
  /** Free words as typed; the last may be the beginning of a longer word. */
  readonly words: string;
  /** Kinds of facts that may be missing: talents without the fact are found too. */
  readonly unknown: readonly UnknownKind[];
  /** ISO day. */
  readonly today: string;
  /** Ids of talents whom the caller may not find. */
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
  /** The ids of the best talents in order, and the number of talents who fit. */
  best: { readonly ids: readonly string[]; readonly total: number };
  count: number;
  /** The match of one talent with each wanted role, in the order of `all`. */
  match: readonly Match[];
}

export interface FoundTalent {
  readonly id: string;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** A page of fitting talents, with all that a screen shows about the result. */
export interface FoundPage {
  readonly people: readonly FoundTalent[];
  readonly total: number;
  /** Number of talents compared in full. */
  readonly compared: number;
  /** 'must' if talents without the words are left out, 'merit' if they are ranked lower. */
  readonly words_demand: 'must' | 'merit';
  /**
   * By kind of fact: number of further talents who lack this fact and would be found if their missing facts counted as
   * right.
   */
  readonly unknown: readonly { readonly kind: UnknownKind; readonly count: number }[];
  readonly facets: readonly Facet[];
  /** Words that no profile has, each with the words searched instead. */
  readonly instead: readonly { readonly typed: string; readonly searched: readonly string[] }[];
}

export interface Match {
  /** True if the search for the role finds the talent. */
  readonly fits: boolean;
  readonly score: number;
  readonly reasons: readonly Reason[];
}
