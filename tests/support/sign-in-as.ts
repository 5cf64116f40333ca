import { sql } from 'kysely';
import { REMEMBERED_SECONDS } from '#server/features/accounts/account/commands/session-cookies.ts';
import { cookieName, signCookie } from '#server/http/cookies.ts';
import type { Services } from '#server/services.ts';

/**
 * A session without a password, which no route gives. The same checks run as at a sign-in, so a refused account gets no
 * session. The cookie is valid as long as the session, because a fixture does not renew it.
 * @returns the Cookie header to send
 */
export async function signInAs(
  { authentication, env, db, clock }: Pick<Services, 'authentication' | 'env' | 'db' | 'clock'>,
  account_id: string,
): Promise<string> {
  const { internalAdapter } = await authentication.$context;
  const { token } = await internalAdapter.createSession(account_id);
  // The library's expiry uses the machine's clock, not the test's.
  const expires = new Date(clock().getTime() + REMEMBERED_SECONDS * 1000);
  const { rows } = await sql<{ id: string }>`
    update sessions set expires_date = ${expires}, created_date = ${clock()} where token = ${token} returning id`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Error('The session of a fixture was not made');
  return `${cookieName(env, 'session')}=${signCookie(env, 'session', `${row.id}.${expires.getTime()}`)}`;
}
