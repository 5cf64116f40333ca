import { CHOICES, isLevelKind } from '#domain/finding/matching/condition.ts';
import { FACET_KINDS, type FacetKind } from '#domain/finding/matching/facet-kinds.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { addCounts } from './add-counts.ts';
import { countBits, countShared, eachOf, type Posting } from './doc-set.ts';
import type { Segment } from './segment.ts';
import type { Selected } from './select.ts';
import { sharedNumbers } from './shared-numbers.ts';

/** A kind of property, and for each of its options the number of found talents who have it, the most common first. */
export interface Facet {
  readonly kind: FacetKind;
  readonly options: readonly { readonly id: string; readonly count: number }[];
}

const OPTIONS_MAX = 30;
/**
 * Maximum number of found talents of a segment who are counted one by one. With more, only the COMMONEST properties of
 * each kind in the segment are counted, by their bits.
 */
const FEW = 20_000;
const COMMONEST = 8;

/** The ids of the options of a kind. */
export const facetIds = (kind: FacetKind): readonly string[] => (kind === 'place' ? counties.ids : CHOICES[kind].ids);
const termOf = (kind: FacetKind, id: string): string => `${kind}.${id}${isLevelKind(kind) ? '.1' : ''}`;

/** A property for which talents are counted. */
interface Countable {
  readonly kind: FacetKind;
  readonly id: string;
  readonly posting: Posting;
  /** Number of talents in the segment who have the property. */
  readonly size: number;
}

/** The countables of each document, in arrays that all threads share. */
export interface Owned {
  /** For each document, where its countables begin in `owned`; the last number is the end. */
  readonly starts: Uint32Array;
  readonly owned: Uint16Array;
}

interface Counting extends Owned {
  readonly countables: readonly Countable[];
  readonly commonest: readonly number[];
}

const made = new WeakMap<Segment, Counting>();

/**
 * The countables of a segment with the talents who have them, inverted from the postings. Computed once per segment.
 * @param known what another thread has inverted
 */
export function countingOf(segment: Segment, known?: Owned): Counting {
  const before = made.get(segment);
  if (before) return before;
  const countables = FACET_KINDS.flatMap((kind) =>
    facetIds(kind).flatMap((id) => {
      const posting = segment.postings.get(termOf(kind, id));
      if (!posting) return [];
      const size = 'docs' in posting ? posting.docs.length : countBits(posting.bits);
      return [{ kind, id, posting, size }];
    }),
  );
  const commonest = FACET_KINDS.flatMap((kind) =>
    [...countables.entries()]
      .filter(([, countable]) => countable.kind === kind)
      .toSorted(([, one], [, other]) => other.size - one.size)
      .slice(0, COMMONEST)
      .map(([number]) => number),
  );
  const counting = { countables, commonest, ...(known ?? invert(segment.size, countables)) };
  made.set(segment, counting);
  return counting;
}

function invert(size: number, countables: readonly Countable[]): Owned {
  const starts = sharedNumbers(Uint32Array, size + 1);
  for (const { posting } of countables)
    eachOf(posting, (doc) => {
      starts[doc + 1] = (starts[doc + 1] ?? 0) + 1;
    });
  for (let doc = 0; doc < size; doc += 1) starts[doc + 1] = (starts[doc + 1] ?? 0) + (starts[doc] ?? 0);
  const owned = sharedNumbers(Uint16Array, starts[size] ?? 0);
  const next = starts.slice();
  for (const [number, { posting }] of countables.entries())
    eachOf(posting, (doc) => {
      const at = next[doc] ?? 0;
      owned[at] = number;
      next[doc] = at + 1;
    });
  return { starts, owned };
}

/** For each countable of a segment, the number of found talents who have it. */
function countIn({ found, total }: Selected, { countables, commonest, starts, owned }: Counting): Uint32Array {
  const counts = new Uint32Array(countables.length);
  if (total > FEW) {
    for (const number of commonest) counts[number] = countShared(found, countables[number]?.posting);
    return counts;
  }
  // The places of all lists are read first: the processor then fetches many from memory at once.
  const begins = new Uint32Array(total);
  const ends = new Uint32Array(total);
  let next = 0;
  for (let word = 0; word < found.length; word += 1)
    for (let rest = found[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const doc = word * 32 + (31 - Math.clz32(rest & -rest));
      begins[next] = starts[doc] ?? 0;
      ends[next] = starts[doc + 1] ?? 0;
      next += 1;
    }
  for (let nth = 0; nth < total; nth += 1) {
    const end = ends[nth] ?? 0;
    for (let at = begins[nth] ?? 0; at < end; at += 1) {
      const number = owned[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return counts;
}

/** For each kind of property, the number of found talents who have each option. */
export type FacetCounts = ReadonlyMap<FacetKind, ReadonlyMap<string, number>>;

/** Counts the found talents of a segment. */
export function countFacets(selected: Selected): FacetCounts {
  const counting = countingOf(selected.segment);
  const counts = countIn(selected, counting);
  const byKind = new Map<FacetKind, Map<string, number>>(FACET_KINDS.map((kind) => [kind, new Map()]));
  for (const [number, { kind, id }] of counting.countables.entries()) {
    const count = counts[number] ?? 0;
    if (count > 0) byKind.get(kind)?.set(id, count);
  }
  return byKind;
}

/** The facets of all found talents, from the counts of the parts of the search. */
export const facetsOf = (all: readonly FacetCounts[]): Facet[] =>
  FACET_KINDS.map((kind) => ({
    kind,
    options: [...addCounts(all.map((counts) => counts.get(kind) ?? new Map<string, number>()))]
      .map(([id, count]) => ({ id, count }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
      .slice(0, OPTIONS_MAX),
  }));
