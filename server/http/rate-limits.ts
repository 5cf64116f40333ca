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
import { marksOf } from '#server/sealed/keyed-marks.ts';

/** The values by which a request is counted; a limit is skipped if its value is missing. */
export type Counted = { readonly [By in LimitedBy]?: string | undefined };

/** The wait in seconds, and the alternative that the person has at once, if there is one. */
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
  /** Takes back one counted try of each limit, because the try was right and so no guess. */
  takeBack(names: readonly RateLimitName[], counted: Counted): Promise<void>;
}

interface LimitParts {
  readonly env: Pick<Env, 'rate_limits' | 'session_secrets'>;
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
 * The keys of a limit's counters: keyed hashes, so that the table contains nobody's address. While the secret is being
 * changed a try is counted under each secret, so that neither the change nor processes with another first secret give
 * anybody more tries. Empty if the value is missing.
 */
function keysOf(env: LimitParts['env'], name: RateLimitName, counted: Counted): string[] {
  const { by } = RATE_LIMITS[name];
  const value = counted[by];
  if (!value) return [];
  const hashes = marksOf(env.session_secrets, `limit ${value}`, 'hex');
  // Two hashes of one value may share a counter.
  return [...new Set(hashes.map((hash) => `${name} ${LIMITED_BY[by] ? hash.slice(0, BOX_DIGITS) : hash}`))];
}

/**
 * Counts one try under each key unless the limit is exhausted under one: then under none, so that refused tries make no
 * wait longer. All processes take the keys in the same order, so that two tries at once wait for each other.
 * @returns the highest count including this try; 0 if the limit was exhausted
 */
async function count(db: Db, keys: readonly string[], name: RateLimitName, now: number): Promise<number> {
  const { points, seconds } = RATE_LIMITS[name];
  const { rows } = await sql<{ points: number }>`
    insert into rate_limits as r (key, points, expire)
    select key, 1, ${now + seconds * 1000}::bigint from unnest(${keys}::text[]) key
    where not exists (select from rate_limits where key = any(${keys}) and points >= ${points} and expire > ${now})
    order by key
    on conflict (key) do update set points = case when r.expire <= ${now} then 1 else r.points + 1 end,
      expire = case when r.expire <= ${now} then excluded.expire else r.expire end
    where r.expire <= ${now} or r.points < ${points} returning points`.execute(db);
  return rows.length < keys.length ? 0 : Math.max(...rows.map((row) => row.points));
}

/** Seconds until an exhausted limit opens again; at least one. */
async function secondsLeft(db: Db, keys: readonly string[], now: number): Promise<number> {
  const { rows } = await sql<{ expire: number | null }>`
    select max(expire) as expire from rate_limits where key = any(${keys})`.execute(db);
  return Math.max(1, Math.ceil(((rows[0]?.expire ?? now) - now) / 1000));
}

/** Deletes the counters of one limit in the caller's transaction, because the guessed secret has been replaced. */
export async function forgetTries(
  db: Db,
  env: LimitParts['env'],
  name: RateLimitName,
  counted: Counted,
): Promise<void> {
  const keys = keysOf(env, name, counted);
  if (keys.length > 0) await sql`delete from rate_limits where key = any(${keys})`.execute(db);
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
        const keys = keysOf(env, name, counted);
        if (keys.length === 0 || (await count(db, keys, name, now)) > 0) continue;
        const { instead }: RateLimit = RATE_LIMITS[name];
        return { retry_after_seconds: await secondsLeft(db, keys, now), ...(instead && { instead }) };
      }
      return null;
    },
    async countDown(name, counted) {
      const keys = isCounted(name) ? keysOf(env, name, counted) : [];
      if (keys.length === 0) return RATE_LIMITS[name].points;
      const tries = await count(db, keys, name, clock().getTime());
      return tries > 0 ? RATE_LIMITS[name].points - tries : undefined;
    },
    async takeBack(names, counted) {
      const keys = names.filter(isCounted).flatMap((name) => keysOf(env, name, counted));
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
