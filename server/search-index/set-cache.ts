import { CONDITIONS_IN_ALL_MAX } from '#domain/finding/matching/condition.ts';
import { addPosting, type Bits, noBits } from './doc-set.ts';
import type { Segment } from './segment.ts';

/**
 * Maximum number of cached sets per segment: more than one search can need, so that no search computes a set twice, for
 * selecting, ranking and explaining.
 */
const KEPT_AT_MOST = 2 * CONDITIONS_IN_ALL_MAX + 16;
const kept = new WeakMap<Segment, Map<string, Bits>>();

/**
 * A set of a segment, from the cache or computed by `add`, which fills an empty set. The caller must not write to the
 * result.
 */
export function keptSet(segment: Segment, name: string, add: (into: Bits) => void): Bits {
  let sets = kept.get(segment);
  if (!sets) {
    sets = new Map();
    kept.set(segment, sets);
  }
  const known = sets.get(name);
  // A set that is used again moves to the end, so that the first in the map is the least recently used.
  if (known) sets.delete(name);
  const bits = known ?? noBits(segment.size);
  if (!known) add(bits);
  sets.set(name, bits);
  const [oldest] = sets.keys();
  if (sets.size > KEPT_AT_MOST && oldest !== undefined) sets.delete(oldest);
  return bits;
}

/** The documents with a term, as bits, which are faster to look up for many documents. */
export function termBits(segment: Segment, term: string): Bits {
  const posting = segment.postings.get(term);
  if (posting && 'bits' in posting) return posting.bits;
  return keptSet(segment, `term ${term}`, (into) => addPosting(into, posting));
}

type Column = 'ageMin' | 'ageMax' | 'height';
const rungs = new WeakMap<Segment, Map<string, Bits>>();

/**
 * The documents with at most this value in a column. There are few values, so each set is kept as long as the segment:
 * a range of ages then needs two sets instead of a scan of all documents.
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
