import { tmpdir } from 'node:os';
import type { Logger } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createKysely, createPool } from '#server/db/pool.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createHeartbeat, type HeartbeatOptions } from './heartbeat.ts';
import { listProcesses } from './heartbeats.ts';

let database: TestDatabase;
let said: unknown[];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  said = [];
  await database.pool.query('delete from processes');
});

const OWN = {
  id: '00000000-0000-4000-8000-000000000001',
  host: 'a',
  pid: 7,
  version: 'abc',
  migration: '0214',
  started_date: '2026-11-29T08:00:00.000Z',
};
const works = { ask: async () => true };
const breaks = { ask: () => Promise.reject(new Error('away')) };

/** The heartbeat of a process whose clock the test sets. */
function aProcess(options: Partial<HeartbeatOptions> = {}, start = '2026-11-29T08:00:00.000Z') {
  const pool = createPool(database.url, { max: 2 });
  const time = { now: start };
  const clock = () => new Date(time.now);
  const db = createKysely(pool, clock);
  const heart = createHeartbeat({
    db,
    clock,
    log: { error: (...words: unknown[]) => said.push(words) } as unknown as Logger,
    own: { ...OWN, started_date: start },
    stopping: new AbortController().signal,
    data_dir: tmpdir(),
    replica_url: undefined,
    recent: { add: () => {}, top: () => [] },
    countDocuments: () => 12,
    parts: { database: works },
    ...options,
  });
  onTestFinished(async () => {
    await heart.stop();
    await pool.end();
  });
  return { heart, time, db, list: async () => listProcesses(db) };
}

test('a heartbeat says what the process is and how it is, and the next one replaces it', async () => {
  const { heart, time, list } = aProcess();
  await heart.beat();
  time.now = '2026-11-29T08:00:30.000Z';
  await heart.beat();
  const [one, ...others] = await list();
  expect(others).toEqual([]);
  expect(one).toMatchObject({ host: 'a', pid: 7, version: 'abc', migration: '0214', state: 'running' });
  expect(one).toMatchObject({ started_date: '2026-11-29T08:00:00.000Z', seen_date: time.now, search_documents: 12 });
  expect(one?.memory_bytes).toBeGreaterThan(10_000_000);
  expect(one?.disk_free_bytes).toBeGreaterThan(0);
  expect(one?.disk_bytes).toBeGreaterThanOrEqual(one?.disk_free_bytes ?? 0);
  expect(one?.checks).toMatchObject({ database: null, loop: null });
  expect(one?.checks).not.toHaveProperty('replica');
});

test('a failing part has the time of its first failure until it works again', async () => {
  const parts: Record<string, typeof works> = { database: works, search: breaks };
  const { heart, time, list } = aProcess({ parts });
  await heart.beat();
  time.now = '2026-11-29T08:05:00.000Z';
  await heart.beat();
  expect((await list())[0]?.checks).toMatchObject({ database: null, search: '2026-11-29T08:00:00.000Z' });
  parts.search = works;
  await heart.beat();
  expect((await list())[0]?.checks).toMatchObject({ search: null });
  parts.search = breaks;
  time.now = '2026-11-29T08:06:00.000Z';
  await heart.beat();
  expect((await list())[0]?.checks).toMatchObject({ search: '2026-11-29T08:06:00.000Z' });
});

test.each(['2020-01-01T00:00:00.000Z', '2040-01-01T00:00:00.000Z'])(
  'a process whose clock says %s looks alive while it is heard, and silent a minute later',
  async (start) => {
    const { heart, list } = aProcess({}, start);
    await heart.beat();
    expect(await list()).toMatchObject([{ seen_date: start, is_silent: false }]);
    const { rows } = await database.pool.query<{ seconds: number }>(
      'select extract(epoch from silent_from - now())::float8 as seconds from processes',
    );
    expect(rows[0]?.seconds).toBeGreaterThan(50);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(60);
    await database.pool.query(`update processes set silent_from = silent_from - interval '60 seconds'`);
    expect(await list()).toMatchObject([{ is_silent: true }]);
    await heart.beat();
    expect(await list()).toMatchObject([{ is_silent: false }]);
  },
);

test('a disk or a replica that does not answer is a failing check, and the heartbeat is written', async () => {
  const { heart, list } = aProcess({
    data_dir: '/no/such/folder',
    replica_url: 'postgres://nobody@127.0.0.1:1/none',
  });
  await heart.beat();
  expect(await list()).toMatchObject([{ disk_bytes: null, disk_free_bytes: null, replica_seconds: null }]);
  expect((await list())[0]?.checks).toMatchObject({
    disk: '2026-11-29T08:00:00.000Z',
    replica: '2026-11-29T08:00:00.000Z',
  });
});

test('an address that leads to a primary has no lag', async () => {
  const { heart, list } = aProcess({ replica_url: database.url });
  await heart.beat();
  expect(await list()).toMatchObject([{ replica_seconds: 0, checks: { replica: null } }]);
});

test('a process that begins to end says so at once, also while a heartbeat is on its way', async () => {
  const ending = new AbortController();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { heart, list } = aProcess({ stopping: ending.signal, parts: { slow: { ask: () => promise } } });
  heart.start();
  ending.abort();
  resolve(true);
  await expect.poll(list).toMatchObject([{ state: 'stopping' }]);
});

test('a stopped process is stopping, also if a heartbeat was on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const parts: Record<string, { ask(): Promise<unknown> }> = {};
  const { heart, list } = aProcess({ parts });
  await heart.beat();
  parts.slow = { ask: () => promise };
  heart.start();
  const stopped = heart.stop();
  resolve(true);
  await stopped;
  expect(await list()).toMatchObject([{ state: 'stopping' }]);
});

test('a heartbeat that cannot be written is logged, and the process goes on', async () => {
  const { heart } = aProcess({ own: { ...OWN, id: 'none' } });
  await heart.beat();
  expect(said).toMatchObject([[{ err: { code: '22P02' } }, 'the heartbeat could not be written']]);
});
