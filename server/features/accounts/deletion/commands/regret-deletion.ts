import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { hashToken } from '#server/features/accounts/security/commands/make-token.ts';
import { announceAccount } from '#server/live/announce.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import type { Services } from '#server/services.ts';
import { deletionRegrettedMail } from '#texts/accounts/deletion-mails.ts';

/**
 * Cancels the requested deletion of an account.
 * @returns false if none was requested
 */
async function regret(trx: Trx, which: RawBuilder<SqlBool>, { now }: Moment): Promise<boolean> {
  const { rows } = await sql<{ account_id: string; was_paused: boolean }>`
    delete from account_deletions where ${which} returning account_id, was_paused`.execute(trx);
  const [kept] = rows;
  if (!kept) return false;
  await sql`update talents set is_paused = ${kept.was_paused}, is_leaving = false where account_id = ${kept.account_id}`.execute(
    trx,
  );
  // Cancelling counts as use of the account, so that the job does not soon mail the owner about an idle account.
  await sql`
    update accounts set last_used_date = greatest(last_used_date, ${now}::timestamptz), idle_asked_date = null
    where id = ${kept.account_id}`.execute(trx);
  await mailOwner(trx, kept.account_id, ({ first_name }) => deletionRegrettedMail(first_name));
  announceAccount(trx, kept.account_id);
  return true;
}

/** Cancels the requested deletion for the signed-in owner. */
export const regretDeletion = ({ db }: Pick<Services, 'db'>, account_id: string, moment: Moment) =>
  inTransaction(db, (trx) => regret(trx, sql<SqlBool>`account_id = ${account_id}`, moment));

/** Cancels the requested deletion by the link in the mail, until the deletion is due. */
export const regretByLink = ({ db }: Pick<Services, 'db'>, token: string, moment: Moment) =>
  inTransaction(db, async (trx) =>
    (await regret(trx, sql<SqlBool>`token_hash = ${hashToken(token)} and due_date > ${moment.now}`, moment))
      ? (true as const)
      : refuse('dead_link'),
  );
