import { sql } from 'kysely';
import type { z } from 'zod';
import type { talentSignUp } from '#contract/accounts/account.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { type AddressHolder, findAddressHolder } from '#server/features/accounts/account/queries/address-holder.ts';
import type { Services } from '#server/services.ts';
import { TERMS_VERSION } from '#texts/accounts/legal/terms.ts';
import { acceptTerms } from './accept-terms.ts';
import { hashPassword } from './hash-password.ts';
import { insertAccount } from './insert-account.ts';
import { issueConfirmation } from './issue-confirmation.ts';
import { markConfirmed } from './mark-confirmed.ts';
import { isWeakPassword } from './refuse-weak-password.ts';

export type TalentSignUp = Omit<z.output<ReturnType<typeof talentSignUp>>, 'accepts_terms' | 'redirect_to'> &
  SignUpFrom;

/**
 * The browser of a sign-up (`mark-browser.ts`). The password in the form counts only if the same browser confirms the
 * address.
 */
export interface SignUpFrom {
  readonly browser_hash?: string | null;
}

/** Options for demonstration data; the routes never pass them. */
export interface SignUpShortcuts {
  /** True to count the address as confirmed and send no mail. */
  readonly is_verified?: boolean;
  /** A hash to use instead of hashing the password, because hundreds of hashes would take a while. */
  readonly password_hash?: string;
}

type Parts = Pick<Services, 'db' | 'env' | 'log' | 'account_reactions'>;

/**
 * Replaces an unconfirmed sign-up by a later one: neither sign-up has proven the address. The browser that confirms
 * decides which password counts. A weak password leaves the account without a password.
 */
async function replaceUnconfirmed(
  trx: Trx,
  account_id: string,
  { first_name, last_name, birth_date }: TalentSignUp,
  password_hash: string | null,
  moment: Moment,
) {
  const { numAffectedRows } = await sql`
    update accounts set first_name = ${first_name}, last_name = ${last_name}, name = ${`${first_name} ${last_name}`},
      birth_date = ${birth_date}, terms_version = ${TERMS_VERSION}, terms_accepted_date = ${moment.now}
    where id = ${account_id} and not email_verified`.execute(trx);
  if (numAffectedRows !== 1n) return refuse('already_registered_verified');
  await sql`
    update talents set first_name = ${first_name}, last_name = ${last_name}, birth_date = ${birth_date}
    where account_id = ${account_id}`.execute(trx);
  await sql`
    update sign_in_methods set password_hash = ${password_hash}
    where account_id = ${account_id} and provider = 'credential'`.execute(trx);
  await acceptTerms(trx, account_id, moment);
  return true;
}

type AddressTaken =
  | 'email_used'
  | 'already_registered_verified'
  | 'already_registered_mail_sent'
  | 'already_registered_mail_failed'
  | 'too_many_requests';

/**
 * The refusal for an address that has an account (spec, section 8). At an unconfirmed talent's account the new form
 * replaces the earlier one, and the confirmation is mailed again.
 */
async function refuseTaken(
  { db, env, log }: Parts,
  holder: AddressHolder,
  input: TalentSignUp,
  moment: Moment,
): Promise<Refusal<AddressTaken>> {
  if (holder.role !== 'talent') return refuse('email_used');
  if (holder.is_verified) return refuse('already_registered_verified');
  const { email, first_name, password, browser_hash = null } = input;
  const password_hash = isWeakPassword(password, email) ? null : await hashPassword(password);
  try {
    const replaced = await inTransaction(db, async (trx) => {
      const done = await replaceUnconfirmed(trx, holder.id, input, password_hash, moment);
      return isRefusal(done) ? done : issueConfirmation(trx, env, { ...holder, first_name, browser_hash }, moment);
    });
    return isRefusal(replaced) ? replaced : refuse('already_registered_mail_sent');
  } catch (error) {
    log.error({ err: error }, 'a confirmation mail could not be queued');
    return refuse('already_registered_mail_failed');
  }
}

/**
 * Makes a talent's account, profile and confirmation mail, all or none. A taken address is refused before a weak
 * password.
 */
export async function signUpTalent(
  parts: Parts,
  input: TalentSignUp,
  moment: Moment,
  shortcuts: SignUpShortcuts = {},
): Promise<{ account_id: string; talent_id: string } | Refusal<AddressTaken | 'weak_password'>> {
  const { db, env } = parts;
  const { email, first_name, last_name, birth_date, password, browser_hash = null } = input;
  const holder = await findAddressHolder(db, email);
  if (holder) return refuseTaken(parts, holder, input, moment);
  if (isWeakPassword(password, email)) return refuse('weak_password');
  const password_hash = shortcuts.password_hash ?? (await hashPassword(password));
  const made = await inTransaction(db, async (trx) => {
    const account = { email, first_name, last_name, birth_date, password_hash, terms_version: TERMS_VERSION };
    const account_id = await insertAccount(trx, { ...account, role: 'talent' }, moment);
    if (!account_id) return null;
    await acceptTerms(trx, account_id, moment);
    const { rows } = await sql<{ id: string }>`
      insert into talents (account_id, first_name, last_name, birth_date, created_date)
      values (${account_id}, ${first_name}, ${last_name}, ${birth_date}, ${moment.now}) returning id`.execute(trx);
    if (shortcuts.is_verified) await markConfirmed(trx, parts, account_id, moment);
    else await issueConfirmation(trx, env, { id: account_id, email, first_name, browser_hash }, moment);
    return { account_id, talent_id: rows[0]?.id ?? '' };
  });
  // A simultaneous sign-up took the address and has committed by now, so the second attempt answers as for a taken
  // address.
  return made ?? signUpTalent(parts, input, moment, { ...shortcuts, password_hash });
}
