import { sql } from 'kysely';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { WATCHED_MAX } from '#domain/finding/saved-search/saved-search.rules.ts';
import { findTalents } from '#server/features/finding/search/queries/search-talents.ts';
import type { Services } from '#server/services.ts';

/** The talents whom a search finds: the ids of the best, at most WATCHED_MAX, and the number of all. */
export interface Found {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Runs a query for an account on `today` (Swedish day, ISO). */
export type Finder = (query: TalentQuery, today: string, account_id: string) => Promise<Found>;

/** Makes the finder of production, which runs the search index. */
export function finderOf(services: Pick<Services, 'db' | 'talents' | 'briefs'>): Finder {
  return (query, today, account_id) => {
    const looker = sql`(select m.company_id from company_members m where m.account_id = ${account_id})`;
    return findTalents(services, query, { looker, today, limit: WATCHED_MAX });
  };
}
