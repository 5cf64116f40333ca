import { sql } from 'kysely';
import { WATCHED_MAX } from '#domain/finding/saved-search/saved-search.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Found } from '#server/features/finding/saved-search/queries/find-fitting.ts';
import { SEARCHER } from '#server/features/finding/saved-search/queries/load-search.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';

/**
 * Stores the talents who fit a search with mails, and their number; of more than WATCHED_MAX talents only the number.
 * If all earlier matches were stored (`noted_date`), talents without a row are new. Otherwise, on the first run or
 * after a time with too many matches, they are stored and not mailed. The caller has locked the search.
 * @returns the ids of the new talents, the best first
 */
export async function recordPeople(
  trx: Trx,
  search: { readonly id: string; readonly noted_date: string | null },
  { ids, total }: Found,
  { now, today }: Moment,
): Promise<string[]> {
  const isTooWide = total > WATCHED_MAX;
  const isNew = search.noted_date !== null;
  await sql`
    update saved_searches set found_count = ${total}, counted_date = ${now}, checked_on = ${today},
      noted_date = ${isTooWide ? null : (search.noted_date ?? now)}
    where id = ${search.id}`.execute(trx);
  if (isTooWide || ids.length === 0) return [];
  // The index may be a moment behind, so talents who were deleted or hidden meanwhile are skipped here.
  const { rows } = await sql<{ talent_id: string }>`
    insert into saved_search_people (saved_search_id, talent_id, is_new, created_date)
    select s.id, t.id, ${isNew}, ${now} from saved_searches s, talents t
    where s.id = ${search.id} and t.id = any(${[...ids]}::uuid[]) and ${isFoundBy('t', SEARCHER, today)}
    on conflict do nothing returning talent_id`.execute(trx);
  if (!isNew) return [];
  const inserted = new Set(rows.map(({ talent_id }) => talent_id));
  return ids.filter((id) => inserted.has(id));
}
