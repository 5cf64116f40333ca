import { createHmac, timingSafeEqual } from 'node:crypto';
import { API_PREFIX } from '#contract/route.ts';
import type { Env } from '../env.ts';

/**
 * Every cookie of the house. All are unreadable for scripts. The refresh cookie goes to the session's own routes only,
 * and never along from another site; `session_token` and `two_factor` are the authentication
 * library's, of which only the last ever reaches a browser.
 */
const COOKIES = {
  session: { path: '/', same_site: 'Lax' },
  refresh: { path: `${API_PREFIX}/account`, same_site: 'Strict' },
  device: { path: `${API_PREFIX}/account`, same_site: 'Lax' },
  passkey: { path: `${API_PREFIX}/account`, same_site: 'Strict' },
  // Not the one above: Login asks for keys while somebody may be on the way to a provider, which sends them back from
  // another site.
  attempt: { path: `${API_PREFIX}/account/social`, same_site: 'Lax' },
  two_factor: { path: `${API_PREFIX}/account`, same_site: 'Lax' },
  waiting: { path: `${API_PREFIX}/account`, same_site: 'Lax' },
  session_token: { path: '/', same_site: 'Lax' },
} as const;

export type CookiePurpose = keyof typeof COOKIES;

const isSecure = (env: Env) => env.base_url.startsWith('https:');

/** The name of a cookie. Over https browsers refuse a __Secure- cookie that anybody set over plain http. */
export function cookieName(env: Env, purpose: CookiePurpose): string {
  return `${isSecure(env) ? '__Secure-' : ''}medverka.${purpose}`;
}

/** The authentication library reads and writes these too, and signs the value alone. */
const LIBRARY: readonly CookiePurpose[] = ['two_factor', 'session_token'];

/** Ours are signed with their purpose, so that none counts under the name of another. */
function signatureOf(env: Env, purpose: CookiePurpose, value: string): string {
  const signed = LIBRARY.includes(purpose) ? value : `${purpose} ${value}`;
  return createHmac('sha256', env.session_secret).update(signed).digest('base64');
}

/** A cookie's value with its signature. */
export function signCookie(env: Env, purpose: CookiePurpose, value: string): string {
  return encodeURIComponent(`${value}.${signatureOf(env, purpose, value)}`);
}

/** One Set-Cookie line; null seconds end with the browser, 0 forgets it. */
export function cookieLine(env: Env, purpose: CookiePurpose, signed: string, seconds: number | null): string {
  const { path, same_site } = COOKIES[purpose];
  const age = seconds === null ? '' : `; Max-Age=${seconds}`;
  const secure = isSecure(env) ? '; Secure' : '';
  return `${cookieName(env, purpose)}=${signed}${age}; Path=${path}; HttpOnly; SameSite=${same_site}${secure}`;
}

/** The Set-Cookie line that makes the browser forget a cookie. */
export function forgetCookie(env: Env, purpose: CookiePurpose): string {
  return cookieLine(env, purpose, '', 0);
}

/** The value of a signed cookie in a Cookie header; undefined when it is absent or its signature is not ours. */
export function readSignedCookie(env: Env, purpose: CookiePurpose, header: string | null | undefined) {
  const start = `${cookieName(env, purpose)}=`;
  const raw = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
  if (!raw) return undefined;
  let text: string;
  try {
    text = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  const dot = text.lastIndexOf('.');
  const [value, given] = [text.slice(0, dot), Buffer.from(text.slice(dot + 1))];
  const expected = Buffer.from(signatureOf(env, purpose, value));
  return dot > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined;
}
