import { sql } from 'kysely';
import type { AccountRole } from '#contract/kernel/route.ts';
import { nameToldBy } from '#domain/accounts/account/full-name.rules.ts';
import type { Provider } from '#domain/accounts/account/providers.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { forgetUnproven } from '#server/features/accounts/account/commands/forget-unproven.ts';
import { markConfirmed } from '#server/features/accounts/account/commands/mark-confirmed.ts';
import { findSignInRefusal } from '#server/features/accounts/account/queries/sign-in-refusal.ts';
import { type ToldAddress, toldAddress } from '#server/features/accounts/social/policy.ts';
import type { Claims } from '#server/features/accounts/social/queries/providers.ts';
import type { Services } from '#server/services.ts';

type Parts = Pick<Services, 'db' | 'account_reactions'>;

/** A provider's claims about a person. */
export interface Shown {
  readonly provider: Provider;
  readonly claims: Claims;
}

interface FoundAccount {
  readonly account_id: string;
  readonly has_second_factor: boolean;
}

interface Row {
  id: string;
  role: AccountRole;
  email_verified: boolean;
  two_factor_enabled: boolean;
}

const found = ({ id, two_factor_enabled }: Row): FoundAccount => ({
  account_id: id,
  has_second_factor: two_factor_enabled,
});

async function addMethod(trx: Trx, account_id: string, { provider, claims }: Shown): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into sign_in_methods (account_id, provider, provider_account_id)
    values (${account_id}, ${provider}, ${claims.sub})
    on conflict (provider, provider_account_id) do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** Makes the talent profile of a talent's account with a confirmed address, if the profile is missing. */
async function addTalent(trx: Trx, account_id: string, { claims }: Shown, moment: Moment): Promise<void> {
  const { first_name, last_name } = nameToldBy(claims);
  await sql`
    insert into talents (account_id, first_name, last_name, is_verified, profile_completed, created_date)
    values (${account_id}, ${first_name}, ${last_name}, true, false, ${moment.now})
    on conflict (account_id) do nothing`.execute(trx);
}

/** Makes account, profile and sign-in method together. The next screen asks for the birth date and the terms. */
async function makeAccount(trx: Trx, shown: Shown, { email }: ToldAddress, moment: Moment) {
  const { first_name, last_name } = nameToldBy(shown.claims);
  const { rows } = await sql<Row>`
    insert into accounts (email, email_verified, email_confirmed_date, name, first_name, last_name, role, created_date)
    values (${email}, true, ${moment.now}, ${`${first_name} ${last_name}`.trim()}, ${first_name}, ${last_name}, 'talent',
      ${moment.now})
    on conflict (email) do nothing
    returning id, role, email_verified, two_factor_enabled`.execute(trx);
  const made = rows[0];
  if (!made || !(await addMethod(trx, made.id, shown))) return refuse('changed_meanwhile');
  await addTalent(trx, made.id, shown, moment);
  return found(made);
}

/**
 * Links a provider to the account that has the address. The provider itself must state that the person has proven the
 * address; an administrator's account is never linked. If the account's address was not confirmed, the unproven data of
 * its sign-up is deleted (`forgetUnproven`).
 */
async function joinAccount(trx: Trx, parts: Parts, shown: Shown, holder: Row, address: ToldAddress, moment: Moment) {
  if (!address.is_proven) return refuse('social_email_unverified');
  if (holder.role === 'admin') return refuse('social_use_password');
  if (holder.role === 'company') {
    // The refusal comes before the first write, so that an undecided application stays as it was sent.
    const refusal = await findSignInRefusal(trx, holder.id);
    if (refusal) return refuse(refusal);
  }
  if (!holder.email_verified) {
    await forgetUnproven(trx, holder.id);
    await markConfirmed(trx, parts, holder.id, moment);
  }
  if (!(await addMethod(trx, holder.id, shown))) return refuse('changed_meanwhile');
  if (holder.role === 'talent') await addTalent(trx, holder.id, shown, moment);
  return found(holder);
}

/**
 * The account to which this person at the provider is linked, found by the provider's id for the person and not by the
 * address. Makes the talent profile if it is missing.
 */
async function findReturning(trx: Trx, shown: Shown, moment: Moment) {
  const { rows } = await sql<Row>`
    select a.id, a.role, a.email_verified, a.two_factor_enabled
    from sign_in_methods m join accounts a on a.id = m.account_id
    where m.provider = ${shown.provider} and m.provider_account_id = ${shown.claims.sub}`.execute(trx);
  const account = rows[0];
  if (!account) return undefined;
  if (account.role === 'admin') return refuse('social_use_password');
  if (account.role === 'talent' && account.email_verified) await addTalent(trx, account.id, shown, moment);
  return found(account);
}

async function findOrMake(trx: Trx, parts: Parts, shown: Shown, moment: Moment) {
  const returning = await findReturning(trx, shown, moment);
  if (returning) return returning;
  const address = toldAddress(shown.provider, shown.claims);
  if (!address) return refuse('social_email_unverified');
  // If the address has an account, the lock makes a simultaneous confirmation or new sign-up with the address either
  // commit before this query, which then reads it, or wait for this commit.
  const { rows } = await sql<Row>`
    select id, role, email_verified, two_factor_enabled from accounts where email = ${address.email} for update`.execute(
    trx,
  );
  const holder = rows[0];
  return holder ? joinAccount(trx, parts, shown, holder, address, moment) : makeAccount(trx, shown, address, moment);
}

/**
 * The account of a provider's claims, made if there is none (spec, section 4). If the same person returns twice at
 * once, one call makes the account and the other finds it.
 */
export async function findOrMakeAccount(parts: Parts, shown: Shown, moment: Moment) {
  const first = await inTransaction(parts.db, (trx) => findOrMake(trx, parts, shown, moment));
  const wasRaced = isRefusal(first) && first.refused === 'changed_meanwhile';
  return wasRaced ? inTransaction(parts.db, (trx) => findOrMake(trx, parts, shown, moment)) : first;
}
