import { sql } from 'kysely';
import type { SignInCode } from '#domain/accounts/account/may-act.rules.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { getSessionRecord } from '#server/features/accounts/account/queries/session-record.ts';
import type { Services } from '#server/services.ts';
import type { Browser } from './library-headers.ts';
import { libraryRefusal } from './library-refusal.ts';
import { noticeDevice } from './notice-device.ts';
import { recordUse } from './record-use.ts';
import { FORGETFUL_SECONDS, makeRefreshToken, REMEMBERED_SECONDS, sessionCookies } from './session-cookies.ts';

type Parts = Pick<Services, 'db' | 'env' | 'authentication'>;

export type SignInMethod = 'password' | 'google' | 'facebook' | 'passkey';

/** How an account was proven, and for which browser the session is opened. */
export interface Opening {
  readonly method: SignInMethod;
  readonly remember: boolean;
  readonly browser: Browser;
  readonly moment: Moment;
  /** The hash with which the password was compared. If the hash changes meanwhile, no session is opened. */
  readonly password_hash?: string | null;
}

/**
 * Why no session is opened: the account may not sign in, or the session, password or other proof of the sign-in was
 * ended meanwhile.
 */
export type SessionRefusal = SignInCode | 'wrong_credentials';

const SIGN_IN_REFUSALS: Readonly<Record<SignInCode, SignInCode>> = {
  company_not_active: 'company_not_active',
  talent_not_verified: 'talent_not_verified',
  talent_suspended: 'talent_suspended',
  no_profile: 'no_profile',
  second_factor_missing: 'second_factor_missing',
};

/**
 * Opens a session for a proven account. Refused if the account may not sign in, which is checked where every session is
 * made (authentication.ts).
 */
export async function openSession(parts: Parts, account_id: string, opening: Opening) {
  const { internalAdapter } = await parts.authentication.$context;
  try {
    const { token } = await internalAdapter.createSession(account_id);
    return await completeSession(parts, token, opening);
  } catch (error) {
    return libraryRefusal(error, SIGN_IN_REFUSALS);
  }
}

/**
 * True if the password of the sign-in is still the account's password, or if the sign-in was without a password. The
 * row is locked: a password change either commits first and is noticed here, or commits later and ends this session
 * with the others.
 */
export async function isStillPassword(trx: Trx, account_id: string, { password_hash }: Opening): Promise<boolean> {
  if (password_hash === undefined) return true;
  const { rows } = await sql`
    select 1 from sign_in_methods where account_id = ${account_id} and password_hash = ${password_hash} for share`.execute(
    trx,
  );
  return rows.length > 0;
}

/**
 * True if the password, passkey or provider still opens the account, which may have been handed on meanwhile
 * (`empty-account.ts`).
 */
async function isStillKey(trx: Trx, account_id: string, opening: Opening): Promise<boolean> {
  const { method } = opening;
  if (method === 'password') return isStillPassword(trx, account_id, opening);
  const keys =
    method === 'passkey'
      ? sql`select 1 from passkeys where account_id = ${account_id} for share`
      : sql`select 1 from sign_in_methods where account_id = ${account_id} and provider = ${method} for share`;
  return (await keys.execute(trx)).rows.length > 0;
}

/**
 * Completes a session that the authentication library has just made: sets its expiry, refresh token and cookies, and
 * mails the owner about a new device. A refused session is deleted.
 */
export async function completeSession(parts: Parts, token: string, opening: Opening) {
  const completed = await complete(parts, token, opening);
  if (isRefusal(completed)) await sql`delete from sessions where token = ${token}`.execute(parts.db);
  return completed;
}

async function complete(parts: Parts, token: string, opening: Opening) {
  const { db, env } = parts;
  const { method, remember, browser, moment } = opening;
  const now = new Date(moment.now);
  const expires = new Date(now.getTime() + (remember ? REMEMBERED_SECONDS : FORGETFUL_SECONDS) * 1000);
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; account_id: string }>`
      select id, account_id from sessions where token = ${token}`.execute(trx);
    const row = rows[0];
    // Meanwhile a sign-out everywhere ended the session, the password was changed, or the account was handed on.
    if (!row || !(await isStillKey(trx, row.account_id, opening))) return refuse('wrong_credentials');
    const refresh = makeRefreshToken(row.id);
    const device = await noticeDevice(trx, env, row.account_id, browser, moment);
    await sql`
      update sessions set refresh_hash = ${refresh.hash}, is_remembered = ${remember}, method = ${method},
        expires_date = ${expires.toISOString()}, ip_address = ${browser.ip}, user_agent = ${browser.user_agent},
        refreshed_date = ${moment.now}, created_date = ${moment.now}, device_hash = ${device.device_hash}
      where id = ${row.id}`.execute(trx);
    await recordUse(trx, row.account_id, moment);
    const cookies = sessionCookies(env, { session_id: row.id, is_remembered: remember, now }, refresh);
    return { session: await getSessionRecord(trx, row.id, now), cookies: [...cookies, ...device.cookies] };
  });
}
