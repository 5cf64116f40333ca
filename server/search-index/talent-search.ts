import type { UnknownKind, Wish } from '#domain/finding/matching/condition.ts';
import type { Facet } from './facets.ts';
import type { Named } from './named.ts';
import type { Reason } from './reasons.ts';

/**
 * The interface of the search; question and answer are plain data. `start-services.ts` decides which implementation
 * answers, and in which thread.
 */
export interface TalentSearch {
  /**
   * Answers a question from data that includes everything committed before it.
   * @throws the signal's reason if the caller has gone
   */
  search<Asked extends Question>(question: Asked, signal?: AbortSignal): Promise<Answers[Asked['kind']]>;
  /** Loads the talents; resolves when a search can be answered without loading. */
  ready(signal?: AbortSignal): Promise<void>;
  /** Brings the engine behind the search up to date with the database; does nothing without an engine. */
  fill(): Promise<void>;
  /** Loads all talents again, as after a rebuild; the old index answers until then. */
  reload(): Promise<void>;
  /** Stops running work. */
  stop(): Promise<void>;
  /** Counts since the start of the process. */
  readonly tally: Readonly<SearchTally>;
}

export interface SearchTally {
  /** Talents in the index, with those replaced since it was built; 0 until it is loaded. */
  documents: number;
  answered: number;
  failed: number;
  /** Time of the answered searches, added up. */
  seconds: number;
  /** Threads that answer; 0 without a thread of its own. */
  threads: number;
  /** Threads that ended and were replaced. */
  threads_lost: number;
}

export const newTally = (): SearchTally => ({
  documents: 0,
  answered: 0,
  failed: 0,
  seconds: 0,
  threads: 0,
  threads_lost: 0,
});

/** Counts a search, and its time if it is answered. A search that fails after its caller has gone is not counted. */
export async function counted<Answer>(tally: SearchTally, search: () => Promise<Answer>, signal?: AbortSignal) {
  const begun = performance.now();
  try {
    const answer = await search();
    tally.answered += 1;
    tally.seconds += (performance.now() - begun) / 1000;
    return answer;
  } catch (error) {
    if (!signal?.aborted) tally.failed += 1;
    throw error;
  }
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

/** The log for failures of work in the background. */
export interface FailureLog {
  error(facts: { readonly err: unknown }, message: string): void;
}

/** Loads the talents in the background. A failure is logged; the next search tries again. */
export function loadInBackground(ready: () => Promise<unknown>, log: FailureLog): void {
  ready().catch((err: unknown) => {
    if (!(err instanceof SearchStopped)) log.error({ err }, 'the search cannot answer yet');
  });
}

/** A description of the wanted talents. */
export interface Wanted {
  readonly wishes: readonly Wish[];
  /** Free words as typed; the last may be the beginning of a longer word. */
  readonly words: string;
  /** The name that the text may be; undefined if it cannot be one. */
  readonly named?: Named | undefined;
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
  /** Number of talents compared in full; in the order 'newest' all who fit. */
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
