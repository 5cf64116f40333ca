import { createHash, randomBytes } from 'node:crypto';
import { RETENTION } from '#domain/accounts/retention/classes.ts';
import { partsOf } from '#domain/accounts/retention/period.ts';
import type { Env } from '#server/env.ts';
import { cookieLine, readSignedCookie, signCookie } from './cookies.ts';

/** The cookies of a browser, as it sends them. */
interface Marked {
  readonly cookie: string | null;
}

/** How long a browser stays known, in seconds. It says nothing of who uses it. */
const KNOWN_SECONDS = partsOf(RETENTION.devices.period).count * 86_400;

const hashOf = (mark: string) => createHash('sha256').update(mark).digest('hex');

/** What is kept of a browser that we have given its mark; null for one that has none. */
export function hashOfBrowser(env: Env, { cookie }: Marked): string | null {
  const mark = readSignedCookie(env, 'device', cookie);
  return mark === undefined ? null : hashOf(mark);
}

/**
 * Makes a browser one that we know again, by a random value in a cookie of which only the hash is kept.
 * @returns the hash, and the Set-Cookie lines for one that we did not know
 */
export function markBrowser(env: Env, browser: Marked): { hash: string; cookies: string[] } {
  const known = hashOfBrowser(env, browser);
  if (known) return { hash: known, cookies: [] };
  const mark = randomBytes(24).toString('base64url');
  return { hash: hashOf(mark), cookies: [cookieLine(env, 'device', signCookie(env, 'device', mark), KNOWN_SECONDS)] };
}
