import type { UnknownKind } from '#domain/finding/matching/condition.ts';
import { FACET_KINDS } from '#domain/finding/matching/facet-kinds.ts';
import type { DocumentRow } from '#server/search-index/document.ts';
import { type FacetCounts, facetIds } from '#server/search-index/facets.ts';
import type { Found, SearchPart, Sought } from '#server/search-index/search-part.ts';
import { segmentOf } from '#server/search-index/segment.ts';
import { type Ask, select } from '#server/search-index/select.ts';
import { type Engine, searchWhole } from './engine.ts';
import { facetField } from './engine-document.ts';
import { RESULTS_MAX } from './engine-mapping.ts';
import { type Demands, demandsOf, type Query } from './engine-query.ts';
import { engineWords } from './engine-words.ts';

interface Hits {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly { readonly _source: { readonly row: DocumentRow } }[];
  };
  readonly aggregations?: Readonly<
    Record<string, { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }>
  >;
}

interface Lacking {
  readonly aggregations: Readonly<Record<string, { readonly doc_count: number }>>;
}

const BY_ID = { id: 'asc' };
const ORDERS = {
  best: [{ points: 'desc' }, BY_ID],
  newest: [{ created: 'desc' }, BY_ID],
} as const;

// All options of a kind are asked of each shard, so that the sums are exact.
const FACETS = Object.fromEntries(
  FACET_KINDS.map((kind) => [kind, { terms: { field: facetField(kind), size: facetIds(kind).length } }]),
);

function bodyOf({ found, groups }: Demands, { order, most, isCounted }: Sought): object {
  const isGrouped = order === 'best' && groups !== undefined;
  return {
    size: Math.min(most, RESULTS_MAX),
    track_total_hits: true,
    query: isGrouped ? { bool: { filter: [found], should: groups } } : { bool: { filter: [found] } },
    sort: [...(isGrouped ? ['_score'] : []), ...ORDERS[order]],
    ...(isCounted && { aggs: FACETS }),
  };
}

const facetsOf = (aggregations: Hits['aggregations']): FacetCounts =>
  new Map(
    FACET_KINDS.map((kind) => {
      const buckets = aggregations?.[kind]?.buckets ?? [];
      return [kind, new Map(buckets.map(({ key, doc_count }) => [key, doc_count]))];
    }),
  );

const strongestFirst = (one: DocumentRow, other: DocumentRow): number =>
  other.profile_points - one.profile_points || (one.talent_id < other.talent_id ? -1 : 1);

/**
 * The talents of an index of the engine as a part of the search, without those of `elsewhere`, for whom other parts
 * answer.
 */
export function enginePart(engine: Engine, index: string, elsewhere: readonly string[]): SearchPart {
  async function countLacking({ open, lacking }: Demands): Promise<ReadonlyMap<UnknownKind, number>> {
    if (!open) return new Map();
    const aggs: Query = Object.fromEntries([...lacking].map(([kind, filter]) => [kind, { filter }]));
    const { aggregations } = await searchWhole<Lacking>(engine, index, { size: 0, query: open, aggs });
    return new Map(
      [...lacking.keys()]
        .map((kind) => [kind, aggregations[kind]?.doc_count ?? 0] as const)
        .filter(([, count]) => count > 0),
    );
  }
  return {
    words: (findable) => engineWords(engine, index, findable, elsewhere),
    async find(ask: Ask, sought: Sought): Promise<Found> {
      const demands = demandsOf(ask, elsewhere);
      const [{ hits, aggregations }, unknown] = await Promise.all([
        searchWhole<Hits>(engine, index, bodyOf(demands, sought)),
        sought.isCounted ? countLacking(demands) : new Map(),
      ]);
      const rows = hits.hits.map(({ _source: { row } }) => row).toSorted(strongestFirst);
      // The rules that select in a segment say of each talent of the answer which demands are met.
      const selected = select(segmentOf(rows, ask.today), ask);
      return { total: hits.total.value, selected, facets: facetsOf(aggregations), unknown };
    },
  };
}
