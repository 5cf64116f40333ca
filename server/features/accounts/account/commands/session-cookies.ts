import { createHash, randomBytes } from 'node:crypto';
import type { Refusal } from '#domain/kernel/refusal.ts';
import type { Env } from '#server/env.ts';
import { cookieLine, forgetCookie, readSignedCookie, signCookie } from '#server/http/cookies.ts';
import { ACCESS_SECONDS, sessionCookie } from '#server/http/session.ts';
import { markOf } from '#server/sealed/keyed-marks.ts';
import { forEach } from '#server/secret-list.ts';

/** An answer or a refusal, with its Set-Cookie lines. */
export interface WithCookies<T, Code extends string> {
  readonly answer: T | Refusal<Code>;
  readonly cookies: readonly string[];
}

/** Life in seconds, without renewal, of a session that the browser is asked to remember. */
export const REMEMBERED_SECONDS = 30 * 86_400;
/**
 * Life of any other session in seconds. On closing, the browser forgets the session's cookies; the server ends the
 * session after a day.
 */
export const FORGETFUL_SECONDS = 86_400;

/** Time in seconds for entering the second factor. The authentication library allows five tries. */
export const SECOND_FACTOR_SECONDS = 600;

/** The content of a refresh cookie: the session and its token. */
export interface RefreshToken {
  readonly session_id: string;
  readonly token: string;
}

type KeptToken = RefreshToken & { readonly hash: string };

/** The first refresh token of a session; only its hash is stored. */
export function makeRefreshToken(session_id: string): KeptToken {
  const token = randomBytes(32).toString('base64url');
  return { session_id, token, hash: hashRefreshToken(token) };
}

/**
 * The tokens that may replace a refresh token, one for each secret; a new replacement is the first. The same token
 * always gets the same replacement, so that two tabs that renew at once, or a tab that lost the answer, continue with
 * the same token, also if two processes answer the tabs while the secret is being changed. Only the server can compute
 * the tokens.
 */
export function nextRefreshTokens({ session_secrets }: Env, { session_id, token: used }: RefreshToken) {
  return forEach(session_secrets, (secret): KeptToken => {
    const token = markOf([secret], `refresh ${session_id} ${used}`, 'base64url');
    return { session_id, token, hash: hashRefreshToken(token) };
  });
}

/** A plain hash is enough: the token is long and random. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The refresh token of a Cookie header; undefined without a valid signature. */
export function readRefreshToken(env: Env, cookieHeader: string | null): RefreshToken | undefined {
  const [session_id, token] = readSignedCookie(env, 'refresh', cookieHeader)?.split('.') ?? [];
  return session_id && token ? { session_id, token } : undefined;
}

interface CookieFacts {
  readonly session_id: string;
  readonly is_remembered: boolean;
  readonly now: Date;
}

/** The Set-Cookie lines of a session that has just been made or renewed. */
export function sessionCookies(env: Env, { session_id, is_remembered, now }: CookieFacts, refresh: RefreshToken) {
  const until = now.getTime() + ACCESS_SECONDS * 1000;
  const value = signCookie(env, 'refresh', `${session_id}.${refresh.token}`);
  return [
    sessionCookie(env, session_id, until, is_remembered ? ACCESS_SECONDS : null),
    cookieLine(env, 'refresh', value, is_remembered ? REMEMBERED_SECONDS : null),
  ];
}

/** The Set-Cookie lines that make a browser forget its session and an unfinished sign-in. */
export function forgetSession(env: Env): string[] {
  return (['session', 'refresh', 'two_factor', 'waiting'] as const).map((purpose) => forgetCookie(env, purpose));
}
