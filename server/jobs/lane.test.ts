import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refuse } from '#domain/kernel/refusal.ts';
import { systemClock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { createKysely } from '#server/db/pool.ts';
import { createScribe } from '#server/documents/scribe.ts';
import { currentRequestId } from '#server/request-id.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createWorkLane, type WorkLaneOptions, workOff } from './lane.ts';
import { type Backlog, isOwn } from './leases.ts';
import { growingWait, LostLease, type Work } from './work.ts';

/**
 * A backlog for these tests: the rows a and b of the table `schedules` wait while their `next_date` is before the year
 * 2000.
 */
const ROWS: Backlog = {
  table: 'schedules',
  key: 'job',
  free_from: 'free_from',
  waits: sql`job in ('a', 'b') and next_date < '2000-01-01'`,
  order: sql`job`,
  since: sql`next_date`,
  lease_seconds: 60,
};

let database: TestDatabase;
let db: Kysely<Database>;
let done: string[];
let failures: [string, unknown][];
beforeAll(async () => {
  database = await createTestDatabase();
  db = createKysely(database.pool, systemClock);
});
afterAll(() => database.drop());
beforeEach(async () => {
  [done, failures] = [[], []];
  await database.pool.query('delete from schedules');
});

const wait = (...ids: string[]) =>
  database.pool.query(`insert into schedules (job, next_date) select unnest($1::text[]), '1999-01-01'`, [ids]);
const stateOf = async (id: string) =>
  (
    await database.pool.query(
      `select attempts, lease is not null as is_leased, round(extract(epoch from free_from - now()))::int as seconds
       from schedules where job = $1`,
      [id],
    )
  ).rows[0];
const passTime = () => database.pool.query('update schedules set free_from = now()');

/** Work that runs `act`; if that returns true, the row no longer waits. */
const workOf = (act: (id: string, signal: AbortSignal) => Promise<unknown> = async () => true): Work => ({
  backlog: () => ROWS,
  async run(own, signal) {
    const result = await act(own.id, signal);
    if (result !== true) return result;
    await sql`update schedules set next_date = '2099-01-01' where ${isOwn(ROWS, own)}`.execute(db);
    done.push(own.id);
    return true;
  },
  onFailure: (error, { id }) => failures.push([id, error]),
});

function aLane(work: Work, options: Partial<WorkLaneOptions<string>> = {}) {
  const lane = createWorkLane({
    name: 'a lane',
    db,
    work,
    onError: (error) => failures.push(['lane', error]),
    ...options,
  });
  onTestFinished(() => lane.stop());
  return lane;
}

test('a failure is told and does not delay the other rows, and its row waits longer each time, up to a limit', async () => {
  await wait('a', 'b');
  const failure = new Error('the bad row');
  const work = workOf(async (id) => {
    if (id === 'a') throw failure;
    return true;
  });
  expect([await workOff(db, work), done]).toEqual([1, ['b']]);
  expect(await stateOf('b')).toEqual({ attempts: 0, is_leased: false, seconds: null });
  const waits = [(await stateOf('a')).seconds];
  for (let tried = 1; tried < 5; tried++) {
    await passTime();
    await workOff(db, work);
    waits.push((await stateOf('a')).seconds);
  }
  expect(waits).toEqual([60, 120, 240, 300, 300]);
  expect(failures).toEqual(Array(5).fill(['a', failure]));
  expect(growingWait({ id: '', lease: '', attempts: 40, request_id: null }, 1800)).toEqual({
    wait_seconds: 1800,
    counts: true,
  });
});

test('work runs under the id of the request that caused it, and under a new id if there was none', async () => {
  await wait('a', 'b');
  await database.pool.query(`update schedules set request_id = 'request-1' where job = 'a'`);
  const ids: (string | undefined)[] = [];
  const work = workOf(async () => {
    ids.push(currentRequestId());
    return true;
  });
  await workOff(db, work);
  expect(ids).toEqual(['request-1', expect.stringMatching(/^[\da-f-]{36}$/)]);
});

test('a row that is refused waits as after a failure, and nothing is told', async () => {
  await wait('a');
  expect(
    await workOff(
      db,
      workOf(async () => refuse('changed_meanwhile')),
    ),
  ).toBe(1);
  expect([failures, await stateOf('a')]).toEqual([[], { attempts: 1, is_leased: false, seconds: 60 }]);
});

test('a stop cuts off a row, which is free at once and whose attempt does not count', async () => {
  await wait('a');
  const begun = Promise.withResolvers<void>();
  const lane = aLane(
    workOf(async (_id, signal) => {
      begun.resolve();
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }),
  );
  lane.wake();
  await begun.promise;
  await lane.stop();
  expect([failures, await stateOf('a')]).toEqual([[], { attempts: 0, is_leased: false, seconds: 0 }]);
});

test('a lease is prolonged during the work, whose signal aborts once another process has the row', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await wait('a');
  let why: unknown;
  const begun = Promise.withResolvers<void>();
  const lane = aLane(
    workOf(async (_id, signal) => {
      begun.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      why = signal.reason;
      throw signal.reason;
    }),
  );
  lane.wake();
  await begun.promise;
  await passTime();
  vi.advanceTimersByTime(20_000);
  await expect.poll(async () => (await stateOf('a')).seconds).toBe(60);
  expect(why).toBeUndefined();
  await database.pool.query(`update schedules set lease = gen_random_uuid()`);
  vi.advanceTimersByTime(20_000);
  await lane.settled();
  expect(why).toBeInstanceOf(LostLease);
  expect([failures, await stateOf('a')]).toEqual([[], { attempts: 1, is_leased: true, seconds: 60 }]);
});

test('what comes first is done after each wake before the rows, and again for a wake that comes meanwhile', async () => {
  await wait('a');
  const gate = Promise.withResolvers<void>();
  const first = async () => {
    if (done.length === 0) await gate.promise;
    done.push('first');
  };
  const lane = aLane(workOf(), { first });
  lane.wake();
  lane.wake();
  gate.resolve();
  await lane.settled();
  expect(done).toEqual(['first', 'a', 'first']);
});

test('a failure of what comes first is told and holds up no row', async () => {
  await wait('a');
  const failure = new Error('a payout without rates');
  const lane = aLane(workOf(), { first: () => Promise.reject(failure) });
  lane.wake();
  await lane.settled();
  expect([done, failures]).toEqual([['a'], [['lane', failure]]]);
});

test('lanes of a scribe do not wait for each other', async () => {
  await wait('a', 'b');
  const month = Promise.withResolvers<true>();
  const only = (id: string, work: Work) => ({
    ...work,
    backlog: () => ({ ...ROWS, waits: sql<boolean>`${ROWS.waits} and job = ${id}` }),
  });
  const scribe = createScribe(() => [
    aLane(
      only(
        'a',
        workOf(() => month.promise),
      ),
    ),
    aLane(only('b', workOf())),
  ]);
  scribe.wake();
  await expect.poll(() => done).toEqual(['b']);
  month.resolve(true);
  await scribe.stop();
  expect(done).toEqual(['b', 'a']);
});

test('a scribe begins nothing in a pause, and does afterwards what was waiting', async () => {
  await wait('a');
  const scribe = createScribe((isPaused) => [aLane(workOf(), { mayBegin: () => !isPaused() })]);
  const goOn = scribe.pause();
  await scribe.settled();
  expect(done).toEqual([]);
  goOn();
  await expect.poll(() => done).toEqual(['a']);
});
