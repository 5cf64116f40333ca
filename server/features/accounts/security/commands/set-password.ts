import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { writePassword } from '#server/features/accounts/account/commands/write-password.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import { passwordChangedMail } from './mail-words.ts';

/**
 * Sets the password of an account, with or without an earlier password, and mails the owner. Deletes reset links, and
 * any sign-in that waits for its second factor, because that sign-in began with the old password.
 */
export async function setPassword(trx: Trx, account_id: string, password_hash: string, moment: Moment): Promise<void> {
  await writePassword(trx, account_id, password_hash);
  await sql`delete from password_reset_tokens where account_id = ${account_id}`.execute(trx);
  await sql`delete from verifications where value = ${account_id}`.execute(trx);
  await mailOwner(trx, account_id, (owner) => passwordChangedMail(owner, moment.now));
}
