import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';
import { isOneOf, markOf, marksOf } from '#server/sealed/keyed-marks.ts';
import { forEach } from '#server/secret-list.ts';
import type { PrivateFile } from './private-files.ts';

/** The purpose of a request for a file: to look at it in the browser, or to save it. */
export type FilePurpose = 'view' | 'download';

/** Default lifetime of a URL: long enough to click, too short to pass around. */
const GOOD_FOR_SECONDS = 5 * 60;

/** Prefix of the URLs of private files. */
export const PRIVATE_FILES_PREFIX = '/files/private/';

/** The query of a signed URL. */
export const signedQuery = z.strictObject({
  purpose: z.enum(['view', 'download']),
  until: z.string().regex(/^\d{10,11}$/),
  signature: z.string().regex(/^[\w-]{43}$/),
});
export type SignedQuery = z.output<typeof signedQuery>;

interface Bound {
  readonly path: string;
  readonly purpose: FilePurpose;
  readonly account_id: string;
  /** Seconds since 1970. */
  readonly until: string;
}

/** Separate keys, so that no signature for another purpose is valid in a URL. */
const keysOf = ({ session_secrets }: Pick<Env, 'session_secrets'>) =>
  forEach(session_secrets, (secret) => createHmac('sha256', secret).update('addresses of private files, 1').digest());

// No part can contain a line break, so two different URLs never sign the same text.
const signing = (env: Pick<Env, 'session_secrets'>, { path, purpose, account_id, until }: Bound) =>
  [keysOf(env), [path, purpose, account_id, until].join('\n'), 'base64url'] as const;

/** Used in place of an account id for the holder of a mailed link, who has no session. */
export const LINK_HOLDER = 'link';

export interface SignedUrlOptions {
  readonly purpose: FilePurpose;
  /** The account whose session may use the URL; `LINK_HOLDER` needs no session. */
  readonly account_id: string;
  readonly seconds?: number;
}

/** A URL under which one person can read a file for a few minutes. The caller must have asked the noun's policy. */
export function signedUrl(
  { env, clock }: { env: Pick<Env, 'session_secrets'>; clock: Clock },
  { id, path }: Pick<PrivateFile, 'id' | 'path'>,
  { purpose, account_id, seconds = GOOD_FOR_SECONDS }: SignedUrlOptions,
): string {
  const until = String(Math.floor(clock().getTime() / 1000) + seconds);
  const signature = markOf(...signing(env, { path, purpose, account_id, until }));
  return `${PRIVATE_FILES_PREFIX}${id}?${new URLSearchParams({ purpose, until, signature })}`;
}

/** True if a query has our signature for this file and person, and has not expired. */
export function isSignedFor(
  { env, clock }: { env: Pick<Env, 'session_secrets'>; clock: Clock },
  { path }: Pick<PrivateFile, 'path'>,
  account_id: string,
  { signature, purpose, until }: SignedQuery,
): boolean {
  // Compared as text: two bits of the last character have no meaning, so four texts would decode to the same signature.
  const isOurs = isOneOf(marksOf(...signing(env, { path, purpose, account_id, until })), signature);
  return isOurs && Number(until) * 1000 > clock().getTime();
}
