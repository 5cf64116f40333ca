import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { systemClock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';
import { cookieName, signCookie } from '#server/http/cookies.ts';

const DAY_MS = 86_400_000;

/** Makes a session of an account. Returns the value of its Cookie header. */
export async function signIn(pool: pg.Pool, env: Env, accountId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string; expires_date: string }>(
    'insert into sessions (account_id, token, expires_date) values ($1, $2, $3) returning id, expires_date',
    [accountId, randomUUID(), new Date(systemClock().getTime() + 7 * DAY_MS)],
  );
  const [session] = rows;
  if (!session) throw new Error('No session was made.');
  const value = `${session.id}.${Date.parse(session.expires_date)}`;
  return `${cookieName(env, 'session')}=${signCookie(env, 'session', value)}`;
}
