import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { findAddressHolder } from '#server/features/accounts/account/queries/address-holder.ts';
import { isGuardiansMailbox } from '#server/features/accounts/security/queries/guardians-mailbox.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { IS_MAILBOX_GONE } from '#server/mail/record-bounce.ts';
import type { Services } from '#server/services.ts';
import { confirmOwner } from './confirm-owner.ts';
import { leaveAddressMail, takeAddressMail } from './mail-words.ts';
import { hoursLater, makeToken } from './make-token.ts';

const LINK_HOURS = 24;

/**
 * Requests another sign-in address. The present and the new address each get a link, and both links must be used. An
 * earlier request is cancelled with its links. The owner is confirmed first, so that an unattended session cannot find
 * out which addresses have accounts.
 */
export async function askEmailChange(
  { db }: Pick<Services, 'db'>,
  actor: SignedInActor,
  { email, password }: { readonly email: string; readonly password?: string | undefined },
  moment: Moment,
) {
  const refusal = await confirmOwner(db, actor, password, moment);
  if (refusal) return refusal;
  const { account_id, email: present } = actor;
  if (email === present) return refuse('same_email');
  return inTransaction(db, async (trx) => {
    if (await findAddressHolder(trx, email)) return refuse('email_used');
    if (await isGuardiansMailbox(trx, account_id, email)) return refuse('email_of_guardian');
    const [leave, take] = [makeToken(), makeToken()];
    await sql`
      insert into email_changes (account_id, new_email, old_token_hash, new_token_hash, expires_date)
      values (${account_id}, ${email}, ${leave.hash}, ${take.hash}, ${hoursLater(moment, LINK_HOURS)})
      on conflict (account_id) do update set new_email = excluded.new_email, expires_date = excluded.expires_date,
        old_token_hash = excluded.old_token_hash, new_token_hash = excluded.new_token_hash,
        old_confirmed_date = null, new_confirmed_date = null`.execute(trx);
    await mailOwner(trx, account_id, (owner) => leaveAddressMail(owner, email, leave.token, LINK_HOURS));
    const { rows } = await sql`select from accounts a where a.id = ${account_id} and ${IS_MAILBOX_GONE}`.execute(trx);
    const link = { token: take.token, hours: LINK_HOURS, is_alone: rows.length > 0 };
    // The mail has no name, because a stranger may read that mailbox.
    await queueMail(trx, { to_email: email, content: takeAddressMail({ first_name: '' }, link) });
    return true;
  });
}

/** Cancels a pending change of address, if there is one. */
export async function cancelEmailChange(db: Db, account_id: string): Promise<void> {
  await sql`delete from email_changes where account_id = ${account_id}`.execute(db);
}
