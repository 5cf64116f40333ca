import { sql } from 'kysely';
import type { SecurityOverview } from '#contract/accounts/security.ts';
import { browserWords } from '#domain/accounts/account/browser-words.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { nameFactorKey } from '#server/features/accounts/account/commands/name-factor-key.ts';
import { recentUntil } from '#server/features/accounts/security/commands/confirm-owner.ts';
import { IS_MAILBOX_GONE } from '#server/mail/record-bounce.ts';
import type { Services } from '#server/services.ts';

type Session = SecurityOverview['sessions'][number];
type Provider = SecurityOverview['providers'][number];

async function listSessions(db: Db, { account_id, session_id }: SignedInActor, { now }: Moment): Promise<Session[]> {
  const { rows } = await sql<Omit<Session, 'browser'> & { user_agent: string | null }>`
    select id, id = ${session_id} as is_current, user_agent, method, created_date,
      coalesce(refreshed_date, created_date) as seen_date
    from sessions where account_id = ${account_id} and expires_date > ${now}
    order by is_current desc, seen_date desc, id`.execute(db);
  return rows.map(({ user_agent, ...session }) => ({ ...session, browser: browserWords(user_agent) }));
}

async function listPasskeys(db: Db, account_id: string): Promise<SecurityOverview['passkeys']> {
  const { rows } = await sql<SecurityOverview['passkeys'][number]>`
    select id, name, created_date, last_used_date from passkeys
    where account_id = ${account_id} order by created_date, id`.execute(db);
  return rows;
}

async function findPendingEmail(db: Db, account_id: string, { now }: Moment) {
  const { rows } = await sql<NonNullable<SecurityOverview['pending_email']>>`
    select new_email, old_confirmed_date is not null as is_old_confirmed, new_confirmed_date is not null as is_new_confirmed
    from email_changes where account_id = ${account_id} and expires_date > ${now}`.execute(db);
  return rows[0] ?? null;
}

interface Protection {
  readonly is_unreached: boolean;
  readonly is_mailbox_gone: boolean;
  readonly has_password: boolean;
  readonly providers: Provider[];
  readonly is_on: boolean;
}

async function findProtection(db: Db, account_id: string) {
  const { rows } = await sql<Protection>`
    select a.unreached_date is not null as is_unreached, ${IS_MAILBOX_GONE} as is_mailbox_gone, exists (select from sign_in_methods m
        where m.account_id = a.id and m.provider = 'credential' and m.password_hash is not null) as has_password,
      array(select m.provider from sign_in_methods m
        where m.account_id = a.id and m.provider in ('google', 'facebook') order by m.provider) as providers,
      a.two_factor_enabled and f.id is not null as is_on
    from accounts a left join two_factors f on f.account_id = a.id and f.verified
    where a.id = ${account_id}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('An account ended while its settings were being read');
  return row;
}

/** The protections of an account, as shown to its owner. */
export async function getSecurityOverview(
  { db, env, authentication }: Pick<Services, 'db' | 'env' | 'authentication'>,
  actor: SignedInActor,
  moment: Moment,
): Promise<SecurityOverview> {
  const { account_id, email, role } = actor;
  const { is_unreached, is_mailbox_gone, has_password, providers, is_on } = await findProtection(db, account_id);
  if (is_on) await nameFactorKey({ db, env }, account_id);
  // Recovery codes are stored encrypted, so only the authentication library can count them.
  const codes = is_on ? await authentication.api.viewBackupCodes({ body: { userId: account_id } }) : null;
  return {
    email,
    pending_email: await findPendingEmail(db, account_id, moment),
    is_unreached,
    is_mailbox_gone,
    has_password,
    recent_until: await recentUntil(db, actor, moment),
    providers,
    second_factor: { is_on, is_required: role === 'admin', recovery_codes_left: codes?.backupCodes.length ?? 0 },
    passkeys: await listPasskeys(db, account_id),
    sessions: await listSessions(db, actor, moment),
  };
}
