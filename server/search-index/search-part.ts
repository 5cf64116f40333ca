import type { UnknownKind } from '#domain/finding/matching/condition.ts';
import type { FacetCounts } from './facets.ts';
import type { Findable, PartWords } from './part-words.ts';
import type { Ask, Selected } from './select.ts';

/**
 * A part of all talents, which says who fits a question. Parts have no talent in common, so that their answers add up;
 * points, reasons and the order of the compared talents are computed from their answers (answer.ts).
 *
 * A caller asks all parts before it awaits the first answer: the parts then answer from the same state.
 */
export interface SearchPart {
  /** The words of the talents whom the caller may find. */
  words(findable: Findable): PartWords;
  /** Who fits, and how many. */
  find(ask: Ask, sought: Sought): Promise<Found>;
}

/** The wanted details of the talents who fit. */
export interface Sought {
  readonly order: 'best' | 'newest';
  /** Number of talents needed with all facts: those with the strongest profiles, or the newest. */
  readonly most: number;
  /** True if the facets and the numbers of talents with missing facts are wanted. */
  readonly isCounted: boolean;
}

export interface Found {
  readonly total: number;
  /** The selection that holds the talents of `Sought.most`; others may be in it. */
  readonly selected: Selected;
  readonly facets: FacetCounts;
  /**
   * By kind of fact: number of further talents who lack this fact and would be found if their missing facts counted as
   * right.
   */
  readonly unknown: ReadonlyMap<UnknownKind, number>;
}
