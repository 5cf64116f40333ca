import { sql } from 'kysely';
import { namedSession } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { forgetSession, hashRefreshToken, readRefreshToken } from './session-cookies.ts';

/**
 * Ends the session of a browser, if it has one, and any sign-in that waits for its second factor. Either cookie is
 * enough: the short one may have run out, and the other goes to few routes.
 * @returns the Set-Cookie lines that make the browser forget them
 */
export async function endSession(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  cookieHeader: string | null,
): Promise<string[]> {
  const named = namedSession({ env, clock }, cookieHeader);
  const refresh = readRefreshToken(env, cookieHeader);
  if (named) await sql`delete from sessions where id = ${named.session_id}`.execute(db);
  else if (refresh) {
    await sql`
      delete from sessions where id = ${refresh.session_id} and refresh_hash = ${hashRefreshToken(refresh.token)}`.execute(
      db,
    );
  }
  return forgetSession(env);
}
