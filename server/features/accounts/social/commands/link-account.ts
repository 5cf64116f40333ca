import { sql } from 'kysely';
import type { Provider } from '#domain/accounts/account/providers.ts';
import { refuse, unlessCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { hasOtherWayIn } from '#server/features/accounts/account/queries/other-way-in.ts';
import { confirmOwner } from '#server/features/accounts/security/commands/confirm-owner.ts';
import { announceAccount } from '#server/live/announce.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import type { Services } from '#server/services.ts';
import type { Shown } from './find-or-make-account.ts';
import { providerLinkedMail, providerUnlinkedMail } from './mail-words.ts';
import { startSocial } from './start-social.ts';

/**
 * Owners who can link providers. Administrators cannot, because a sign-in at a provider never opens an administrator's
 * account (docs/decisions/0011-providers.md).
 */
type Owner = TalentActor | CompanyActor;

interface Asked {
  readonly provider: Provider;
  readonly password?: string | undefined;
}

/** Locks the account, so that the second of two simultaneous changes reads the first. */
async function lockAccount(trx: Trx, account_id: string): Promise<void> {
  await sql`select from accounts where id = ${account_id} for update`.execute(trx);
}

/**
 * Begins to link a provider: the owner of an account with a password is confirmed, then the browser goes to the
 * provider.
 * @returns the provider's URL, and the Set-Cookie lines that bind the attempt to this browser
 */
export async function startLink(
  parts: Pick<Services, 'db' | 'env' | 'providers' | 'log'>,
  actor: Owner,
  { provider, password }: Asked,
  moment: Moment,
) {
  const unconfirmed = await confirmOwner(parts.db, actor, password, moment);
  const refusal = unconfirmed && unlessCode(unconfirmed, 'password_missing');
  if (refusal) return refusal;
  const { account_id, session_id } = actor;
  const redirect_to = actor.role === 'talent' ? '/TalentSettings' : '/CompanySettings';
  return startSocial(parts, { provider, redirect_to, remember: true }, moment, { account_id, session_id });
}

/** Links a provider's claims to the account that asked. Linking the same identity again changes nothing. */
export async function linkAccount(
  { db }: Pick<Services, 'db'>,
  account_id: string,
  { provider, claims }: Shown,
  moment: Moment,
) {
  return inTransaction(db, async (trx) => {
    await lockAccount(trx, account_id);
    const { rows } = await sql<{ account_id: string; provider_account_id: string }>`
      select account_id, provider_account_id from sign_in_methods
      where provider = ${provider} and (account_id = ${account_id} or provider_account_id = ${claims.sub})`.execute(
      trx,
    );
    if (rows.some((row) => row.account_id !== account_id)) return refuse('social_taken');
    if (rows.length > 0) return rows[0]?.provider_account_id === claims.sub ? true : refuse('social_already_linked');
    const { numAffectedRows } = await sql`
      insert into sign_in_methods (account_id, provider, provider_account_id)
      values (${account_id}, ${provider}, ${claims.sub})
      on conflict (provider, provider_account_id) do nothing`.execute(trx);
    // Another account has linked the same identity at the same moment.
    if (numAffectedRows !== 1n) return refuse('social_taken');
    await mailOwner(trx, account_id, (owner) => providerLinkedMail(owner, provider, moment.now));
    return true;
  });
}

/**
 * Removes a provider from an account, unless it is the owner's last sign-in method. Sessions that began with this
 * provider end, except the caller's.
 */
export async function unlinkAccount(
  { db }: Pick<Services, 'db'>,
  actor: Owner,
  { provider, password }: Asked,
  moment: Moment,
) {
  const { account_id, session_id } = actor;
  const unconfirmed = await confirmOwner(db, actor, password, moment);
  const refusal = unconfirmed && unlessCode(unconfirmed, 'password_missing');
  if (refusal) return refusal;
  return inTransaction(db, async (trx) => {
    const has_other = await hasOtherWayIn(trx, account_id, { provider });
    const { rows } = await sql`
      select from sign_in_methods where account_id = ${account_id} and provider = ${provider}`.execute(trx);
    if (rows.length === 0) return refuse('not_found');
    if (!has_other) return refuse('last_way_in');
    await sql`delete from sign_in_methods where account_id = ${account_id} and provider = ${provider}`.execute(trx);
    await sql`
      delete from sessions where account_id = ${account_id} and method = ${provider} and id <> ${session_id}`.execute(
      trx,
    );
    announceAccount(trx, account_id);
    await mailOwner(trx, account_id, (owner) => providerUnlinkedMail(owner, provider, moment.now));
    return { done: true } as const;
  });
}
