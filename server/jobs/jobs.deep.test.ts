import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import { createPool } from '#server/db/pool.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createClockGuard } from './clock-guard.ts';
import { startJobs } from './jobs.ts';

/** Far from now: only what is asked for is done. */
const NEVER_TODAY = '0 0 1 1 *';

test('a job that fails says so in the log, with its name and why', async () => {
  const database = await createTestDatabase();
  const pool = createPool(database.url, { library: true, max: 4 });
  const said: unknown[][] = [];
  const log = { error: (...words: unknown[]) => said.push(words) } as unknown as Logger;
  const failure = new Error('the bad row');
  const run = async () => {
    throw failure;
  };
  const jobs = await startJobs(pool, [{ name: 'breaks', cron: NEVER_TODAY, run }], log);
  try {
    await jobs.soon('breaks');
    await expect.poll(() => said[0], { timeout: 20_000 }).toEqual([{ err: failure, job: 'breaks' }, 'a job failed']);
  } finally {
    await jobs.stop();
    await pool.end();
    await database.drop();
  }
});

test('a process whose clock goes wrong leaves its work undone and tells, and does it once its clock is right', async () => {
  const database = await createTestDatabase();
  const pool = createPool(database.url, { library: true, max: 4 });
  const log = { error: () => {} } as unknown as Logger;
  let ahead = 0;
  const [told, done]: [number[], number[]] = [[], []];
  const { rows } = await pool.query('select clock_timestamp() as at');
  const behind = rows[0].at.getTime() - Date.now();
  const clock = createClockGuard({
    pool,
    machine: () => new Date(Date.now() + behind + ahead),
    tell: async (ms) => void told.push(ms),
    measuredFor: 0,
  });
  const run = async () => done.push(ahead);
  const jobs = await startJobs(pool, [{ name: 'counts', cron: NEVER_TODAY, run }], log, { clock, lookAgain: 100 });
  try {
    ahead = 7_200_000;
    await jobs.soon('counts');
    await expect.poll(() => told, { timeout: 20_000 }).toEqual([expect.closeTo(7_200_000, -4)]);
    ahead = 0;
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([0]);
  } finally {
    await jobs.stop();
    await pool.end();
    await database.drop();
  }
});
