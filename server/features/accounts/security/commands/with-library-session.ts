import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Browser, headersOf } from '#server/features/accounts/account/commands/library-headers.ts';
import { cookieName, signCookie } from '#server/http/cookies.ts';
import type { Services } from '#server/services.ts';

/**
 * Calls the authentication library with a session made for the call and deleted after it. The library prolongs the
 * session it is called with, and replaces it when a second factor is turned on; the person's own must stay as it is,
 * for its cookies name it.
 */
export async function withLibrarySession<T>(
  { db, env, authentication }: Pick<Services, 'db' | 'env' | 'authentication'>,
  account_id: string,
  browser: Browser,
  work: (headers: Headers) => Promise<T>,
): Promise<T> {
  const { internalAdapter } = await authentication.$context;
  // The library copies this to the replacing session, so that both are found again.
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
