import { withinBounds } from '#domain/finding/matching/bounds.ts';
import { isUnknownKind, type TalentQuery, type Wish } from '#domain/finding/matching/condition.ts';
import { withoutRepeats } from './search-url.ts';

/** The parts of a reading that count for its wishes. */
export interface Reading {
  readonly wishes: readonly Wish[];
  readonly words: string;
}

/** The wishes that count: own ones, then those read from the text. Their positions are what `reason.wish` names. */
export function countingWishes(query: TalentQuery, reading: Reading): Wish[] {
  return [...query.wishes, ...reading.wishes];
}

/**
 * The text becomes wishes of one's own, with a change of all of them: what was read is no longer read anew, and what is
 * searched as words stays as text. A text that nothing was read from stays as it was typed.
 */
export function absorb(
  query: TalentQuery,
  reading: Reading,
  change: (wishes: readonly Wish[]) => readonly Wish[] = (wishes) => wishes,
): TalentQuery {
  // More than anybody means, but an address must stay one that the search takes.
  const { fitting: wishes } = withinBounds(withoutRepeats(change(countingWishes(query, reading))));
  return { ...query, wishes, text: reading.wishes.length > 0 ? reading.words : query.text };
}

/**
 * Replaces a wish (by its position among those that count) by another one, or by nothing. An own one is changed where
 * it is and leaves the text alone; one that was read absorbs the text.
 */
export function changeWish(query: TalentQuery, reading: Reading, at: number, to: Wish | undefined): TalentQuery {
  const change = (wishes: readonly Wish[]) => wishes.flatMap((wish, index) => (index === at ? (to ?? []) : wish));
  const next =
    at < query.wishes.length
      ? { ...query, wishes: withoutRepeats(change(query.wishes)) }
      : absorb(query, reading, change);
  return { ...next, unknown: askedKinds(next, at < query.wishes.length ? reading.wishes : []) };
}

/** Talents that have not told a fact are only taken in for a fact that is still asked for. */
function askedKinds({ wishes, unknown }: TalentQuery, read: readonly Wish[]): TalentQuery['unknown'] {
  const kinds = new Set([...wishes, ...read].flatMap(({ any }) => any.map(({ kind }) => kind)).filter(isUnknownKind));
  return unknown.filter((kind) => kinds.has(kind));
}

/** The text without a stretch of it (UTF-16 indices, the end not included), with no hole left behind. */
export function withoutStretch(text: string, start: number, end: number): string {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  if (before === '' || after === '') return before + after;
  return /^[,.;:!?]/.test(after) ? before + after : `${before} ${after}`;
}
