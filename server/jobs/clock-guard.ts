import type pg from 'pg';
import type { Clock } from '#server/clock.ts';
import { shareReading } from '#server/db/share-reading.ts';

/** How far the clock of the machine may be from the database's. */
const APART_MAX_MS = 60_000;
/** So long a clock that was found right is taken to be right. */
const MEASURED_FOR_MS = 10_000;

/** Keeps a process whose clock is wrong from work that follows the time: ten others are right, and what it did would stay. */
export interface ClockGuard {
  /** @throws when the database does not answer */
  isRight(): Promise<boolean>;
}

/** For processes with a clock of their own, as in tests. */
export const ANY_CLOCK: ClockGuard = { isRight: async () => true };

/** How far a clock is ahead of the database's, in ms. */
async function measure(pool: pg.Pool, machine: Clock): Promise<number> {
  const asked = machine().getTime();
  const { rows } = await pool.query<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms');
  return (asked + machine().getTime()) / 2 - Number(rows[0]?.ms);
}

/**
 * @param machine the machine's own clock, whatever the process is told that the time is
 * @param tell hears by how many ms the clock is ahead, once each time that it is found to be wrong
 */
export function createClockGuard({
  pool,
  machine,
  tell,
  measuredFor = MEASURED_FOR_MS,
}: {
  pool: pg.Pool;
  machine: Clock;
  tell: (ahead: number) => Promise<void>;
  measuredFor?: number;
}): ClockGuard {
  let isRight = true;
  let measuredAt = Number.NEGATIVE_INFINITY;
  const look = shareReading(async () => {
    const ahead = await measure(pool, machine);
    const wasRight = isRight;
    isRight = Math.abs(ahead) <= APART_MAX_MS;
    measuredAt = performance.now();
    if (wasRight && !isRight) await tell(ahead);
    return isRight;
  });
  return {
    isRight: async () => (isRight && performance.now() - measuredAt < measuredFor ? true : await look()),
  };
}
