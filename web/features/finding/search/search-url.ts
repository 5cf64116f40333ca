import type { TalentSearchQuery } from '#contract/finding/search.ts';
import { isUnknownKind, type TalentQuery, WISHES_MAX, type Wish } from '#domain/finding/matching/condition.ts';
import { readWish, writeWish } from '#domain/finding/matching/wish-token.ts';
import { NO_QUERY } from './no-query.ts';

export type SearchOrder = TalentSearchQuery['order'];

/** A search on a screen: the query, the order, and the page, from 1. */
export interface SearchState {
  readonly query: TalentQuery;
  readonly order: SearchOrder;
  readonly page: number;
}

export const NO_SEARCH: SearchState = { query: NO_QUERY, order: 'best', page: 1 };

/** Maximum length of the text, in UTF-16 units (contract/finding/talent-query.ts). */
export const TEXT_MAX = 1000;
const PAGE_MAX = 1000;

/** The names of the search in an address, as in the contract (GET /talents). */
const SEARCH_NAMES = ['text', 'wish', 'unknown', 'order', 'page'] as const;

// The address is parsed by hand, because the contract's schema would load zod on every screen with a search. The test
// beside this file proves that the contract accepts every parsed search.

/** The typed text as sent to the server: trimmed, and cut to TEXT_MAX. */
export const askedText = (typed: string): string => typed.trim().slice(0, TEXT_MAX).trimEnd();

/** The wishes without duplicates; of equal wishes the first one stays. */
export function withoutRepeats(wishes: readonly Wish[]): Wish[] {
  const byToken = new Map<string, Wish>();
  for (const wish of wishes) {
    const token = writeWish(wish);
    if (!byToken.has(token)) byToken.set(token, wish);
  }
  return [...byToken.values()];
}

function readPage(typed: string | null): number {
  const page = Number(typed ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
}

/** The search in an address. Unreadable parts are left out. */
export function readSearch(params: URLSearchParams): SearchState {
  const wishes = params.getAll('wish').flatMap((token) => readWish(token) ?? []);
  return {
    query: {
      text: askedText(params.get('text') ?? ''),
      wishes: withoutRepeats(wishes).slice(0, WISHES_MAX),
      unknown: [...new Set(params.getAll('unknown').filter(isUnknownKind))],
    },
    order: params.get('order') === 'newest' ? 'newest' : 'best',
    page: readPage(params.get('page')),
  };
}

/** A search as the query of GET /talents. */
export function talentsAsked({ query, order, page }: SearchState) {
  return { text: query.text, wish: query.wishes.map(writeWish), unknown: query.unknown, order, page };
}

/** The address of a search. Other parameters in `kept` (the project, the role) stay. */
export function writeSearch(state: SearchState, kept: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(kept);
  for (const name of SEARCH_NAMES) params.delete(name);
  const { text, wish, unknown } = talentsAsked(state);
  if (text) params.set('text', text);
  for (const token of wish) params.append('wish', token);
  for (const kind of unknown) params.append('unknown', kind);
  if (state.order !== 'best') params.set('order', state.order);
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}
