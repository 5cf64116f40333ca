import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Browser, headersOf } from '#server/features/accounts/account/commands/library-headers.ts';
import { cookieName, signCookie } from '#server/http/cookies.ts';
import type { Services } from '#server/services.ts';

/**
 * Calls the authentication library with a session that is made for this call and deleted after it. The library prolongs
 * the session of a call, and replaces it when a second factor is turned on; the person's own session must not change,
 * because the person's cookies name it.
 */
export async function withLibrarySession<T>(
  { db, env, authentication }: Pick<Services, 'db' | 'env' | 'authentication'>,
  account_id: string,
  browser: Browser,
  work: (headers: Headers) => Promise<T>,
): Promise<T> {
  const { internalAdapter } = await authentication.$context;
  // The library copies the user agent to a replacing session, so a random one finds both sessions for the deletion.
  const userAgent = `library ${randomUUID()}`;
  try {
    const { token } = await internalAdapter.createSession(account_id, false, { userAgent });
    return await work(
      headersOf(browser, [`${cookieName(env, 'session_token')}=${signCookie(env, 'session_token', token)}`]),
    );
  } finally {
    await sql`delete from sessions where account_id = ${account_id} and user_agent = ${userAgent}`.execute(db);
  }
}
