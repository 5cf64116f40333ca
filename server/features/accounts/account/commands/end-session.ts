import { sql } from 'kysely';
import { namedSession } from '#server/http/session.ts';
import { announceAccount } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { forgetSession, readRefreshToken } from './session-cookies.ts';

/**
 * Ends the session of a browser, and makes the browser forget any sign-in that waits for its second factor. Either
 * cookie is enough, because the session cookie may have expired, and browsers do not send the refresh cookie
 * (SameSite=Strict) when they return from another site. A refresh token that was replaced meanwhile also ends its
 * session. Open screens of the account are notified.
 * @returns the Set-Cookie lines that make the browser forget these cookies
 */
export async function endSession(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  cookieHeader: string | null,
): Promise<string[]> {
  const cookies = [namedSession({ env, clock }, cookieHeader), readRefreshToken(env, cookieHeader)];
  const ids = cookies.flatMap((cookie) => cookie?.session_id ?? []);
  const { rows } = await sql<{ account_id: string }>`
    delete from sessions where id = any(${ids}::uuid[]) returning account_id`.execute(db);
  for (const { account_id } of rows) announceAccount(db, account_id);
  return forgetSession(env);
}
