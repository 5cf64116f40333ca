import { SEARCH_PAGE_SIZE } from '#contract/search.ts';
import type { TalentQuery, UnknownKind, Wish } from '#domain/matching/condition.ts';
import { REQUIRED_WORDS_MAX } from '#domain/matching/points.ts';
import type { ReadQuery } from '#domain/matching/query-of-reading.ts';
import { type Facet, facetsOf } from '../../../search-index/facets.ts';
import { countFound, pageOfNewest, rankBest } from '../../../search-index/rank.ts';
import { explainer, type Reason } from '../../../search-index/reasons.ts';
import type { Segment } from '../../../search-index/segment.ts';
import { type Ask, select } from '../../../search-index/select.ts';
import { type SearchedWord, searchedWords, typedWords } from '../../../search-index/words.ts';
import type { Services } from '../../../services.ts';
import type { Looker } from '../../talent/policy.ts';
import { findBlocking } from './find-blocking.ts';
import { readText } from './read-text.ts';
import { stemsOf } from './stems.ts';

export interface FoundTalent {
  readonly id: string;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

export interface TalentsFound {
  readonly people: readonly FoundTalent[];
  readonly total: number;
  readonly compared: number;
  readonly reading: ReadQuery & { readonly words_demand: 'must' | 'merit' };
  readonly unknown: readonly { readonly kind: UnknownKind; readonly count: number }[];
  readonly facets: readonly Facet[];
  readonly instead: readonly { readonly typed: string; readonly searched: string[] }[];
}

type SearchServices = Pick<Services, 'db'> & { readonly talents: Pick<Services['talents'], 'current'> };

interface Asked {
  readonly ask: Ask;
  readonly words: readonly SearchedWord[];
  readonly reading: TalentsFound['reading'];
  readonly segments: readonly Segment[];
}

/** Who looks, and the Swedish day. */
export interface Looking {
  readonly looker: Looker;
  /** ISO day. */
  readonly today: string;
}

/** Reads the text of a query into what is asked of the index, whose words it is read by. */
export async function askOf(
  { db, talents }: SearchServices,
  query: TalentQuery,
  { looker, today }: Looking,
): Promise<Asked> {
  const reading = readText(query.text, today);
  const wishes: Wish[] = [...query.wishes, ...reading.wishes];
  const typed = typedWords(reading.words);
  const stemOf = await stemsOf(db, typed);
  const without = await findBlocking(db, looker);
  // Nothing is waited for from here on: who changes is marked gone in these segments and stands in one that is not here.
  const segments = await talents.current();
  const words = searchedWords(segments, typed, stemOf, { isTyping: true, today });
  // A word that nobody has empties the list only when there is nothing else to go by.
  const known = words.filter(({ stems }) => stems.length > 0);
  const asked = known.length > 0 || wishes.length > 0 ? known : words;
  const wordsDemand = asked.length <= REQUIRED_WORDS_MAX ? 'must' : 'merit';
  const ask: Ask = { wishes, words: asked, wordsDemand, unknown: query.unknown, today, without };
  return { ask, words, reading: { ...reading, words_demand: wordsDemand }, segments };
}

/** Finds everybody who fits the wishes set and read. */
async function askIndex(services: SearchServices, query: TalentQuery, looking: Looking) {
  const { segments, ...asked } = await askOf(services, query, looking);
  return { ...asked, selected: segments.map((segment) => select(segment, asked.ask)) };
}

/** The ids of those who fit best, in order (at most `limit`), and how many fit in all. */
export async function findTalents(
  services: SearchServices,
  query: TalentQuery,
  { limit, ...looking }: Looking & { readonly limit: number },
): Promise<{ ids: string[]; total: number }> {
  const { ask, selected } = await askIndex(services, query, looking);
  const { people } = rankBest(selected, ask, { from: 0, size: limit });
  return { ids: people.map(({ id }) => id), total: countFound(selected) };
}

/** How many fit. */
export async function countTalents(services: SearchServices, query: TalentQuery, looking: Looking): Promise<number> {
  const { selected } = await askIndex(services, query, looking);
  return countFound(selected);
}

/** One page (from 1) of the people who fit, with the reasons and everything that a screen tells of the result. */
export async function searchTalents(
  services: SearchServices,
  query: TalentQuery,
  { order, page, ...looking }: Looking & { readonly order: 'best' | 'newest'; readonly page: number },
): Promise<TalentsFound> {
  const { ask, words, reading, selected } = await askIndex(services, query, looking);
  const from = (page - 1) * SEARCH_PAGE_SIZE;
  const best = order === 'best' ? rankBest(selected, ask, { from, size: SEARCH_PAGE_SIZE }) : undefined;
  const shown = best?.people ?? pageOfNewest(selected, ask, from, SEARCH_PAGE_SIZE);
  const explainers = new Map(selected.map(({ segment }) => [segment, explainer(segment, ask.wishes)]));
  const total = countFound(selected);
  const unknown = new Map<UnknownKind, number>();
  for (const each of selected)
    for (const [kind, count] of each.unknown) unknown.set(kind, (unknown.get(kind) ?? 0) + count);
  return {
    people: shown.map(({ selected: { segment }, doc, id, score }) => ({
      id,
      score,
      reasons: explainers.get(segment)?.(doc) ?? [],
    })),
    total,
    compared: best?.compared ?? total,
    reading,
    unknown: [...unknown].map(([kind, count]) => ({ kind, count })),
    facets: facetsOf(selected),
    instead: words
      .filter(({ stems, isInstead }) => isInstead || stems.length === 0)
      .map(({ typed, stems }) => ({ typed, searched: [...stems] })),
  };
}
