import { type RawBuilder, sql } from 'kysely';
import { hindrancesOf, REGRET_DAYS } from '#domain/accounts/deletion/deletion.rules.ts';
import { IDLE_ASKED_AFTER, IDLE_WAITED } from '#domain/accounts/retention/idle.ts';
import { instantBefore } from '#domain/accounts/retention/period.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { dealingsOf } from '#server/features/accounts/deletion/queries/dealings.ts';
import { hoursLater, makeToken } from '#server/features/accounts/security/commands/make-token.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import { idleAskedMail, idleEndsMail } from '#texts/accounts/deletion-mails.ts';
import type { Look, Sweep } from './end-rows.ts';

/**
 * True on `a` (accounts) for confirmed accounts of talents and companies that are not erased, merged or about to be
 * deleted.
 */
const isSomebodys = sql`a.erased_date is null and a.role <> 'admin' and a.email_verified
  and not exists (select from account_deletions d where d.account_id = a.id)
  and not exists (select from talents t where t.account_id = a.id and t.merged_into is not null)`;

async function findIdle(db: Db, isDue: RawBuilder<unknown>, stuck: readonly string[], limit: number) {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a where ${isDue} and ${isSomebodys} and a.id <> all(${[...stuck]}::uuid[]) limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * True on `a` (accounts) if the account has been idle long enough for a question to its owner, and its owner was not
 * asked yet.
 */
const isToAsk = ({ now }: Look) =>
  sql`a.last_used_date < ${instantBefore(now, IDLE_ASKED_AFTER)} and a.idle_asked_date is null`;

/**
 * True on `a` (accounts) if the account has been idle beyond the limit, and its owner was asked at least IDLE_WAITED
 * ago.
 */
const isOver = ({ now, before }: Look) =>
  sql`a.last_used_date < ${before} and a.idle_asked_date < ${instantBefore(now, IDLE_WAITED)}`;

/** Locks the accounts that still meet the condition: an owner may have signed in meanwhile. */
async function hold(trx: Trx, keys: readonly string[], isDue: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a where a.id = any(${[...keys]}::uuid[]) and ${isDue} and ${isSomebodys}
    order by a.id for update of a`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Asks the owner of an idle account by mail if the account is to be kept; the owner answers by signing in. */
export const askIdle: Sweep = {
  find: (db, look, stuck, limit) => findIdle(db, isToAsk(look), stuck, limit),
  async end(trx, keys, look) {
    const ids = await hold(trx, keys, isToAsk(look));
    for (const id of ids) {
      await sql`update accounts set idle_asked_date = ${look.now} where id = ${id}`.execute(trx);
      await mailOwner(trx, id, ({ first_name }) => idleAskedMail(first_name));
    }
    // No row has ended, so the count is 0.
    return 0;
  },
};

/**
 * Requests the deletion of an idle account on behalf of its owner, who can cancel it for a week by the link in the
 * mail. While others rely on the owner, the account stays, and the wait starts anew.
 */
export const endIdle: Sweep = {
  find: (db, look, stuck, limit) => findIdle(db, isOver(look), stuck, limit),
  async end(trx, keys, look) {
    let ended = 0;
    for (const account_id of await hold(trx, keys, isOver(look))) {
      const { rows: talents } = await sql<{ id: string; is_paused: boolean }>`
        select id, is_paused from talents where account_id = ${account_id} for update`.execute(trx);
      const [talent] = talents;
      if (hindrancesOf(await dealingsOf(trx, { account_id, talent_id: talent?.id ?? null })).length > 0) {
        await sql`update accounts set idle_asked_date = ${look.now} where id = ${account_id}`.execute(trx);
        continue;
      }
      const { token, hash } = makeToken();
      const due_date = hoursLater(look, REGRET_DAYS * 24);
      await sql`
        insert into account_deletions (account_id, asked_date, due_date, token_hash, was_paused)
        values (${account_id}, ${look.now}, ${due_date}, ${hash}, ${talent?.is_paused ?? false})`.execute(trx);
      await sql`update talents set is_paused = true, is_leaving = true where account_id = ${account_id}`.execute(trx);
      await mailOwner(trx, account_id, ({ first_name }) => idleEndsMail(first_name, due_date, token));
      ended += 1;
    }
    return ended;
  },
};
