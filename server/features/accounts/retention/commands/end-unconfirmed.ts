import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';
import type { Sweep } from './end-rows.ts';

/** Removes the actor's name and the facts from events about deleted companies and talents, or by deleted accounts. */
async function forgetInEvents(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update events set actor_name = '', payload = '{}'
    where id in (
      select id from events where actor_account_id = any(${[...ids]}::uuid[])
      union select event_id from event_concerns
        where noun in ('company', 'project', 'talent', 'candidate') and concerned_id = any(${[...ids]}::uuid[]))`.execute(
    trx,
  );
}

/** Company applications whose address was never confirmed. */
export const unconfirmedCompanies: Sweep = {
  async find(db, { before }, stuck, limit) {
    const { rows } = await sql<{ id: string }>`
      select c.id from companies c
      where c.email_confirmed_date is null and c.status = 'pending' and c.created_date < ${before}
        and c.id <> all(${[...stuck]}::uuid[]) and not exists (select 1 from projects p where p.company_id = c.id)
      limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },
  async end(trx, ids) {
    const { rows } = await sql<{ id: string }>`
      delete from companies where id = any(${[...ids]}::uuid[]) and email_confirmed_date is null and status = 'pending'
      returning id`.execute(trx);
    const gone = rows.map(({ id }) => id);
    await forgetInEvents(trx, gone);
    return gone.length;
  },
};

/** Accounts whose address was never confirmed and that belong to no company, with their talents. */
export const unconfirmedAccounts: Sweep = {
  async find(db, { before }, stuck, limit) {
    const { rows } = await sql<{ id: string }>`
      select a.id from accounts a left join talents t on t.account_id = a.id
      where not a.email_verified and a.role <> 'admin' and a.created_date < ${before} and t.is_verified is not true
        and a.id <> all(${[...stuck]}::uuid[]) and not exists (select 1 from company_members m where m.account_id = a.id)
      limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },
  async end(trx, ids) {
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
    return accounts.length;
  },
};
