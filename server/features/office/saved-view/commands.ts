import { type Kysely, sql } from 'kysely';
import type { SavedView } from '#contract/office/saved-view.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { VIEWS_MAX, type ViewScreen } from '#domain/office/saved-view/view-screens.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';

export interface NewView {
  readonly screen: ViewScreen;
  readonly name: string;
  readonly question: string;
}

/**
 * Saves the filters of a screen under a name, replacing the account's view with that name. The lock makes simultaneous
 * saves from two tabs wait for each other, so that the limit holds.
 */
export function keepView(
  db: Kysely<Database>,
  account_id: string,
  { screen, name, question }: NewView,
  { now }: Moment,
) {
  return inTransaction(db, async (trx) => {
    await sql`select from accounts where id = ${account_id} for no key update`.execute(trx);
    const { rows } = await sql<SavedView>`
      insert into saved_views (account_id, screen, name, question, created_date)
      values (${account_id}, ${screen}, ${name}, ${question}, ${now}::timestamptz)
      on conflict (account_id, screen, lower(name)) do update set name = excluded.name, question = excluded.question
      returning id, name, question`.execute(trx);
    const counted = await sql<{ n: number }>`
      select count(*)::int as n from saved_views where account_id = ${account_id} and screen = ${screen}`.execute(trx);
    if ((counted.rows[0]?.n ?? 0) > VIEWS_MAX) return refuse('too_many_saved_views');
    return rows[0] as SavedView;
  });
}

/** Deletes one of the account's own views; another id changes nothing. */
export async function forgetView(db: Kysely<Database>, account_id: string, id: string): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).where('account_id', '=', account_id).execute();
}
