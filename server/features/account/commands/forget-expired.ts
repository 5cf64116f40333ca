import { type Kysely, sql } from 'kysely';
import { dayOf } from '#domain/time/day.ts';
import { allOrEach } from '../../../db/all-or-each.ts';
import type { Database } from '../../../db/generated.ts';
import type { Db, Trx } from '../../../db/transaction.ts';
import { tellBroken } from '../../../live/tell-broken.ts';
import { forgetRecipients } from '../../../outbox/forget-recipients.ts';
import type { Services } from '../../../services.ts';
import { forgetDiets } from '../../call-sheet/commands/forget-diets.ts';
import { forgetNeeds } from '../../invitation/commands/forget-needs.ts';
import { forgetSeen } from '../../privacy/commands/forget-seen.ts';
import { forgetOldDevices } from './known-device.ts';

/** What has an end, by the column that names a row. */
const TABLES = {
  sessions: 'id',
  verifications: 'id',
  password_reset_tokens: 'account_id',
  email_changes: 'account_id',
  challenges: 'id',
} as const;

/** Days after which an account whose address was never confirmed goes, as the privacy policy says. */
const UNCONFIRMED_DAYS = 30;

/** What happened stays, without the names of those who are gone. */
async function forgetInEvents(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select set_config('medverka.forgetting', 'on', true)`.execute(trx);
  await sql`
    update events set actor_name = '', payload = '{}'
    where id in (
      select id from events where actor_account_id = any(${[...ids]}::uuid[])
      union select event_id from event_concerns
        where noun in ('company', 'project', 'talent', 'candidate') and concerned_id = any(${[...ids]}::uuid[]))`.execute(
    trx,
  );
}

/** Applications that nobody has come to confirm. */
async function findUnconfirmedCompanies(db: Db, before: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from companies c where c.email_confirmed_date is null and c.status = 'pending' and c.created_date < ${before}
      and not exists (select 1 from projects p where p.company_id = c.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Accounts that nobody has come to confirm and that belong to no company. */
async function findUnconfirmedAccounts(db: Db, before: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a left join talents t on t.account_id = a.id
    where not a.email_verified and a.role <> 'admin' and a.created_date < ${before} and t.is_verified is not true
      and not exists (select 1 from company_members m where m.account_id = a.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes applications, unless somebody has confirmed them since. */
const forgetCompanies = (db: Kysely<Database>, ids: readonly string[]) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      delete from companies where id = any(${[...ids]}::uuid[]) and email_confirmed_date is null and status = 'pending'
      returning id`.execute(trx);
    await forgetInEvents(
      trx,
      rows.map(({ id }) => id),
    );
  });

/** Deletes accounts with the records that were made with them, unless somebody has confirmed them since. */
const forgetAccounts = (db: Kysely<Database>, ids: readonly string[]) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; talent_id: string | null }>`
      select a.id, t.id as talent_id from accounts a left join talents t on t.account_id = a.id
      where a.id = any(${[...ids]}::uuid[]) and not a.email_verified and t.is_verified is not true
      for update of a`.execute(trx);
    const accounts = rows.map(({ id }) => id);
    await sql`delete from accounts where id = any(${accounts}::uuid[])`.execute(trx);
    await forgetInEvents(
      trx,
      rows.flatMap(({ id, talent_id }) => [id, talent_id ?? id]),
    );
  });

/** Traces in the search of deleted people, once every process has seen that they are gone, and days long past. */
async function forgetSearchTraces(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 86_400_000).toISOString();
  await sql`
    delete from talent_search s where not s.is_findable and s.facts = '' and s.fresh_date < ${before}
      and not exists (select 1 from talents t where t.id = s.talent_id)`.execute(db);
  await sql`delete from busy_spans where ends_on < ${before}::timestamptz::date - 30`.execute(db);
}

/** What has an end and is past it, by the column that names a row. */
async function findEnded(db: Db, table: keyof typeof TABLES, now: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(TABLES[table])} as key from ${sql.table(table)} where expires_date <= ${now}`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * Deletes what can never be used again: ended sessions, devices and links, unanswered challenges, old counts, stale sign-ups, and
 * where things were sent long ago. What breaks holds up nothing else: it is logged, told to the administrators, and tried
 * again the next time.
 */
export async function forgetExpired({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock();
  const instant = now.toISOString();
  const before = new Date(now.getTime() - UNCONFIRMED_DAYS * 86_400_000).toISOString();
  let broken = 0;
  const step = async (
    what: string,
    find: () => Promise<string[]>,
    forget: (keys: readonly string[]) => Promise<unknown>,
  ) => {
    const tell = (err: unknown, key?: string) => log.error({ err, what, key }, 'something could not be forgotten');
    try {
      broken += await allOrEach(await find(), forget, tell);
    } catch (err) {
      tell(err);
      broken += 1;
    }
  };
  const atOnce = (what: string, forget: () => Promise<unknown>) => step(what, async () => [what], forget);
  for (const table of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
    const key = sql.ref(TABLES[table]);
    await step(
      table,
      () => findEnded(db, table, instant),
      (keys) =>
        sql`delete from ${sql.table(table)} where ${key} = any(${[...keys]}::uuid[]) and expires_date <= ${instant}`.execute(
          db,
        ),
    );
  }
  await step(
    'companies',
    () => findUnconfirmedCompanies(db, before),
    (ids) => forgetCompanies(db, ids),
  );
  await step(
    'accounts',
    () => findUnconfirmedAccounts(db, before),
    (ids) => forgetAccounts(db, ids),
  );
  await atOnce('account_devices', () => forgetOldDevices(db, now));
  await atOnce('search traces', () => forgetSearchTraces(db, now));
  await atOnce('rate limits', () => sql`delete from rate_limits where expire <= ${now.getTime()}`.execute(db));
  await atOnce('shown_people', () => forgetSeen(db, dayOf(now)));
  for (const table of ['shown_people_days', 'shown_people_told']) {
    await atOnce(table, () => sql`delete from ${sql.table(table)} where day < ${dayOf(now)}`.execute(db));
  }
  await atOnce('recipients', () => forgetRecipients(db));
  await atOnce('assignment_diets', () => forgetDiets(db, dayOf(now)));
  await atOnce('invitations', () => forgetNeeds(db));
  await tellBroken(db, 'forget-expired', broken);
}
