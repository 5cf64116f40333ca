import { sql } from 'kysely';
import { cookieName, signCookie } from '../../../http/cookies.ts';
import type { RequestFacts } from '../../../http/handlers.ts';
import type { Services } from '../../../services.ts';

/** What signing in needs to know of the browser. */
export interface Browser {
  readonly ip: string;
  readonly user_agent: string | null;
  readonly cookie: string | null;
}

/** The browser that sent a request. */
export function browserOf({ ip, headers }: RequestFacts): Browser {
  return { ip, user_agent: headers.get('user-agent'), cookie: headers.get('cookie') };
}

/** What the authentication library should see of a request: never the browser's own cookies, except those named. */
export function headersOf(browser: Browser, cookies: readonly string[] = []): Headers {
  const headers = new Headers({ 'x-real-ip': browser.ip });
  if (browser.user_agent) headers.set('user-agent', browser.user_agent);
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  return headers;
}

/**
 * Headers with which the library sees the signed-in person's session. Its own session cookie is made here for the call
 * and never leaves the server.
 */
export async function libraryHeaders(
  { db, env }: Pick<Services, 'db' | 'env'>,
  session_id: string,
  browser: Browser,
): Promise<Headers> {
  const { rows } = await sql<{ token: string }>`select token from sessions where id = ${session_id}`.execute(db);
  const token = rows[0]?.token ?? '';
  return headersOf(browser, [`${cookieName(env, 'session_token')}=${signCookie(token, env)}`]);
}
