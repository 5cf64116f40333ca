/** The requests of a browser from the press on 'Google' or 'Facebook' to the return to our site. */
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { Provider } from '#domain/accounts/account/providers.ts';
import type { openBrowser } from '#tests/api/accounts/account-browser.ts';

export type HttpBrowser = ReturnType<typeof openBrowser>;

const cookieHeader = (jar: ReadonlyMap<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

function keepCookies(jar: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /max-age=0(;|$)/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
}

/**
 * Follows the pages of Google or Facebook.
 * @returns path and query of our callback
 */
export async function signInAtProvider(address: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = address;
  while (!new URL(next).pathname.startsWith(API_PREFIX)) {
    const response = await fetch(next, { redirect: 'manual', headers: { cookie: cookieHeader(jar) } });
    keepCookies(jar, response.headers.getSetCookie());
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  const { pathname, search } = new URL(next);
  return pathname + search;
}

/**
 * Calls our callback with the browser's cookies.
 * @returns the URL of the redirect
 */
export async function comeBack(url: string, { jar }: HttpBrowser, path: string): Promise<URL> {
  const response = await fetch(url + path, { redirect: 'manual', headers: { cookie: cookieHeader(jar) } });
  keepCookies(jar, response.headers.getSetCookie());
  if (response.status !== 302) throw new Error(`The callback answered ${response.status}: ${await response.text()}`);
  return new URL(response.headers.get('location') ?? '', url);
}

export interface JourneyOptions {
  readonly provider?: Provider;
  readonly redirect_to?: '/login' | '/register';
  readonly remember?: boolean;
  readonly return_to?: string;
}

/**
 * Begins the sign-in at our server.
 * @returns the provider's URL
 */
export async function startAt(browser: HttpBrowser, options: JourneyOptions = {}): Promise<string> {
  const { provider = 'google', redirect_to = '/register', ...more } = options;
  const { status, body } = await browser.post('/account/social/start', { provider, redirect_to, ...more });
  if (status !== 200) throw new Error(`The start answered ${status}: ${JSON.stringify(body)}`);
  return body.url;
}

/** The whole sign-in: our server, the provider, our callback. */
export async function signInBy(url: string, browser: HttpBrowser, options?: JourneyOptions): Promise<URL> {
  return comeBack(url, browser, await signInAtProvider(await startAt(browser, options)));
}
