import { CONDITIONS_IN_ALL_MAX } from '#domain/finding/matching/condition.ts';
import { addPosting, type Bits, noBits } from './doc-set.ts';
import type { Segment } from './segment.ts';

/** More than one search can ask, so that it never works out the same set twice: once to select, to rank and to explain. */
const KEPT_AT_MOST = 2 * CONDITIONS_IN_ALL_MAX + 16;
const kept = new WeakMap<Segment, Map<string, Bits>>();

/**
 * A set of a segment, computed unless it is among those asked for last. The result must not be written to; `add` writes
 * into an empty one.
 */
export function keptSet(segment: Segment, name: string, add: (into: Bits) => void): Bits {
  let sets = kept.get(segment);
  if (!sets) {
    sets = new Map();
    kept.set(segment, sets);
  }
  const known = sets.get(name);
  // Asked for again, it goes to the end: the first of the map is the one that was not asked for the longest.
  if (known) sets.delete(name);
  const bits = known ?? noBits(segment.size);
  if (!known) add(bits);
  sets.set(name, bits);
  const [oldest] = sets.keys();
  if (sets.size > KEPT_AT_MOST && oldest !== undefined) sets.delete(oldest);
  return bits;
}

/** Who has a term, as bits: many documents are asked about sooner that way. */
export function termBits(segment: Segment, term: string): Bits {
  const posting = segment.postings.get(term);
  if (posting && 'bits' in posting) return posting.bits;
  return keptSet(segment, `term ${term}`, (into) => addPosting(into, posting));
}

type Column = 'ageMin' | 'ageMax' | 'height';
const rungs = new WeakMap<Segment, Map<string, Bits>>();

/**
 * Who has at most so much in a column. There are few values, and each set is kept for good: a span of ages is then two
 * of them instead of a look at everybody.
 */
export function atMost(segment: Segment, column: Column, value: number): Bits {
  let known = rungs.get(segment);
  if (!known) {
    known = new Map();
    rungs.set(segment, known);
  }
  const name = `${column} ${value}`;
  const found = known.get(name);
  if (found) return found;
  const bits = noBits(segment.size);
  const values = segment[column];
  for (let doc = 0; doc < values.length; doc += 1)
    if ((values[doc] ?? 0) <= value) bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
  known.set(name, bits);
  return bits;
}
