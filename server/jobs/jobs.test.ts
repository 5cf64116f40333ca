import type { Logger } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createKysely, createPool } from '#server/db/pool.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createClockGuard } from './clock-guard.ts';
import { type JobsOptions, type ScheduledJob, startJobs } from './jobs.ts';
import { dailyAt, everyMinutes, type Times } from './times.ts';

/** Far in the future, so that only requested jobs run. */
const NEVER_TODAY: Times = () => new Date('2099-01-01T00:00:00Z');
/** An hour in ms: within a test, a process looks for due jobs only when woken. */
const LOOK_NEVER = 3_600_000;

let database: TestDatabase;
let now: Date;
let said: unknown[][];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = new Date('2026-11-28T10:00:30Z');
  said = [];
  await database.pool.query('delete from schedules');
});

/** The jobs of one process. */
async function aProcess(scheduled: readonly ScheduledJob[], options: Partial<JobsOptions> = {}) {
  const pool = createPool(database.url, { max: 2 });
  const log = { error: (...words: unknown[]) => said.push(words) } as unknown as Logger;
  const clock = () => now;
  const own = { db: createKysely(pool, clock), clock, log, lookAtLeast: LOOK_NEVER, ...options };
  const jobs = await startJobs(scheduled, own);
  // Waits for the jobs that were due at the start.
  await jobs.settled();
  onTestFinished(async () => {
    await jobs.stop();
    await pool.end();
  });
  const look = async () => {
    jobs.wake();
    await jobs.settled();
  };
  return { jobs, look };
}

/** A job that counts its runs. */
function aJob(times: Times, name = 'counts') {
  const counted = { done: 0 };
  return { counted, job: { name, times, run: async () => void counted.done++ } };
}

const row = async (name = 'counts') =>
  (
    await database.pool.query<{ next_date: string; attempts: number; is_leased: boolean; wait_seconds: number | null }>(
      `select next_date, attempts, lease is not null as is_leased,
         round(extract(epoch from free_from - now()))::int as wait_seconds from schedules where job = $1`,
      [name],
    )
  ).rows[0];
/** Lets every wait and every lease expire. */
const passTime = () => database.pool.query('update schedules set free_from = now()');

test('a job runs at its time, once, whichever of two processes comes first', async () => {
  const { counted, job } = aJob(everyMinutes(1));
  const [one, other] = [await aProcess([job]), await aProcess([job])];
  await Promise.all([one.look(), other.look()]);
  expect(counted.done).toBe(0);
  for (const minute of ['10:01', '10:02']) {
    now = new Date(`2026-11-28T${minute}:00Z`);
    await Promise.all([one.look(), other.look(), one.look(), other.look()]);
  }
  expect([counted.done, (await row())?.next_date]).toEqual([2, '2026-11-28T10:03:00.000Z']);
});

test('a job missed while no process ran is done once at the start', async () => {
  const { counted, job } = aJob(dailyAt('03:40'));
  const before = await aProcess([job]);
  await before.jobs.stop();
  now = new Date('2026-12-03T10:00:00Z');
  await aProcess([job]);
  expect([counted.done, (await row())?.next_date]).toEqual([1, '2026-12-04T02:40:00.000Z']);
});

test('a running job is begun by no other process, and a job asked for in the meantime runs once more', async () => {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const run = async () => {
    begun += 1;
    if (begun === 1) await gate.promise;
  };
  const job = { name: 'counts', times: NEVER_TODAY, run };
  const [one, other] = [await aProcess([job]), await aProcess([job])];
  await one.jobs.soon('counts');
  await expect.poll(() => begun).toBe(1);
  await other.jobs.soon('counts');
  await other.jobs.settled();
  expect(begun).toBe(1);
  gate.resolve();
  await one.jobs.settled();
  await other.look();
  expect([begun, await row()]).toMatchObject([2, { attempts: 0, is_leased: false }]);
});

test('the job of a killed process is run by another one when the lease has expired', async () => {
  const { counted, job } = aJob(NEVER_TODAY);
  const { look } = await aProcess([job]);
  // The row after a kill in the middle of the job: its next time is already written.
  await database.pool.query(
    `update schedules set lease = gen_random_uuid(), attempts = 1, free_from = now() + interval '1 minute'`,
  );
  await look();
  expect(counted.done).toBe(0);
  await passTime();
  await look();
  expect([counted.done, await row()]).toMatchObject([1, { attempts: 0, is_leased: false, wait_seconds: null }]);
});

test('a failing job is logged, and waits longer each time, but never beyond its next time', async () => {
  const failure = new Error('the bad row');
  const run = async () => {
    throw failure;
  };
  const { jobs, look } = await aProcess([{ name: 'counts', times: dailyAt('11:10'), run }]);
  await jobs.soon('counts');
  await jobs.settled();
  expect(said).toEqual([[{ err: failure, job: 'counts' }, 'a job failed']]);
  const waits = [(await row())?.wait_seconds];
  for (let failed = 1; failed < 5; failed++) {
    await passTime();
    await look();
    waits.push((await row())?.wait_seconds);
  }
  expect(waits).toEqual([60, 120, 240, 480, 570]);
});

test('no job begins in a pause, and due ones run after it', async () => {
  const { counted, job } = aJob(NEVER_TODAY);
  const { jobs } = await aProcess([job]);
  const goOn = jobs.pause();
  await jobs.soon('counts');
  await jobs.settled();
  expect(counted.done).toBe(0);
  goOn();
  await jobs.settled();
  expect(counted.done).toBe(1);
});

test('a process with a wrong clock runs no jobs and reports it, and runs them once its clock is right', async () => {
  let ahead = 0;
  const told: number[] = [];
  const { rows } = await database.pool.query<{ ms: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  );
  const behind = Number(rows[0]?.ms) - Date.now();
  const guard = createClockGuard({
    pool: database.pool,
    machine: () => new Date(Date.now() + behind + ahead),
    tell: async (ms) => void told.push(ms),
    measuredFor: 0,
  });
  const { counted, job } = aJob(NEVER_TODAY);
  const { jobs } = await aProcess([job], { guard, lookAtLeast: 100 });
  ahead = 7_200_000;
  await jobs.soon('counts');
  await expect.poll(() => told).toEqual([expect.closeTo(7_200_000, -4)]);
  expect(counted.done).toBe(0);
  ahead = 0;
  await expect.poll(() => counted.done).toBe(1);
});
