import { CHOICES, isLevelKind } from '#domain/matching/condition.ts';
import { FACET_KINDS, type FacetKind } from '#domain/matching/facet-kinds.ts';
import { counties } from '#domain/vocabulary/counties.ts';
import { type Bits, countBits, countShared, firstOf, isIn, type Posting } from './doc-set.ts';
import type { Segment } from './segment.ts';
import type { Selected } from './select.ts';

/** How many of those who fit have what, the commonest first. */
export interface Facet {
  readonly kind: FacetKind;
  readonly options: readonly { readonly id: string; readonly count: number }[];
}

const OPTIONS_MAX = 30;
/** Of fewer people than this each is looked at; of more, only what is common in the whole segment is counted. */
const FEW = 2000;
const COMMONEST = 40;

const idsOf = (kind: FacetKind): readonly string[] => (kind === 'place' ? counties.ids : CHOICES[kind].ids);
const termOf = (kind: FacetKind, id: string): string => `${kind}.${id}${isLevelKind(kind) ? '.1' : ''}`;
const sizeOf = (posting: Posting): number => ('docs' in posting ? posting.docs.length : countBits(posting.bits));

interface Countable {
  readonly id: string;
  readonly posting: Posting;
}
const countables = new WeakMap<Segment, ReadonlyMap<FacetKind, readonly Countable[]>>();

/** What a segment's people can be counted by, the commonest first. */
function countablesOf(segment: Segment): ReadonlyMap<FacetKind, readonly Countable[]> {
  const known = countables.get(segment);
  if (known) return known;
  const made = new Map(
    FACET_KINDS.map((kind) => {
      const all = idsOf(kind).flatMap((id) => {
        const posting = segment.postings.get(termOf(kind, id));
        return posting ? [{ id, posting, size: sizeOf(posting) }] : [];
      });
      return [kind, all.toSorted((one, other) => other.size - one.size)] as const;
    }),
  );
  countables.set(segment, made);
  return made;
}

function countIn(found: Bits, few: readonly number[] | undefined, { posting }: Countable): number {
  if (!few || ('docs' in posting && posting.docs.length < few.length)) return countShared(found, posting);
  let count = 0;
  for (const doc of few) if (isIn(posting, doc)) count += 1;
  return count;
}

/** The facets of everybody who is found. */
export function facetsOf(selected: readonly Selected[]): Facet[] {
  const counts = new Map<FacetKind, Map<string, number>>(FACET_KINDS.map((kind) => [kind, new Map()]));
  for (const { segment, found } of selected) {
    const first = firstOf(found, FEW + 1);
    const few = first.length <= FEW ? first : undefined;
    for (const [kind, options] of countablesOf(segment)) {
      const sums = counts.get(kind);
      for (const option of few ? options : options.slice(0, COMMONEST))
        sums?.set(option.id, (sums.get(option.id) ?? 0) + countIn(found, few, option));
    }
  }
  return FACET_KINDS.map((kind) => ({
    kind,
    options: [...(counts.get(kind) ?? [])]
      .map(([id, count]) => ({ id, count }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
      .slice(0, OPTIONS_MAX),
  }));
}
