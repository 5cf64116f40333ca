import { municipalities } from '#domain/vocabulary/municipalities.ts';
import { type Bits, noBits, type Posting, postingOf, setBit } from './doc-set.ts';
import { type DocumentRow, dayNumber, termsOf } from './document.ts';

/**
 * A part of the index that does not change, but for who is gone from it. Its documents are in order of the points of
 * their profiles, the highest first.
 */
export interface Segment {
  readonly size: number;
  readonly ids: readonly string[];
  readonly docOf: ReadonlyMap<string, number>;
  readonly postings: ReadonlyMap<string, Posting>;
  /** Playing ages in years and heights in cm; 0 where `age.unknown` or `height.unknown` is a term. */
  readonly ageMin: Uint8Array;
  readonly ageMax: Uint8Array;
  readonly height: Uint8Array;
  /** Position in MUNICIPALITIES, from 1; 0 where it is not told. */
  readonly municipality: Uint16Array;
  readonly completeness: Uint8Array;
  /** In percent; 255 where there is none yet. */
  readonly answered: Uint8Array;
  /** Day numbers. */
  readonly fresh: Uint16Array;
  /** Seconds since 1970. */
  readonly created: Uint32Array;
  /** Who may be found on any day. */
  readonly visible: Bits;
  /** Who may be found from a day on (ISO). */
  readonly visibleFrom: ReadonlyMap<number, string>;
  /** Document numbers, the newest first, of one second by id. */
  readonly newest: Uint32Array;
  /** All words of free text, sorted; also of who is gone or may be found from a later day on. */
  readonly words: readonly string[];
  /** Who has changed since and stands in a newer segment; written by the index only. */
  readonly gone: Bits;
}

export const NO_ANSWERS = 255;
export const WORD = 'w.';
const municipalityAt = new Map(municipalities.entries.map(({ id }, at) => [id as string, at + 1]));

/**
 * The documents by when they were made, the newest first, and of one second by their ids, so that pages over several
 * segments neither repeat nor leave out anybody. Sorted as numbers, because a million are.
 */
function newestFirst(created: Uint32Array, ids: readonly string[]): Uint32Array {
  const size = created.length;
  const keys = Float64Array.from(created, (seconds, doc) => (2 ** 32 - seconds) * size + doc);
  const newest = Uint32Array.from(keys.sort(), (key) => key % size);
  const secondAt = (at: number) => created[newest[at] ?? 0];
  for (let start = 0, end = 1; start < size; start = end, end += 1) {
    while (end < size && secondAt(end) === secondAt(start)) end += 1;
    if (end > start + 1)
      newest.subarray(start, end).sort((one, other) => ((ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1));
  }
  return newest;
}

/** Numbers that are added to, without knowing how many there will be. */
class Growing {
  #values = new Uint32Array(4);
  #count = 0;
  push(value: number): void {
    if (this.#count === this.#values.length) {
      const larger = new Uint32Array(this.#count * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#count] = value;
    this.#count += 1;
  }
  get values(): Uint32Array {
    return this.#values.subarray(0, this.#count);
  }
}

/** Builds a segment of rows given in order of profile_points; `today` is the ISO day from which busy days are kept. */
export function segmentBuilder(today: string) {
  const rows: Omit<DocumentRow, 'facts' | 'busy'>[] = [];
  const terms = new Map<string, Growing>();
  return {
    add(row: DocumentRow): void {
      const { facts: _facts, busy: _busy, ...kept } = row;
      const doc = rows.push(kept) - 1;
      // Who may not be found leaves no words and no counts behind, whatever day it is.
      if (!row.is_findable || row.visible_from === 'infinity') return;
      for (const term of termsOf(row, today)) {
        let docs = terms.get(term);
        if (!docs) {
          docs = new Growing();
          terms.set(term, docs);
        }
        docs.push(doc);
      }
    },
    build: (): Segment => build(rows, terms, today),
  };
}

/** A segment of these rows. */
export function segmentOf(rows: readonly DocumentRow[], today: string): Segment {
  const builder = segmentBuilder(today);
  for (const row of rows) builder.add(row);
  return builder.build();
}

function build(
  rows: readonly Omit<DocumentRow, 'facts' | 'busy'>[],
  terms: ReadonlyMap<string, Growing>,
  today: string,
): Segment {
  const size = rows.length;
  const postings = new Map<string, Posting>();
  const words: string[] = [];
  const municipality = new Uint16Array(size);
  for (const [term, docs] of terms) {
    const { values } = docs;
    // A copy of its own, so that the room it grew into is given back.
    postings.set(term, postingOf(values.slice(), size));
    if (term.startsWith(WORD)) words.push(term.slice(WORD.length));
    const place = term.startsWith('place.') ? municipalityAt.get(term.slice('place.'.length)) : undefined;
    if (place !== undefined) for (const doc of values) municipality[doc] = place;
  }
  const visible = noBits(size);
  const visibleFrom = new Map<number, string>();
  for (const [doc, { is_findable, visible_from }] of rows.entries()) {
    if (!is_findable || visible_from === 'infinity') continue;
    // Days only go forward: who may be found today may be found tomorrow.
    if (visible_from === '-infinity' || visible_from <= today) setBit(visible, doc);
    else visibleFrom.set(doc, visible_from);
  }
  const created = Uint32Array.from(rows, (row) => Date.parse(row.created_date) / 1000);
  const ids = rows.map(({ talent_id }) => talent_id);
  return {
    size,
    ids,
    docOf: new Map(rows.map(({ talent_id }, doc) => [talent_id, doc])),
    postings,
    ageMin: Uint8Array.from(rows, (row) => row.playing_age_min ?? 0),
    ageMax: Uint8Array.from(rows, (row) => row.playing_age_max ?? 0),
    height: Uint8Array.from(rows, (row) => row.height_cm ?? 0),
    municipality,
    completeness: Uint8Array.from(rows, (row) => row.completeness),
    answered: Uint8Array.from(rows, (row) => row.answered_share ?? NO_ANSWERS),
    fresh: Uint16Array.from(rows, (row) => dayNumber(row.fresh_date)),
    created,
    visible,
    visibleFrom,
    newest: newestFirst(created, ids),
    words: words.sort(),
    gone: noBits(size),
  };
}
