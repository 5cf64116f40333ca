import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Refusal } from '#domain/kernel/refusal.ts';
import type { Env } from '#server/env.ts';
import { cookieLine, forgetCookie, readSignedCookie, signCookie } from '#server/http/cookies.ts';
import { ACCESS_SECONDS, sessionCookie } from '#server/http/session.ts';

/** An answer or a refusal, with its Set-Cookie lines. */
export interface WithCookies<T, Code extends string> {
  readonly answer: T | Refusal<Code>;
  readonly cookies: readonly string[];
}

/** Life of a session without renewal, in seconds, if the browser is asked to remember it. */
export const REMEMBERED_SECONDS = 30 * 86_400;
/** Life of any other session, in seconds: the browser forgets the cookies on closing, the server after a day. */
export const FORGETFUL_SECONDS = 86_400;

/** Life of a sign-in that waits for its second factor, in seconds. The library allows it five tries. */
export const SECOND_FACTOR_SECONDS = 600;

/** The session of a refresh cookie, and its token. */
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
 * The successor of a refresh token. A token always has the same successor, so that two tabs that renew at once, or a
 * tab that lost the answer, go on with the same token. Only the server can compute it.
 */
export function nextRefreshToken({ session_secret }: Env, { session_id, token: used }: RefreshToken): KeptToken {
  const token = createHmac('sha256', session_secret).update(`refresh ${session_id} ${used}`).digest('base64url');
  return { session_id, token, hash: hashRefreshToken(token) };
}

/** A plain hash is enough: the token is long and random. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The refresh token of a Cookie header, if its signature is valid. */
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

/** The Set-Cookie lines that make a browser forget its session and any sign-in that is not finished. */
export function forgetSession(env: Env): string[] {
  return (['session', 'refresh', 'two_factor', 'waiting'] as const).map((purpose) => forgetCookie(env, purpose));
}
