import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { LIMITS, type LimitedBy, type LimitName } from '#contract/limits.ts';
import type { Env } from '../env.ts';

/** What a request may be counted by; what it does not have, it is not counted by. */
export type Counted = { readonly [By in LimitedBy]?: string | undefined };

/** Counts tries over all processes. */
export interface RateLimits {
  /** Counts one try for each limit that applies. @returns the seconds to wait, or null when it may go on */
  hit(names: readonly LimitName[], counted: Counted): Promise<number | null>;
  /** Forgets the tries of one limit, after a success that shows that nobody was guessing. */
  forgive(name: LimitName, counted: Counted): Promise<void>;
}

/**
 * The network that an address stands for. Who has one IPv6 address has the other 2^64 of its /64 too, and IPv4 may come
 * written as IPv6.
 */
export function networkOf(ip: string): string {
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

const NO_LIMITS: RateLimits = { hit: async () => null, forgive: async () => {} };

/** The limits of the contract, counted in the table `rate_limits`; the setting RATE_LIMITS turns them off for tests. */
export function createRateLimits(env: Env, pool: pg.Pool): RateLimits {
  if (!env.rate_limits) return NO_LIMITS;
  const limiters = new Map(
    (Object.keys(LIMITS) as LimitName[]).map((name) => {
      const { points, seconds } = LIMITS[name];
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        // Who is over the limit costs the database nothing more.
        inMemoryBlockOnConsumed: points + 1,
      });
      return [name, limiter] as const;
    }),
  );
  // Keyed, so that the table holds no address of anybody.
  const keyOf = (name: LimitName, counted: Counted): string | undefined => {
    const value = counted[LIMITS[name].by];
    return value && createHmac('sha256', env.session_secret).update(`limit ${value}`).digest('base64url');
  };
  return {
    async hit(names, counted) {
      for (const name of names) {
        const key = keyOf(name, counted);
        if (!key) continue;
        try {
          await limiters.get(name)?.consume(key);
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        }
      }
      return null;
    },
    async forgive(name, counted) {
      const key = keyOf(name, counted);
      if (key) await limiters.get(name)?.delete(key);
    },
  };
}
