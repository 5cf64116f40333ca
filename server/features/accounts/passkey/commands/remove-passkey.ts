import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hasOtherWayIn } from '#server/features/accounts/account/queries/other-way-in.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import type { Services } from '#server/services.ts';
import { passkeyRemovedMail } from './mail-words.ts';

/**
 * Removes a passkey; refused if it is the owner's last sign-in method. Another account's passkey gets the same answer
 * as a missing one.
 */
export async function removePasskey(
  { db }: Pick<Services, 'db'>,
  account_id: string,
  passkey_id: string,
  { now }: Moment,
) {
  return inTransaction(db, async (trx) => {
    const has_other = await hasOtherWayIn(trx, account_id, { passkey_id });
    const { rows } = await sql<{ name: string }>`
      delete from passkeys where id = ${passkey_id} and account_id = ${account_id} returning name`.execute(trx);
    const passkey = rows[0];
    if (!passkey) return refuse('not_found');
    if (!has_other) return refuse('last_way_in');
    await mailOwner(trx, account_id, (owner) => passkeyRemovedMail(owner, passkey.name, now));
    return { done: true } as const;
  });
}
