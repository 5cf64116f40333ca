import type { RequestFacts } from '#server/http/handlers.ts';

/** The facts about a browser that a sign-in needs. */
export interface Browser {
  readonly ip: string;
  readonly user_agent: string | null;
  readonly cookie: string | null;
}

/** The browser that sent a request. */
export function browserOf({ ip, headers }: RequestFacts): Browser {
  return { ip, user_agent: headers.get('user-agent'), cookie: headers.get('cookie') };
}

/**
 * The request headers for the authentication library. They hold the given cookies only; the browser's cookies are left
 * out.
 */
export function headersOf(browser: Browser, cookies: readonly string[] = []): Headers {
  const headers = new Headers({ 'x-real-ip': browser.ip });
  if (browser.user_agent) headers.set('user-agent', browser.user_agent);
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  return headers;
}
