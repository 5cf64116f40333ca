import type { Bits } from './doc-set.ts';
import { countingOf, type Owned } from './facets.ts';
import { Ids } from './id-array.ts';
import { type PackedPostings, Postings } from './postings.ts';
import { type Segment, wordsOf } from './segment.ts';

/**
 * A segment as plain data for another thread: its arrays are shared, so that a message carries none of them. The set of
 * talents who are gone is not in it, because it changes.
 */
export interface PackedSegment extends Omit<Segment, 'ids' | 'postings' | 'words' | 'gone'> {
  readonly ids: { readonly words: Uint32Array; readonly places: Uint32Array };
  readonly postings: PackedPostings;
  readonly owned: Owned;
}

/** Packs a segment for another thread. */
export function packSegment({ words: _words, gone: _gone, ...segment }: Segment, owned: Owned): PackedSegment {
  const { ids, postings } = segment;
  const { starts, owned: numbers } = owned;
  return {
    ...segment,
    ids: { words: ids.words, places: ids.places },
    postings: postings.packed,
    owned: { starts, owned: numbers },
  };
}

/** Opens the segment of another thread. */
export function openSegment({ ids, postings: packed, owned, ...columns }: PackedSegment, gone: Bits): Segment {
  const postings = new Postings(packed);
  const segment = { ...columns, ids: new Ids(ids.words, ids.places), postings, words: wordsOf(postings), gone };
  countingOf(segment, owned);
  return segment;
}
