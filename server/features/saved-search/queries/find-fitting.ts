import type { TalentQuery } from '#domain/matching/condition.ts';
import { WATCHED_MAX } from '#domain/saved-search/saved-search.rules.ts';
import type { Services } from '../../../services.ts';
import { findTalents } from '../../search/queries/search-talents.ts';

/** Whom a search finds: ids, those who fit best first and at most WATCHED_MAX of them, and how many fit in all. */
export interface Found {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Runs a search on a Swedish day (ISO). */
export type Finder = (query: TalentQuery, today: string) => Promise<Found>;

/** The search of the product. */
export function finderOf(services: Pick<Services, 'db' | 'talents'>): Finder {
  return (query, today) => findTalents(services, query, { today, limit: WATCHED_MAX });
}
