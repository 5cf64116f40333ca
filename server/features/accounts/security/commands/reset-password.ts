import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { rememberDevice } from '#server/features/accounts/account/commands/known-device.ts';
import type { Browser } from '#server/features/accounts/account/commands/library-headers.ts';
import { isWeakPassword } from '#server/features/accounts/account/commands/refuse-weak-password.ts';
import type { Services } from '#server/services.ts';
import { endSessions } from './end-sessions.ts';
import { hashToken } from './make-token.ts';
import { setPassword } from './set-password.ts';

/** The address of the account whose link was given; undefined for an unknown or expired link. */
async function findLink(db: Db, token: string, { now }: Moment) {
  const { rows } = await sql<{ email: string }>`
    select a.email from password_reset_tokens r join accounts a on a.id = r.account_id
    where r.token_hash = ${hashToken(token)} and r.expires_date > ${now}`.execute(db);
  return rows[0];
}

/** True if a link for choosing a new password is valid; checking does not use it up. */
export async function checkResetLink({ db }: Pick<Services, 'db'>, token: string, moment: Moment) {
  return (await findLink(db, token, moment)) ? true : refuse('dead_link');
}

/**
 * Sets a new password by the link in the mail, once, and ends every session of the account. A pending change of address
 * is cancelled, because a thief may have requested it. The link does not confirm the address. The account remembers the
 * browser, so that strangers' wrong guesses cannot lock the owner out.
 */
export async function resetPassword(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { token, password }: { readonly token: string; readonly password: string },
  browser: Browser,
  moment: Moment,
) {
  const owner = await findLink(db, token, moment);
  if (!owner) return refuse('dead_link');
  // The check comes before the link is used up, so that the owner can try again with a better password.
  if (isWeakPassword(password, owner.email)) return refuse('weak_password');
  const password_hash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ account_id: string }>`
      delete from password_reset_tokens where token_hash = ${hashToken(token)} returning account_id`.execute(trx);
    const account_id = rows[0]?.account_id;
    if (!account_id) return refuse('dead_link');
    await setPassword(trx, account_id, password_hash, moment);
    await sql`delete from email_changes where account_id = ${account_id}`.execute(trx);
    await endSessions(trx, account_id);
    return rememberDevice(trx, env, account_id, browser, moment);
  });
}
