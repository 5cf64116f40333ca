import { createHash, randomBytes } from 'node:crypto';
import type { Moment } from '#domain/kernel/time/day.ts';

/** A random token for a link in a mail, and its hash for the database. */
export function makeToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** A plain hash is enough: the token is long and random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The ISO instant a number of hours later. */
export function hoursLater({ now }: Moment, hours: number): string {
  return new Date(Date.parse(now) + hours * 3_600_000).toISOString();
}
