import type pg from 'pg';
import type { Clock } from '#server/clock.ts';
import { shareReading } from '#server/db/share-reading.ts';

/** Maximum difference between the machine's clock and the database's. */
const APART_MAX_MS = 60_000;
/** Time for which a right clock is not measured again, unless it jumps. */
const MEASURED_FOR_MS = 10_000;

/**
 * Keeps a process with a wrong clock from time-dependent work: other processes do it at the right time, and work done
 * at a wrong time cannot be undone.
 */
export interface ClockGuard {
  /** @throws if the database does not answer */
  isRight(): Promise<boolean>;
}

/** The guard of processes with a simulated clock, as in tests: it accepts every clock. */
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
  let wallAt = 0;
  const look = shareReading(async () => {
    const ahead = await measure(pool, machine);
    const wasRight = isRight;
    isRight = Math.abs(ahead) <= APART_MAX_MS;
    [measuredAt, wallAt] = [performance.now(), machine().getTime()];
    if (wasRight && !isRight) await tell(ahead);
    return isRight;
  });
  /** Ms by which the clock has moved away from the time that has passed since it was measured. */
  const jumped = () => Math.abs(machine().getTime() - wallAt - (performance.now() - measuredAt));
  const isKnown = () => isRight && performance.now() - measuredAt < measuredFor && jumped() <= APART_MAX_MS;
  return { isRight: async () => isKnown() || (await look()) };
}
