import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { createPool } from '../db/pool.ts';
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
