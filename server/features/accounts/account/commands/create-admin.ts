import { PASSWORD_LENGTH_MIN } from '#domain/kernel/password.rules.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { hashPassword } from './hash-password.ts';
import { insertAccount } from './insert-account.ts';
import { makeSecondFactor, writeSecondFactor } from './make-second-factor.ts';
import { markConfirmed } from './mark-confirmed.ts';
import { isWeakPassword } from './refuse-weak-password.ts';

export interface NewAdmin {
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  /** 'owner' by default, because the first administrator has to invite the others. */
  readonly admin_role?: AdminRole;
}

/**
 * Makes an administrator with the second factor on, because administrators cannot sign in without it.
 * @returns the account's id, and the authenticator key, which is shown only this once
 */
export async function createAdmin(
  { db, env, account_reactions }: Pick<Services, 'db' | 'env' | 'account_reactions'>,
  { email, password, first_name, last_name, admin_role = 'owner' }: NewAdmin,
  moment: Moment,
) {
  if (password.length < PASSWORD_LENGTH_MIN || isWeakPassword(password, email)) return refuse('weak_password');
  const [factor, password_hash] = await Promise.all([makeSecondFactor({ env }, email), hashPassword(password)]);
  const account = { email, first_name, last_name, role: 'admin' as const, admin_role, password_hash };
  const account_id = await inTransaction(db, async (trx) => {
    const id = await insertAccount(trx, account, moment);
    if (!id) return refuse('email_used');
    await writeSecondFactor(trx, id, factor);
    await markConfirmed(trx, { account_reactions }, id, moment);
    return id;
  });
  if (isRefusal(account_id)) return account_id;
  return { account_id, totp_secret: factor.told.secret, otpauth_url: factor.told.totp_uri };
}
