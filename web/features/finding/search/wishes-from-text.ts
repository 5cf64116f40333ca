import { withinBounds } from '#domain/finding/matching/bounds.ts';
import { isUnknownKind, type TalentQuery, type Wish } from '#domain/finding/matching/condition.ts';
import { withoutRepeats } from './search-url.ts';

/** The parts of a reading that the functions below need. */
export interface Reading {
  readonly wishes: readonly Wish[];
  readonly words: string;
}

/** The wishes that count: own wishes, then those read from the text. `reason.wish` is a position in this list. */
export function countingWishes(query: TalentQuery, reading: Reading): Wish[] {
  return [...query.wishes, ...reading.wishes];
}

/**
 * Turns the wishes read from the text into own wishes, then applies `change` to all wishes. Of the text only the words
 * to search stay. A text without wishes stays as typed.
 */
export function absorb(
  query: TalentQuery,
  reading: Reading,
  change: (wishes: readonly Wish[]) => readonly Wish[] = (wishes) => wishes,
): TalentQuery {
  // Wishes beyond the limits are dropped, because the server would refuse the search.
  const { fitting: wishes } = withinBounds(withoutRepeats(change(countingWishes(query, reading))));
  return { ...query, wishes, text: reading.wishes.length > 0 ? reading.words : query.text };
}

/**
 * Replaces or removes a wish, by its position in `countingWishes`. For an own wish the text stays. For a wish from the
 * text, all wishes of the text become own wishes.
 */
export function changeWish(query: TalentQuery, reading: Reading, at: number, to: Wish | undefined): TalentQuery {
  const change = (wishes: readonly Wish[]) => wishes.flatMap((wish, index) => (index === at ? (to ?? []) : wish));
  const next =
    at < query.wishes.length
      ? { ...query, wishes: withoutRepeats(change(query.wishes)) }
      : absorb(query, reading, change);
  return { ...next, unknown: askedKinds(next, at < query.wishes.length ? reading.wishes : []) };
}

/** Keeps an included group of talents without a stated fact only while the query asks for that fact. */
function askedKinds({ wishes, unknown }: TalentQuery, read: readonly Wish[]): TalentQuery['unknown'] {
  const kinds = new Set([...wishes, ...read].flatMap(({ any }) => any.map(({ kind }) => kind)).filter(isUnknownKind));
  return unknown.filter((kind) => kinds.has(kind));
}

/** The text without a part (UTF-16 indices, end exclusive), with one space or a punctuation mark where the part was. */
export function withoutStretch(text: string, start: number, end: number): string {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  if (before === '' || after === '') return before + after;
  return /^[,.;:!?]/.test(after) ? before + after : `${before} ${after}`;
}
