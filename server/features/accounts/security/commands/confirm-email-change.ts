import { sql } from 'kysely';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { followAccount } from '#server/events/account-reaction.ts';
import { announceAccount } from '#server/live/announce.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { IS_MAILBOX_GONE } from '#server/mail/record-bounce.ts';
import type { Services } from '#server/services.ts';
import { addressChangedMail } from './mail-words.ts';
import { hashToken } from './make-token.ts';

type Parts = Pick<Services, 'db' | 'account_reactions'>;

interface Change {
  account_id: string;
  new_email: string;
  is_old_confirmed: boolean;
  is_new_confirmed: boolean;
}

/**
 * Stores that the address to which this link was mailed, old or new, has confirmed the change. An old address whose
 * mailbox is gone need not confirm; one that is only full must, because a stranger could fill it. The update locks the
 * row, so that two simultaneous answers run one after the other.
 */
async function noteYes(trx: Trx, token: string, { now }: Moment): Promise<Change | undefined> {
  const hash = hashToken(token);
  const { rows } = await sql<Change>`
    update email_changes set
      old_confirmed_date = case when old_token_hash = ${hash} then coalesce(old_confirmed_date, ${now}::timestamptz) else old_confirmed_date end,
      new_confirmed_date = case when new_token_hash = ${hash} then coalesce(new_confirmed_date, ${now}::timestamptz) else new_confirmed_date end
    where (old_token_hash = ${hash} or new_token_hash = ${hash}) and expires_date > ${now}
    returning account_id, new_email, old_confirmed_date is not null or exists (select from accounts a
        where a.id = account_id and ${IS_MAILBOX_GONE})
        as is_old_confirmed,
      new_confirmed_date is not null as is_new_confirmed`.execute(trx);
  return rows[0];
}

/**
 * Changes the address. A reset link in the old mailbox stops working. If another account has taken the new address
 * meanwhile, the unique key refuses ('email_used') and nothing changes.
 */
async function changeAddress(
  trx: Trx,
  { account_reactions }: Pick<Parts, 'account_reactions'>,
  { account_id, new_email }: Change,
  moment: Moment,
): Promise<void> {
  const { now } = moment;
  const { rows } = await sql<{ old_email: string; first_name: string }>`
    with before as (select id, email from accounts where id = ${account_id} for update)
    update accounts a set email = ${new_email}, email_verified = true, email_confirmed_date = ${now}
    from before where a.id = before.id
    returning before.email as old_email, a.first_name`.execute(trx);
  const account = rows[0];
  if (!account) throw new Error('An account ended while its address was being changed');
  await sql`
    insert into earlier_addresses (account_id, email, left_date) values (${account_id}, ${account.old_email}, ${now})
    on conflict (account_id, email) do update set left_date = excluded.left_date`.execute(trx);
  await sql`delete from earlier_addresses where account_id = ${account_id} and email = ${new_email}`.execute(trx);
  await sql`delete from email_changes where account_id = ${account_id}`.execute(trx);
  await sql`delete from password_reset_tokens where account_id = ${account_id}`.execute(trx);
  for (const to_email of [account.old_email, new_email]) {
    await queueMail(trx, { to_email, content: addressChangedMail(account, new_email, now) });
  }
  await followAccount(trx, account_reactions, 'address_changed', account_id, moment);
  announceAccount(trx, account_id);
}

/**
 * Confirms a change of address by one of the two links, in either order; the second confirmation changes the address.
 */
export async function confirmEmailChange(parts: Parts, token: string, moment: Moment) {
  type Waiting = { waits_for: 'old' | 'new' | null };
  return inTransaction(
    parts.db,
    async (trx): Promise<Waiting | Refusal<'dead_link'>> => {
      const change = await noteYes(trx, token, moment);
      if (!change) return refuse('dead_link');
      if (!change.is_old_confirmed) return { waits_for: 'old' };
      if (!change.is_new_confirmed) return { waits_for: 'new' };
      await changeAddress(trx, parts, change, moment);
      return { waits_for: null };
    },
    ['accounts_email_unique'],
  );
}
