import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { companySignUp } from '#contract/accounts/account.ts';
import { storedCompanyNumber } from '#domain/kernel/company-number.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import { findAddressHolder } from '#server/features/accounts/account/queries/address-holder.ts';
import { make } from '#server/lifecycle/run.ts';
import type { Services } from '#server/services.ts';
import { TERMS_VERSION } from '#texts/accounts/legal/terms.ts';
import { acceptTerms } from './accept-terms.ts';
import { hashPassword } from './hash-password.ts';
import { insertAccount } from './insert-account.ts';
import { issueConfirmation } from './issue-confirmation.ts';
import { markConfirmed } from './mark-confirmed.ts';
import { isWeakPassword } from './refuse-weak-password.ts';
import type { SignUpFrom, SignUpShortcuts } from './sign-up-talent.ts';

export type CompanySignUp = Omit<z.output<typeof companySignUp>, 'accepts_terms'> & SignUpFrom;

/** An application: facts about the company and the applicant. */
export type Application = Omit<CompanySignUp, 'password' | 'browser_hash'>;

/**
 * Makes a company that waits for approval, for an owner who has an account.
 * @returns the company's id
 */
export async function makeCompany(trx: Trx, account_id: string, input: Application, moment: Moment): Promise<string> {
  const id = randomUUID();
  const contact_name = `${input.first_name} ${input.last_name}`;
  const facts = { company_name: input.company_name, contact_name };
  const made = await make(trx, {
    noun: 'company',
    actor: {
      role: 'company',
      account_id,
      // The applicant has not signed in yet.
      session_id: '',
      name: contact_name,
      email: input.email,
      company_id: id,
      company_name: input.company_name,
      company_status: 'pending',
      member_role: 'owner',
    },
    moment,
    words: {},
    object: {
      id,
      concerned: { company_id: id },
      facts,
      values: {
        country: input.country,
        organisation_number: storedCompanyNumber(input.country, input.organisation_number),
        name: input.company_name,
        contact_name,
        phone: input.phone,
        address: input.address,
        postal_code: input.country === 'SE' ? input.postal_code.replace(' ', '') : input.postal_code,
        city: input.city,
        invoice_email: input.invoice_email,
        about: input.about,
        created_date: moment.now,
      },
    },
  });
  // The rules always let an applicant apply, so a refusal is a bug.
  if (isRefusal(made)) throw new Error(`A company could not be made: ${made.refused}`);
  await sql`
    insert into company_members (company_id, account_id, member_role) values (${id}, ${account_id}, 'owner')`.execute(
    trx,
  );
  return id;
}

/**
 * True if another company has the organisation number: an approved or suspended company, or one whose confirmed
 * application waits for an administrator. An unconfirmed application does not count, because a stranger can apply in
 * any company's name; neither do refused and closed companies. The unique index enforces the same if two applications
 * are confirmed at once.
 */
export async function isOrganisationTaken(db: Db, stored_number: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from companies where organisation_number = ${stored_number}
      and (status in ('approved', 'suspended') or (status = 'pending' and email_confirmed_date is not null))`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Makes a company application with its owner's account and the confirmation mail, all or none. The address is unique in
 * the database, so only one of two simultaneous forms succeeds. Of several applications with one organisation number,
 * the first that is confirmed wins.
 */
export async function signUpCompany(
  parts: Pick<Services, 'db' | 'env' | 'account_reactions'>,
  input: CompanySignUp,
  moment: Moment,
  shortcuts: SignUpShortcuts = {},
) {
  const { db, env } = parts;
  const { email, first_name, last_name, password, browser_hash = null } = input;
  if (await findAddressHolder(db, email)) return refuse('email_used');
  if (await isOrganisationTaken(db, storedCompanyNumber(input.country, input.organisation_number)))
    return refuse('organisation_number_used');
  if (isWeakPassword(password, email)) return refuse('weak_password');
  const password_hash = shortcuts.password_hash ?? (await hashPassword(password));
  const work = async (trx: Trx) => {
    const account = { email, first_name, last_name, password_hash, terms_version: TERMS_VERSION };
    const account_id = await insertAccount(trx, { ...account, role: 'company' }, moment);
    if (!account_id) return refuse('email_used');
    await acceptTerms(trx, account_id, moment);
    const company_id = await makeCompany(trx, account_id, input, moment);
    if (shortcuts.is_verified) await markConfirmed(trx, parts, account_id, moment);
    else await issueConfirmation(trx, env, { id: account_id, email, first_name, browser_hash }, moment);
    return { account_id, company_id };
  };
  return inTransaction(db, work, ['companies_organisation_number_unique']);
}
