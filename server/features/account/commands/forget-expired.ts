import { sql } from 'kysely';
import type { Db } from '../../../db/transaction.ts';
import type { Services } from '../../../services.ts';

const TABLES = ['sessions', 'verifications', 'password_reset_tokens', 'email_changes', 'challenges'] as const;

/** Days after which an account whose address was never confirmed goes, as the privacy policy says. */
const UNCONFIRMED_DAYS = 30;

/** Accounts that nobody has come to confirm, with the record or the application that was made with them. */
async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNCONFIRMED_DAYS * 86_400_000).toISOString();
  await sql`
    delete from companies c where c.email_confirmed_date is null and c.status = 'pending' and c.created_date < ${before}
      and not exists (select 1 from projects p where p.company_id = c.id)`.execute(db);
  await sql`
    delete from accounts a where not a.email_verified and a.role <> 'admin' and a.created_date < ${before}
      and not exists (select 1 from talents t where t.account_id = a.id and t.is_verified)
      and not exists (select 1 from company_members m where m.account_id = a.id)`.execute(db);
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
