import type { Wish } from '#domain/finding/matching/condition.ts';
import { wordsOf } from '#domain/people/talent/search-text.ts';
import { metBits } from './condition-matches.ts';
import { andInto, andNotInto, type Bits, copyOf } from './doc-set.ts';
import { nameTerms } from './document.ts';
import type { Segment } from './segment.ts';
import { termBits } from './set-cache.ts';

/** A search text that may be somebody's name: talents with this name are found first, whatever its words mean otherwise. */
export interface Named {
  /** The terms of the words; the talent's name has all of them. */
  readonly terms: readonly string[];
  /** Wishes that the searcher set by hand; they hold for a named talent too. */
  readonly wishes: readonly Wish[];
}

/** One word is no whole name: 'tova' is a craft, and 'Tova Berg' a person. */
const WORDS_MIN = 2;
const WORDS_MAX = 5;

/** The name that a search text may be, with the wishes set by hand; undefined for a text of too few or too many words. */
export function namedBy(text: string, wishes: readonly Wish[]): Named | undefined {
  const { length } = wordsOf(text);
  return length < WORDS_MIN || length > WORDS_MAX ? undefined : { terms: nameTerms(text), wishes };
}

/** The documents of `among` that have the name; undefined if no document of the segment can have it. */
export function namedBits(segment: Segment, { terms, wishes }: Named, among: Bits): Bits | undefined {
  if (!terms.every((term) => segment.postings.has(term))) return undefined;
  const named = copyOf(among);
  for (const term of terms) andInto(named, termBits(segment, term));
  for (const wish of wishes) {
    if (wish.demand === 'must') andInto(named, metBits(segment, wish));
    else if (wish.demand === 'not') andNotInto(named, metBits(segment, wish));
  }
  return named;
}
