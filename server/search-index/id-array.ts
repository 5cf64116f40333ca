import { sharedNumbers } from './shared-numbers.ts';

/** Number of 32-bit numbers in an id. */
export const NUMBERS_OF_ID = 4;
const HEX = 8;

/** Ids stored as numbers, because the strings of a million ids would take a hundred megabytes. */
export class GrowingIds {
  #words = new Uint32Array(NUMBERS_OF_ID * 4);
  #count = 0;
  push(id: string): void {
    if (this.#count * NUMBERS_OF_ID === this.#words.length) {
      const larger = new Uint32Array(this.#words.length * 2);
      larger.set(this.#words);
      this.#words = larger;
    }
    writeId(this.#words, this.#count, id);
    this.#count += 1;
  }
  get ids(): Ids {
    const words = sharedNumbers(Uint32Array, this.#count * NUMBERS_OF_ID);
    words.set(this.#words.subarray(0, words.length));
    return new Ids(words, placesOf(words));
  }
}

function writeId(into: Uint32Array, at: number, id: string): void {
  const hex = id.replaceAll('-', '');
  for (let word = 0; word < NUMBERS_OF_ID; word += 1)
    into[at * NUMBERS_OF_ID + word] = Number.parseInt(hex.slice(word * HEX, (word + 1) * HEX), 16);
}

/** Hashes by the last part of the id, which is random in every version of UUID that is used. */
const hashOf = (words: Uint32Array, at: number): number => words[at * NUMBERS_OF_ID + NUMBERS_OF_ID - 1] ?? 0;

/** A hash table with linear probing from ids to document numbers, which are counted from 1; 0 for an empty place. */
export function placesOf(words: Uint32Array): Uint32Array {
  const size = words.length / NUMBERS_OF_ID;
  const places = sharedNumbers(Uint32Array, 2 ** Math.ceil(Math.log2(size * 2 + 1)));
  const mask = places.length - 1;
  for (let doc = 0; doc < size; doc += 1) {
    let place = hashOf(words, doc) & mask;
    while (places[place] !== 0) place = (place + 1) & mask;
    places[place] = doc + 1;
  }
  return places;
}

/** The ids (UUID) of the documents of a segment. */
export class Ids implements Iterable<string> {
  readonly words: Uint32Array;
  readonly places: Uint32Array;

  /** @param places the hash table of `placesOf` */
  constructor(words: Uint32Array, places: Uint32Array) {
    this.words = words;
    this.places = places;
  }

  /** The id of a document. */
  at(doc: number): string {
    let hex = '';
    for (let word = 0; word < NUMBERS_OF_ID; word += 1)
      hex += (this.words[doc * NUMBERS_OF_ID + word] ?? 0).toString(16).padStart(HEX, '0');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** The document with an id; undefined if there is none. */
  docOf(id: string): number | undefined {
    const wanted = new Uint32Array(NUMBERS_OF_ID);
    writeId(wanted, 0, id);
    const mask = this.places.length - 1;
    for (let place = hashOf(wanted, 0) & mask; ; place = (place + 1) & mask) {
      const doc = (this.places[place] ?? 0) - 1;
      if (doc < 0) return undefined;
      if (wanted.every((word, at) => word === this.words[doc * NUMBERS_OF_ID + at])) return doc;
    }
  }

  /** Compares the ids of two documents; the order is that of the ids as text. */
  compare(one: number, other: number): number {
    for (let word = 0; word < NUMBERS_OF_ID; word += 1) {
      const difference =
        (this.words[one * NUMBERS_OF_ID + word] ?? 0) - (this.words[other * NUMBERS_OF_ID + word] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  *[Symbol.iterator](): Iterator<string> {
    for (let doc = 0; doc * NUMBERS_OF_ID < this.words.length; doc += 1) yield this.at(doc);
  }
}
