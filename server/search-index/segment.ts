import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { type Bits, type Posting, postingLength, postingOf, setBit, sharedBits } from './doc-set.ts';
import { type DocumentRow, dayNumber, termsOf } from './document.ts';
import { type Growing, growing8, growing16, growing32 } from './growing-array.ts';
import { GrowingIds, type Ids } from './id-array.ts';
import { type Postings, packPostings } from './postings.ts';
import { sharedNumbers } from './shared-numbers.ts';

/**
 * A part of the index that never changes, except for the marks on replaced documents. Its arrays are in memory that all
 * threads share (packed-segment.ts). Documents are ordered by profile points, the highest first.
 */
export interface Segment {
  readonly size: number;
  readonly ids: Ids;
  readonly postings: Postings;
  /** Playing ages in years and heights in cm; 0 if the document has the term `age.unknown` or `height.unknown`. */
  readonly ageMin: Uint8Array;
  readonly ageMax: Uint8Array;
  readonly height: Uint8Array;
  /** Position in MUNICIPALITIES, from 1; 0 if unknown. */
  readonly municipality: Uint16Array;
  readonly completeness: Uint8Array;
  /** Share of answered requests in percent; 255 if there were none. */
  readonly answered: Uint8Array;
  /** Day numbers. */
  readonly fresh: Uint16Array;
  /** Seconds since 1970. */
  readonly created: Uint32Array;
  /** Talents who may be found from the day of the build on. */
  readonly visible: Bits;
  /** The later day from which a talent may be found (ISO), keyed by document. */
  readonly visibleFrom: ReadonlyMap<number, string>;
  /** Document numbers, the newest first, and by id within the same second. */
  readonly newest: Uint32Array;
  /** All words of free text, sorted, including words of deleted talents and of talents who may be found only later. */
  readonly words: readonly string[];
  /**
   * Talents who have changed since and are in a newer segment. Only the index replaces this set; another thread may read
   * the old one meanwhile.
   */
  gone: Bits;
}

export const NO_ANSWERS = 255;
export const WORD = 'w.';
const municipalityAt = new Map(municipalities.entries.map(({ id }, at) => [id as string, at + 1]));

/**
 * The documents by creation time, the newest first, and by id within the same second, so that pages over several
 * segments neither repeat nor skip a talent. The sort keys are 64-bit integers with the seconds above the document
 * number; the 53 bits of a double are too few from about three million documents on.
 */
export function newestFirst(created: Uint32Array, ids: Pick<Ids, 'compare'>): Uint32Array {
  const size = created.length;
  const keys = new BigUint64Array(size);
  // Each key is written as two 32-bit halves, so that no BigInt is allocated. The supported processors store the lower
  // half first.
  const halves = new Uint32Array(keys.buffer);
  for (let doc = 0; doc < size; doc += 1) {
    halves[2 * doc] = doc;
    halves[2 * doc + 1] = 2 ** 32 - 1 - (created[doc] ?? 0);
  }
  keys.sort();
  const newest = sharedNumbers(Uint32Array, size);
  for (let at = 0; at < size; at += 1) newest[at] = halves[2 * at] ?? 0;
  const secondAt = (at: number) => created[newest[at] ?? 0];
  for (let start = 0, end = 1; start < size; start = end, end += 1) {
    while (end < size && secondAt(end) === secondAt(start)) end += 1;
    if (end > start + 1) newest.subarray(start, end).sort((one, other) => ids.compare(one, other));
  }
  return newest;
}

/** The facts of talents that a segment stores in columns, while rows are being read. */
const newColumns = () => ({
  ageMin: growing8(),
  ageMax: growing8(),
  height: growing8(),
  completeness: growing8(),
  answered: growing8(),
  fresh: growing16(),
  created: growing32(),
});
type Columns = ReturnType<typeof newColumns>;

/**
 * Builds a segment from rows, which must come in order of profile_points. `today` is the first ISO day for which busy
 * days are indexed.
 */
export function segmentBuilder(today: string) {
  const ids = new GrowingIds();
  const columns = newColumns();
  const visible = growing32();
  const visibleFrom = new Map<number, string>();
  const terms = new Map<string, Growing<Uint32Array>>();
  let size = 0;
  return {
    add(row: DocumentRow): void {
      const doc = size;
      size += 1;
      ids.push(row.talent_id);
      columns.ageMin.push(row.playing_age_min ?? 0);
      columns.ageMax.push(row.playing_age_max ?? 0);
      columns.height.push(row.height_cm ?? 0);
      columns.completeness.push(row.completeness);
      columns.answered.push(row.answered_share ?? NO_ANSWERS);
      columns.fresh.push(dayNumber(row.fresh_date));
      columns.created.push(Date.parse(row.created_date) / 1000);
      // A talent who can never be found leaves neither words nor counts in the index.
      if (!row.is_findable || row.visible_from === 'infinity') return;
      // Days only advance, so a talent who is visible today is visible on later days too.
      if (row.visible_from === '-infinity' || row.visible_from <= today) visible.push(doc);
      else visibleFrom.set(doc, row.visible_from);
      for (const term of termsOf(row, today)) {
        let docs = terms.get(term);
        if (!docs) {
          docs = growing32();
          terms.set(term, docs);
        }
        docs.push(doc);
      }
    },
    build: (): Segment => build({ size, ids: ids.ids, columns, visible: visible.values, visibleFrom, terms }),
  };
}

interface Built {
  readonly size: number;
  readonly ids: Ids;
  readonly columns: Columns;
  readonly visible: Uint32Array;
  readonly visibleFrom: ReadonlyMap<number, string>;
  /** Each entry is deleted as soon as its posting is built, to free memory. */
  readonly terms: Map<string, Growing<Uint32Array>>;
}

/** Builds a segment from rows, which must come in order of profile_points. */
export function segmentOf(rows: readonly DocumentRow[], today: string): Segment {
  const builder = segmentBuilder(today);
  for (const row of rows) builder.add(row);
  return builder.build();
}

function build({ size, ids, columns, visible, visibleFrom, terms }: Built): Segment {
  const municipality = sharedNumbers(Uint16Array, size);
  let count = 0;
  for (const { values } of terms.values()) count += postingLength(values.length, size);
  const postings = packPostings(postingsOf(), count);
  const visibleBits = sharedBits(size);
  for (const doc of visible) setBit(visibleBits, doc);
  const created = columns.created.shared;
  return {
    size,
    ids,
    postings,
    ageMin: columns.ageMin.shared,
    ageMax: columns.ageMax.shared,
    height: columns.height.shared,
    municipality,
    completeness: columns.completeness.shared,
    answered: columns.answered.shared,
    fresh: columns.fresh.shared,
    created,
    visible: visibleBits,
    visibleFrom,
    newest: newestFirst(created, ids),
    words: wordsOf(postings),
    gone: sharedBits(size),
  };

  function* postingsOf(): Iterable<[string, Posting]> {
    for (const [term, { values }] of terms) {
      yield [term, postingOf(values, size)];
      terms.delete(term);
      const place = term.startsWith('place.') ? municipalityAt.get(term.slice('place.'.length)) : undefined;
      if (place !== undefined) for (const doc of values) municipality[doc] = place;
    }
  }
}

/** The words among the terms of a segment, sorted. */
export const wordsOf = ({ terms }: Postings): string[] =>
  Iterator.from(terms)
    .filter((term) => term.startsWith(WORD))
    .map((term) => term.slice(WORD.length))
    .toArray()
    .sort();
