import { SEARCH_PAGE_SIZE } from '#contract/finding/search.ts';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import type { ReadQuery } from '#domain/finding/matching/query-of-reading.ts';
import type { Looker } from '#server/features/people/talent/policy.ts';
import { namedBy } from '#server/search-index/named.ts';
import type { Answers, FoundPage, Wanted } from '#server/search-index/talent-search.ts';
import type { Services } from '#server/services.ts';
import { findBlocking } from './find-blocking.ts';

type SearchServices = Pick<Services, 'db' | 'talents' | 'briefs'>;

/** The searching company and the day of a search. */
export interface Looking {
  readonly looker: Looker;
  /** ISO day. */
  readonly today: string;
  /** Aborts if the caller stops waiting for the answer. */
  readonly signal?: AbortSignal;
}

/** A query after its text was read: the question to the search index, and the reading of the text. */
export interface ReadWanted {
  readonly wanted: Wanted;
  readonly reading: ReadQuery;
}

/** Reads the texts of queries. `without`: ids of talents whom the search must not find. */
export async function wantedOf(
  { briefs }: Pick<Services, 'briefs'>,
  queries: readonly TalentQuery[],
  today: string,
  without: readonly string[] = [],
): Promise<ReadWanted[]> {
  const texts = queries.map(({ text }) => text);
  const readings = await briefs.queries(texts, today);
  return queries.flatMap(({ wishes: set, unknown }, at) => {
    const reading = readings[at];
    if (!reading) return [];
    const wishes = [...set, ...reading.wishes];
    const named = namedBy(texts[at] ?? '', set);
    return [{ wanted: { wishes, words: reading.words, named, unknown, today, without }, reading }];
  });
}

async function readFor(services: SearchServices, query: TalentQuery, { looker, today }: Looking): Promise<ReadWanted> {
  const [read] = await wantedOf(services, [query], today, await findBlocking(services.db, looker));
  if (!read) throw new Error('A text was read as none');
  return read;
}

/** The ids of the talents who fit best, in order (at most `limit`), and the number of all who fit. */
export async function findTalents(
  services: SearchServices,
  query: TalentQuery,
  { limit, ...looking }: Looking & { readonly limit: number },
): Promise<Answers['best']> {
  const { wanted } = await readFor(services, query, looking);
  return services.talents.search({ kind: 'best', wanted, limit }, looking.signal);
}

/** Number of talents who fit a query. */
export async function countTalents(services: SearchServices, query: TalentQuery, looking: Looking): Promise<number> {
  const { wanted } = await readFor(services, query, looking);
  return services.talents.search({ kind: 'count', wanted }, looking.signal);
}

/** One page (from 1) of the talents who fit, with the reasons, the facets and the reading of the text. */
export async function searchTalents(
  services: SearchServices,
  query: TalentQuery,
  { order, page, ...looking }: Looking & { readonly order: 'best' | 'newest'; readonly page: number },
): Promise<FoundPage & { readonly reading: ReadQuery }> {
  const { wanted, reading } = await readFor(services, query, looking);
  const from = (page - 1) * SEARCH_PAGE_SIZE;
  const found = await services.talents.search(
    { kind: 'page', wanted, order, from, size: SEARCH_PAGE_SIZE },
    looking.signal,
  );
  return { ...found, reading };
}
