import type { Env } from '#server/env.ts';
import { isOneOf, markOf, marksOf } from '#server/sealed/keyed-marks.ts';
import { librarySecrets } from '#server/sealed/library-secrets.ts';

/**
 * Every cookie of the site, with its SameSite rule; scripts can read none of them. `session_token` and `two_factor` are
 * also used by the authentication library; `session_token` never reaches a browser.
 */
const COOKIES = {
  session: 'Lax',
  refresh: 'Strict',
  device: 'Lax',
  passkey: 'Strict',
  // Separate from `passkey`, because the login page asks for passkeys while the browser may be at a provider, which
  // sends it back from another site.
  attempt: 'Lax',
  two_factor: 'Lax',
  waiting: 'Lax',
  // A presentation's guest, who has no account.
  guest: 'Strict',
  session_token: 'Lax',
} as const;

export type CookiePurpose = keyof typeof COOKIES;

type CookieEnv = Pick<Env, 'base_url' | 'session_secrets' | 'personal_data_secrets'>;

const isSecure = ({ base_url }: Pick<Env, 'base_url'>) => base_url.startsWith('https:');

/**
 * The name of a cookie. Over https, browsers accept a __Host- cookie only from this host, over https and for all its
 * paths, so that neither another host of the domain nor an attacker on the network can replace it.
 */
export function cookieName(env: Pick<Env, 'base_url'>, purpose: CookiePurpose): string {
  return `${isSecure(env) ? '__Host-' : ''}medverka.${purpose}`;
}

/**
 * The authentication library also reads and writes these cookies. It signs only the value, with a secret of its own.
 */
const LIBRARY: readonly CookiePurpose[] = ['two_factor', 'session_token'];

/**
 * The keys of a signature, and the signed text. The purpose is signed too, so that no cookie is valid under another name,
 * except those of the authentication library.
 */
function signing(env: CookieEnv, purpose: CookiePurpose, value: string) {
  return LIBRARY.includes(purpose)
    ? ([librarySecrets(env), value, 'base64'] as const)
    : ([env.session_secrets, `${purpose} ${value}`, 'base64'] as const);
}

/** A cookie's value with its signature. */
export function signCookie(env: CookieEnv, purpose: CookiePurpose, value: string): string {
  return encodeURIComponent(`${value}.${markOf(...signing(env, purpose, value))}`);
}

/** One Set-Cookie line. With null for `seconds` the cookie lasts until the browser closes; 0 deletes it. */
export function cookieLine(env: CookieEnv, purpose: CookiePurpose, signed: string, seconds: number | null): string {
  const age = seconds === null ? '' : `; Max-Age=${seconds}`;
  const secure = isSecure(env) ? '; Secure' : '';
  return `${cookieName(env, purpose)}=${signed}${age}; Path=/; HttpOnly; SameSite=${COOKIES[purpose]}${secure}`;
}

/** The Set-Cookie line that deletes a cookie in the browser. */
export function forgetCookie(env: CookieEnv, purpose: CookiePurpose): string {
  return cookieLine(env, purpose, '', 0);
}

/** The text of a cookie in a Cookie header, whose name and equals sign are `start`. */
const findCookie = (header: string | null | undefined, start: string) =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
    ?.slice(start.length);

/** The value of a signed cookie's text; undefined if its signature is wrong. */
function readSigned(env: CookieEnv, purpose: CookiePurpose, raw: string): string | undefined {
  let text: string;
  try {
    text = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  const dot = text.lastIndexOf('.');
  const value = text.slice(0, dot);
  return dot > 0 && isOneOf(marksOf(...signing(env, purpose, value)), text.slice(dot + 1)) ? value : undefined;
}

/** The value of a signed cookie in a Cookie header; undefined if the cookie is absent or its signature is wrong. */
export function readSignedCookie(env: CookieEnv, purpose: CookiePurpose, header: string | null | undefined) {
  const raw = findCookie(header, `${cookieName(env, purpose)}=`);
  return raw ? readSigned(env, purpose, raw) : undefined;
}

/** Number of texts that a reader remembers. */
const REMEMBERED_AT_MOST = 1_000;

/**
 * A `readSignedCookie` that remembers the texts whose signature it has found right, because one browser sends the same
 * cookie with every request. It remembers no wrong one, so that nobody can fill it with invented ones.
 */
export function createCookieReader(env: CookieEnv, purpose: CookiePurpose) {
  const start = `${cookieName(env, purpose)}=`;
  const right = new Map<string, string>();
  return (header: string | null | undefined): string | undefined => {
    const raw = findCookie(header, start);
    if (!raw) return undefined;
    const known = right.get(raw);
    if (known !== undefined) return known;
    const value = readSigned(env, purpose, raw);
    if (value === undefined) return undefined;
    if (right.size >= REMEMBERED_AT_MOST) right.clear();
    right.set(raw, value);
    return value;
  };
}
