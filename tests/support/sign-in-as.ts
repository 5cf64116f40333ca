import { sql } from 'kysely';
import { REMEMBERED_SECONDS } from '#server/features/accounts/account/commands/session-cookies.ts';
import { cookieName, signCookie } from '#server/http/cookies.ts';
import type { Services } from '#server/services.ts';

/**
 * Makes a session without a password, which no route does. The checks of a sign-in run too, so a refused account gets
 * no session. The cookie is valid as long as the session, because fixtures do not renew it.
 * @returns the Cookie header to send
 */
export async function signInAs(
  { authentication, env, db, clock }: Pick<Services, 'authentication' | 'env' | 'db' | 'clock'>,
  account_id: string,
): Promise<string> {
  const { internalAdapter } = await authentication.$context;
  const { token } = await internalAdapter.createSession(account_id);
  // The library sets the expiry by the machine's clock, so it is set here by the test's.
  const expires = new Date(clock().getTime() + REMEMBERED_SECONDS * 1000);
  const { rows } = await sql<{ id: string }>`
    update sessions set expires_date = ${expires}, created_date = ${clock()} where token = ${token} returning id`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Error('The session of a fixture was not made');
  return `${cookieName(env, 'session')}=${signCookie(env, 'session', `${row.id}.${expires.getTime()}`)}`;
}
