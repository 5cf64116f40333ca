import { sql } from 'kysely';
import { cookieLine, readSignedCookie } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';

/**
 * Ends the session of a browser, if it has one, and any sign-in that waits for its second factor.
 * @returns the Set-Cookie lines that make the browser forget them
 */
export async function endSession(
  { db, env }: Pick<Services, 'db' | 'env'>,
  cookieHeader: string | null,
): Promise<string[]> {
  const token = readSignedCookie(env, 'session_token', cookieHeader);
  if (token) await sql`delete from sessions where token = ${token}`.execute(db);
  return (['session_token', 'dont_remember', 'two_factor'] as const).map((purpose) => cookieLine(env, purpose, '', 0));
}
