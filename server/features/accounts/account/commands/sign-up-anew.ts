import { sql } from 'kysely';
import { storedCompanyNumber } from '#domain/kernel/company-number.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { findLeftAccount } from '#server/features/accounts/account/queries/left-account.ts';
import type { Services } from '#server/services.ts';
import { TERMS_VERSION } from '#texts/accounts/legal/terms.ts';
import { acceptTerms } from './accept-terms.ts';
import { emptyAccount } from './empty-account.ts';
import { holdLeftAccount } from './hand-on-account.ts';
import { hashPassword } from './hash-password.ts';
import { issueConfirmation } from './issue-confirmation.ts';
import { findSignUp, keepSignUp, type WaitingSignUp } from './keep-sign-up.ts';
import { isWeakPassword } from './refuse-weak-password.ts';
import { type CompanySignUp, isOrganisationTaken, makeCompany } from './sign-up-company.ts';
import type { TalentSignUp } from './sign-up-talent.ts';
import { writePassword } from './write-password.ts';

type Parts = Pick<Services, 'db' | 'env'>;

interface Asked {
  readonly email: string;
  readonly browser_hash?: string | null;
}

/**
 * Stores a sign-up for an account without a user and mails its confirmation. The account does not change, because a
 * stranger may have sent the form. The answer is the same as for an unused address, so that it does not reveal which
 * members were removed.
 * @returns undefined if the account has a user again
 */
function waitForAddress(
  { db, env }: Parts,
  { email, browser_hash = null }: Asked,
  signUp: WaitingSignUp,
  moment: Moment,
) {
  return inTransaction(db, async (trx) => {
    const id = await holdLeftAccount(trx, email, 'company');
    if (id === null) return undefined;
    const before = await findSignUp(trx, id, moment);
    // The rules are those for a new account: a waiting company application is not replaced, and a new company
    // application replaces no waiting sign-up.
    if (before && (before.role === 'company' || signUp.role === 'company')) return refuse('email_used');
    if (!before && signUp.password_hash === null) return refuse('weak_password');
    await keepSignUp(trx, id, signUp, moment);
    const { first_name } = signUp.form;
    const mailed = await issueConfirmation(trx, env, { id, email, first_name, browser_hash }, moment);
    if (isRefusal(mailed)) return mailed;
    return { is_first: before === undefined };
  });
}

/**
 * Stores a talent's sign-up at the address of a removed company member; the account changes when the address is
 * confirmed.
 * @returns undefined for any other address
 */
export async function signUpTalentAnew(parts: Parts, input: TalentSignUp, moment: Moment) {
  const { email, password, first_name, last_name, birth_date } = input;
  if ((await findLeftAccount(parts.db, email, 'company')) === null) return undefined;
  const password_hash = isWeakPassword(password, email) ? null : await hashPassword(password);
  const form = { first_name, last_name, birth_date };
  const signUp = { role: 'talent', form, password_hash, signed_up_date: moment.now } as const;
  const kept = await waitForAddress(parts, input, signUp, moment);
  if (kept === undefined || isRefusal(kept)) return kept;
  return kept.is_first ? true : refuse('already_registered_mail_sent');
}

/**
 * Stores a company's application from the address of a removed member; the company is made when the address is
 * confirmed.
 * @returns undefined for any other address
 */
export async function signUpCompanyAnew(parts: Parts, input: CompanySignUp, moment: Moment) {
  const { password, browser_hash, ...form } = input;
  const id = await findLeftAccount(parts.db, form.email, 'company');
  if (id === null) return undefined;
  if (await findSignUp(parts.db, id, moment)) return refuse('email_used');
  if (await isOrganisationTaken(parts.db, storedCompanyNumber(form.country, form.organisation_number)))
    return refuse('organisation_number_used');
  if (isWeakPassword(password, form.email)) return refuse('weak_password');
  const password_hash = await hashPassword(password);
  const signUp = { role: 'company', form, password_hash, signed_up_date: moment.now } as const;
  const kept = await waitForAddress(parts, input, signUp, moment);
  if (kept === undefined) return undefined;
  if (!isRefusal(kept)) return true;
  // 'too_many_requests' would reveal that a sign-up waits at this address.
  return refuse(kept.refused === 'too_many_requests' ? 'sign_up_failed' : kept.refused);
}

/**
 * Gives an account to the person who has proven its address: removes the former member's rows and writes the fields of
 * the form. The caller has locked the account.
 */
export async function settleSignUp(
  trx: Trx,
  account_id: string,
  { role, form, password_hash, signed_up_date }: WaitingSignUp,
  moment: Moment,
): Promise<void> {
  const { first_name, last_name } = form;
  const birth_date = 'birth_date' in form ? form.birth_date : null;
  await emptyAccount(trx, account_id, moment);
  await sql`
    update accounts set role = ${role}, first_name = ${first_name}, last_name = ${last_name},
      name = ${`${first_name} ${last_name}`}, birth_date = ${birth_date}, terms_version = ${TERMS_VERSION},
      terms_accepted_date = ${signed_up_date}
    where id = ${account_id}`.execute(trx);
  if (password_hash !== null) await writePassword(trx, account_id, password_hash);
  // The consents have the date on which the form was sent, because the person accepted the terms then.
  await acceptTerms(trx, account_id, { ...moment, now: signed_up_date });
  if ('birth_date' in form) {
    await sql`
      insert into talents (account_id, first_name, last_name, birth_date, created_date)
      values (${account_id}, ${first_name}, ${last_name}, ${birth_date}, ${moment.now})`.execute(trx);
  } else await makeCompany(trx, account_id, form, moment);
}
