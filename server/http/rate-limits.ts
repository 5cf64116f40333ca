import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type Kysely, sql } from 'kysely';
import {
  LIMITED_BY,
  type LimitedBy,
  RATE_LIMITS,
  type RateLimit,
  type RateLimitName,
} from '#contract/kernel/rate-limits.ts';
import type { ErrorData } from '#contract/registry/errors.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';

/** The values by which a request is counted; a limit is skipped if its value is missing. */
export type Counted = { readonly [By in LimitedBy]?: string | undefined };

/** The wait, and what the person can do instead at once. */
export type TooOften = ErrorData['too_many_requests'];

/** Counts tries across all processes. */
export interface RateLimits {
  /**
   * Counts one try for each limit, in order, up to the first that is exhausted.
   * @returns null if the request may go on
   */
  hit(names: readonly RateLimitName[], counted: Counted): Promise<TooOften | null>;
  /**
   * Counts one try for one limit.
   * @returns the number of remaining tries, all of them if the limit is off or its value is missing; undefined if the
   * limit was already exhausted
   */
  countDown(name: RateLimitName, counted: Counted): Promise<number | undefined>;
  /** Takes back one counted try of each limit, because it was right and so no guess. */
  takeBack(names: readonly RateLimitName[], counted: Counted): Promise<void>;
}

interface LimitParts {
  readonly env: Pick<Env, 'rate_limits' | 'session_secret'>;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}

/**
 * Values that a caller can invent share 2^20 counters, so that a flood of invented values fills the table no further.
 * Two people rarely share a counter and do not notice it; the hash is keyed, so that an attacker cannot choose a shared
 * counter.
 */
const BOX_DIGITS = 5;

/**
 * The key of a counter: a keyed hash, so that the table contains nobody's address. Undefined if the value is missing.
 */
function keyOf(env: LimitParts['env'], name: RateLimitName, counted: Counted): string | undefined {
  const { by } = RATE_LIMITS[name];
  const value = counted[by];
  if (!value) return undefined;
  const hash = createHmac('sha256', env.session_secret).update(`limit ${value}`).digest('hex');
  return `${name} ${LIMITED_BY[by] ? hash.slice(0, BOX_DIGITS) : hash}`;
}

/**
 * Counts one try unless the limit is exhausted.
 * @returns the count including this try; 0 if the limit was exhausted
 */
async function count(db: Db, key: string, name: RateLimitName, now: number): Promise<number> {
  const { points, seconds } = RATE_LIMITS[name];
  const { rows } = await sql<{ points: number }>`
    insert into rate_limits as r (key, points, expire) values (${key}, 1, ${now + seconds * 1000})
    on conflict (key) do update set points = case when r.expire <= ${now} then 1 else r.points + 1 end,
      expire = case when r.expire <= ${now} then excluded.expire else r.expire end
    where r.expire <= ${now} or r.points < ${points} returning points`.execute(db);
  return rows[0]?.points ?? 0;
}

/** Seconds until an exhausted limit opens again; at least one. */
async function secondsLeft(db: Db, key: string, now: number): Promise<number> {
  const { rows } = await sql<{ expire: number }>`select expire from rate_limits where key = ${key}`.execute(db);
  return Math.max(1, Math.ceil(((rows[0]?.expire ?? now) - now) / 1000));
}

/**
 * Deletes the counter of one limit in the caller's transaction, because the secret that was guessed at no longer
 * exists.
 */
export async function forgetTries(
  db: Db,
  env: LimitParts['env'],
  name: RateLimitName,
  counted: Counted,
): Promise<void> {
  const key = keyOf(env, name, counted);
  if (key) await sql`delete from rate_limits where key = ${key}`.execute(db);
}

/**
 * Creates the limits of the contract, counted in the table `rate_limits` by the server's clock. The setting RATE_LIMITS
 * turns off, for tests, all limits except those that always hold.
 */
export function createRateLimits({ env, db, clock }: LimitParts): RateLimits {
  const isCounted = (name: RateLimitName) => env.rate_limits || 'holds_always' in RATE_LIMITS[name];
  return {
    async hit(names, counted) {
      const now = clock().getTime();
      for (const name of names.filter(isCounted)) {
        const key = keyOf(env, name, counted);
        if (!key || (await count(db, key, name, now)) > 0) continue;
        const { instead }: RateLimit = RATE_LIMITS[name];
        return { retry_after_seconds: await secondsLeft(db, key, now), ...(instead && { instead }) };
      }
      return null;
    },
    async countDown(name, counted) {
      const key = isCounted(name) && keyOf(env, name, counted);
      if (!key) return RATE_LIMITS[name].points;
      const tries = await count(db, key, name, clock().getTime());
      return tries > 0 ? RATE_LIMITS[name].points - tries : undefined;
    },
    async takeBack(names, counted) {
      const keys = names.filter(isCounted).flatMap((name) => keyOf(env, name, counted) ?? []);
      if (keys.length === 0) return;
      await sql`update rate_limits set points = points - 1 where key = any(${keys}) and points > 0`.execute(db);
    },
  };
}

/**
 * The network of an IP address. The owner of one IPv6 address also has all others of its /64. IPv4 may be written as
 * IPv6.
 */
export function networkOf(address: string): string {
  // Some gateways append the port of the connection.
  const ip = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const groups = (part: string | undefined) => part?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(0, gap)).fill('0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
