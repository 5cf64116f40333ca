import { sql } from 'kysely';
import type { SavedView } from '#contract/office/saved-view.ts';
import type { ViewScreen } from '#domain/office/saved-view/view-screens.ts';
import type { Db } from '#server/db/transaction.ts';

/** The account's views of a screen, ordered by name in Swedish. */
export async function listViews(db: Db, account_id: string, screen: ViewScreen): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select id, name, question from saved_views where account_id = ${account_id} and screen = ${screen}
    order by name collate "sv-x-icu", id`.execute(db);
  return rows;
}
