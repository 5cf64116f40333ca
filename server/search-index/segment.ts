import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { type Bits, noBits, type Posting, postingOf, setBit } from './doc-set.ts';
import { type DocumentRow, dayNumber, termsOf } from './document.ts';
import { type Growing, growing8, growing16, growing32 } from './growing-array.ts';
import { GrowingIds, type Ids } from './id-array.ts';

/**
 * A part of the index that does not change, but for the mark on deleted documents. Documents are in order of the points
 * of their profiles, the highest first.
 */
export interface Segment {
  readonly size: number;
  readonly ids: Ids;
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
  /** All words of free text, sorted; also of deleted people and of those who may be found from a later day on. */
  readonly words: readonly string[];
  /** Who has changed since and stands in a newer segment; written by the index only. */
  readonly gone: Bits;
}

export const NO_ANSWERS = 255;
export const WORD = 'w.';
const municipalityAt = new Map(municipalities.entries.map(({ id }, at) => [id as string, at + 1]));

/**
 * The documents by when they were made, the newest first, and of one second by their ids, so that pages over several
 * segments neither repeat nor leave out anybody. Sorted as whole numbers of 64 bits, the seconds before the document: a
 * fraction has 53, which from some three million documents on are too few.
 */
export function newestFirst(created: Uint32Array, ids: Pick<Ids, 'compare'>): Uint32Array {
  const size = created.length;
  const keys = new BigUint64Array(size);
  // In halves, which costs no number of its own for each; the lower one stands first on what we run on.
  const halves = new Uint32Array(keys.buffer);
  for (let doc = 0; doc < size; doc += 1) {
    halves[2 * doc] = doc;
    halves[2 * doc + 1] = 2 ** 32 - 1 - (created[doc] ?? 0);
  }
  keys.sort();
  const newest = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) newest[at] = halves[2 * at] ?? 0;
  const secondAt = (at: number) => created[newest[at] ?? 0];
  for (let start = 0, end = 1; start < size; start = end, end += 1) {
    while (end < size && secondAt(end) === secondAt(start)) end += 1;
    if (end > start + 1) newest.subarray(start, end).sort((one, other) => ids.compare(one, other));
  }
  return newest;
}

/** The facts of people that stand in columns, as they are read. */
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

/** Builds a segment of rows given in order of profile_points; `today` is the ISO day from which busy days are kept. */
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
      // Who may not be found leaves no words and no counts behind, whatever day it is.
      if (!row.is_findable || row.visible_from === 'infinity') return;
      // Days only go forward: a person who may be found today may be found tomorrow.
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
  /** Each is let go of as soon as it has become a posting. */
  readonly terms: Map<string, Growing<Uint32Array>>;
}

/** A segment of these rows. */
export function segmentOf(rows: readonly DocumentRow[], today: string): Segment {
  const builder = segmentBuilder(today);
  for (const row of rows) builder.add(row);
  return builder.build();
}

function build({ size, ids, columns, visible, visibleFrom, terms }: Built): Segment {
  const postings = new Map<string, Posting>();
  const words: string[] = [];
  const municipality = new Uint16Array(size);
  for (const [term, docs] of terms) {
    const { values } = docs;
    postings.set(term, postingOf(values, size));
    terms.delete(term);
    if (term.startsWith(WORD)) words.push(term.slice(WORD.length));
    const place = term.startsWith('place.') ? municipalityAt.get(term.slice('place.'.length)) : undefined;
    if (place !== undefined) for (const doc of values) municipality[doc] = place;
  }
  const visibleBits = noBits(size);
  for (const doc of visible) setBit(visibleBits, doc);
  const created = columns.created.values;
  return {
    size,
    ids,
    postings,
    ageMin: columns.ageMin.values,
    ageMax: columns.ageMax.values,
    height: columns.height.values,
    municipality,
    completeness: columns.completeness.values,
    answered: columns.answered.values,
    fresh: columns.fresh.values,
    created,
    visible: visibleBits,
    visibleFrom,
    newest: newestFirst(created, ids),
    words: words.sort(),
    gone: noBits(size),
  };
}
