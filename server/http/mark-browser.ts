import { createHash, randomBytes } from 'node:crypto';
import { RETENTION } from '#domain/accounts/retention/classes.ts';
import { partsOf } from '#domain/accounts/retention/period.ts';
import type { Env } from '#server/env.ts';
import { cookieLine, readSignedCookie, signCookie } from './cookies.ts';

/** The browser's cookies, as in the request. */
interface Marked {
  readonly cookie: string | null;
}

/** Seconds for which a browser is recognised. The mark alone identifies no person. */
const KNOWN_SECONDS = partsOf(RETENTION.devices.period).count * 86_400;

const hashOf = (mark: string) => createHash('sha256').update(mark).digest('hex');

/** The stored hash of a browser's mark; null if the browser has none. */
export function hashOfBrowser(env: Env, { cookie }: Marked): string | null {
  const mark = readSignedCookie(env, 'device', cookie);
  return mark === undefined ? null : hashOf(mark);
}

/**
 * Gives a browser a mark by which the server recognises it later: a random value in a cookie. The database stores only
 * its hash.
 * @returns the hash, and the Set-Cookie lines if the browser needs them
 */
export function markBrowser(env: Env, browser: Marked): { hash: string; cookies: string[] } {
  const known = readSignedCookie(env, 'device', browser.cookie);
  // While the secret is being changed, a known mark is signed anew, because it outlives the earlier secret.
  if (known && env.session_secrets.length === 1) return { hash: hashOf(known), cookies: [] };
  const mark = known ?? randomBytes(24).toString('base64url');
  return { hash: hashOf(mark), cookies: [cookieLine(env, 'device', signCookie(env, 'device', mark), KNOWN_SECONDS)] };
}
