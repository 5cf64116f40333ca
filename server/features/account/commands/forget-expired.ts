import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/generated.ts';
import type { Db, Trx } from '../../../db/transaction.ts';
import type { Services } from '../../../services.ts';

const TABLES = ['sessions', 'verifications', 'password_reset_tokens', 'email_changes', 'challenges'] as const;

/** Days after which an account whose address was never confirmed goes, as the privacy policy says. */
const UNCONFIRMED_DAYS = 30;

/** What happened stays, without the names of those who are gone. */
async function forgetInEvents(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select set_config('medverka.forgetting', 'on', true)`.execute(trx);
  await sql`
    update events set actor_name = '', payload = '{}'
    where actor_account_id = any(${[...ids]}::uuid[])
      or id in (select event_id from event_concerns where concerned_id = any(${[...ids]}::uuid[]))`.execute(trx);
}

/** Accounts that nobody has come to confirm, with the record or the application that was made with them. */
async function forgetUnconfirmed(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNCONFIRMED_DAYS * 86_400_000).toISOString();
  await db.transaction().execute(async (trx) => {
    const companies = await sql<{ id: string }>`
      delete from companies c where c.email_confirmed_date is null and c.status = 'pending' and c.created_date < ${before}
        and not exists (select 1 from projects p where p.company_id = c.id) returning id`.execute(trx);
    const people = await sql<{ id: string; talent_id: string | null }>`
      select a.id, t.id as talent_id from accounts a left join talents t on t.account_id = a.id
      where not a.email_verified and a.role <> 'admin' and a.created_date < ${before} and t.is_verified is not true
        and not exists (select 1 from company_members m where m.account_id = a.id) for update of a`.execute(trx);
    const accounts = people.rows.map(({ id }) => id);
    await sql`delete from accounts where id = any(${accounts}::uuid[])`.execute(trx);
    const gone = companies.rows.map(({ id }) => id);
    await forgetInEvents(trx, [...gone, ...people.rows.flatMap(({ id, talent_id }) => [id, talent_id ?? id])]);
  });
}

/** Traces in the search of deleted people, once every process has seen that they are gone, and days long past. */
async function forgetSearchTraces(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 86_400_000).toISOString();
  await sql`
    delete from talent_search s where not s.is_findable and s.facts = '' and s.fresh_date < ${before}
      and not exists (select 1 from talents t where t.id = s.talent_id)`.execute(db);
  await sql`delete from busy_spans where ends_on < ${before}::timestamptz::date - 30`.execute(db);
}

/** Deletes what can never be used again: ended sessions, dead links, unanswered challenges, old counts, stale sign-ups. */
export async function forgetExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  for (const table of TABLES) {
    await sql`delete from ${sql.table(table)} where expires_date <= ${now.toISOString()}`.execute(db);
  }
  await forgetUnconfirmed(db, now);
  await forgetSearchTraces(db, now);
  await sql`delete from rate_limits where expire <= ${now.getTime()}`.execute(db);
}
