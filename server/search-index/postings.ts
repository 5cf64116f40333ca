import type { Posting } from './doc-set.ts';
import { sharedNumbers } from './shared-numbers.ts';

/** The postings of a segment as plain data, whose arrays all threads share. */
export interface PackedPostings {
  /** The terms, separated by spaces, which no term contains: one string is posted much faster than many. */
  readonly terms: string;
  /** By term, the length of its numbers: positive for document numbers, negative for words of bits. */
  readonly lengths: Int32Array;
  /** The numbers of all terms, one after the other. */
  readonly numbers: Uint32Array;
}

/** The documents of each term of a segment. The numbers of all terms lie in one array. */
export class Postings implements Iterable<[term: string, posting: Posting]> {
  readonly packed: PackedPostings;
  readonly #places = new Map<string, number>();
  readonly #starts: Uint32Array;

  constructor(packed: PackedPostings) {
    const { terms, lengths } = packed;
    this.packed = packed;
    this.#starts = new Uint32Array(lengths.length);
    let start = 0;
    for (const [place, term] of (terms === '' ? [] : terms.split(' ')).entries()) {
      this.#places.set(term, place);
      this.#starts[place] = start;
      start += Math.abs(lengths[place] ?? 0);
    }
  }

  /** The documents with a term; undefined if there are none. */
  get(term: string): Posting | undefined {
    const place = this.#places.get(term);
    return place === undefined ? undefined : this.#at(place);
  }

  has(term: string): boolean {
    return this.#places.has(term);
  }

  get terms(): Iterable<string> {
    return this.#places.keys();
  }

  *[Symbol.iterator](): Iterator<[string, Posting]> {
    for (const [term, place] of this.#places) yield [term, this.#at(place)];
  }

  #at(place: number): Posting {
    const length = this.packed.lengths[place] ?? 0;
    const start = this.#starts[place] ?? 0;
    const numbers = this.packed.numbers.subarray(start, start + Math.abs(length));
    return length < 0 ? { bits: numbers } : { docs: numbers };
  }
}

/** Packs postings, which are given with their total count of numbers. */
export function packPostings(postings: Iterable<readonly [string, Posting]>, count: number): Postings {
  const numbers = sharedNumbers(Uint32Array, count);
  const terms: string[] = [];
  const lengths: number[] = [];
  let end = 0;
  for (const [term, posting] of postings) {
    const own = 'bits' in posting ? posting.bits : posting.docs;
    numbers.set(own, end);
    end += own.length;
    terms.push(term);
    lengths.push('bits' in posting ? -own.length : own.length);
  }
  return new Postings({ terms: terms.join(' '), lengths: Int32Array.from(lengths), numbers });
}
