import { sql } from 'kysely';
import type { SavedSearch } from '#contract/finding/saved-search.ts';
import type { Db } from '#server/db/transaction.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';

/** A saved search with its counts; `query` is as stored, possibly in an older form. */
export type SavedSearchRow = Omit<SavedSearch, 'query' | 'has_passed' | 'is_too_wide'> & { readonly query: unknown };

/** The company of the account that saved the search `s`; null for an administrator. */
export const SEARCHER = sql`(select m.company_id from company_members m where m.account_id = s.account_id)`;

const columns = (today: string) => sql`
  s.id, s.name, s.query, s.notify, s.found_count, s.counted_date, s.looked_date, s.created_date,
  (select count(*) from saved_search_people p join talents t on t.id = p.talent_id
    where p.saved_search_id = s.id and p.is_new and p.created_date > s.looked_date
      and ${isFoundBy('t', SEARCHER, today)}) as new_count`;

/**
 * The saved searches of an account, ordered by name in Swedish. The number of new people is that of `today`, the number
 * of all that of the last run.
 */
export async function listSearches(db: Db, accountId: string, today: string): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    select ${columns(today)} from saved_searches s where s.account_id = ${accountId} order by s.created_date, s.id`.execute(
    db,
  );
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'sv'));
}

/** One saved search of an account, with the numbers of `listSearches`; undefined for any other id. */
export async function findSearch(
  db: Db,
  accountId: string,
  id: string,
  today: string,
): Promise<SavedSearchRow | undefined> {
  const { rows } = await sql<SavedSearchRow>`
    select ${columns(today)} from saved_searches s where s.id = ${id} and s.account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** Number of searches that an account has saved. */
export async function countSearches(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from saved_searches where account_id = ${accountId}`.execute(db);
  return rows[0]?.count ?? 0;
}
