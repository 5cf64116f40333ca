import type pg from 'pg';
import type { Clock } from '#server/clock.ts';
import { shareReading } from '#server/db/share-reading.ts';

/** Maximum difference between the machine's clock and the database's. */
const APART_MAX_MS = 60_000;
/** Time for which a right clock is not measured again. */
const MEASURED_FOR_MS = 10_000;

/**
 * Keeps a process with a wrong clock from time-dependent work: the other processes are right, and the wrong work would
 * be permanent.
 */
export interface ClockGuard {
  /** @throws if the database does not answer */
  isRight(): Promise<boolean>;
}

/** For processes with a simulated clock, as in tests. */
export const ANY_CLOCK: ClockGuard = { isRight: async () => true };

/** Ms by which a clock is ahead of the database's. */
async function measure(pool: pg.Pool, machine: Clock): Promise<number> {
  const asked = machine().getTime();
  const { rows } = await pool.query<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms');
  return (asked + machine().getTime()) / 2 - Number(rows[0]?.ms);
}

/**
 * Creates the clock guard of a process.
 * @param machine the machine's own clock, even if the process runs on a simulated one
 * @param tell gets the ms by which the clock is ahead, once each time that the clock turns wrong
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
