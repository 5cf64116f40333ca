import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { createLoneClient } from './database-client.ts';
import { isOutage } from './outage.ts';
import { setPatience } from './patient-client.ts';
import { createPool } from './pool.ts';

const WAITS = { connect: 500, free: 500, answer: 1_000, heartbeat: 100 };

let database: TestDatabase;
let proxy: DatabaseProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.url);
});
afterAll(async () => {
  await proxy.stop();
  await database.drop();
});

const poolOf = (max: number) => createPool(proxy.url, { max, waits: WAITS, log: () => {} });
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => error,
  );

test('a silent database is an outage for each caller, and new connections are made when it is back', async () => {
  const pool = poolOf(1);
  await pool.query('select 1');
  proxy.freeze();
  // Three callers: one on the only connection, one who waits for it, and one whose connection cannot be made any more.
  const [asked, waiting] = await Promise.all([thrownBy(pool.query('select 1')), thrownBy(pool.query('select 1'))]);
  const unmade = await thrownBy(pool.query('select 1'));
  const said = [asked, waiting, unmade].map((error) => (error as Error).message);
  expect(said).toEqual([
    'PostgreSQL has said nothing for 1000 ms',
    'timeout exceeded when trying to connect',
    expect.stringMatching(/timeout/),
  ]);
  expect([asked, waiting, unmade].map(isOutage)).toEqual([true, true, true]);
  proxy.pass();
  expect((await pool.query('select 2 as value')).rows).toEqual([{ value: 2 }]);
  await pool.end();
});

test('a database that ends or refuses connections is an outage too, and a bug in a statement is not', async () => {
  const pool = poolOf(2);
  const asked = thrownBy(pool.query('select pg_sleep(20)'));
  await expect
    .poll(() => database.pool.query("select from pg_stat_activity where query like '%pg_sleep(20)'"))
    .toMatchObject({ rowCount: 1 });
  proxy.refuse();
  const refused = await thrownBy(pool.query('select 1'));
  proxy.pass();
  const cancelled = await thrownBy(pool.query('set statement_timeout = 1; select pg_sleep(1)'));
  const ended = await thrownBy(pool.query('select pg_terminate_backend(pg_backend_pid())'));
  expect([await asked, refused, cancelled, ended].map(isOutage)).toEqual([true, true, true, true]);
  const bugs = [
    await thrownBy(pool.query('select nothing')),
    await thrownBy(pool.query('select 1 / 0')),
    new TypeError('x'),
  ];
  expect(bugs.map(isOutage)).toEqual([false, false, false]);
  await pool.end();
});

test('a slow statement is waited for where its connection allows it', async () => {
  const pool = poolOf(1);
  const client = await pool.connect();
  setPatience(client, 0);
  expect(await thrownBy(client.query('select pg_sleep(1.5)'))).toBe('nothing');
  setPatience(client, 100);
  expect(await thrownBy(client.query('select pg_sleep(1.5)'))).toMatchObject({ code: 'DATABASE_SILENT' });
  client.release(true);
  await pool.end();
});

test('a listening connection ends when the database is gone', async () => {
  const client = createLoneClient(proxy.url, 'medverka test', WAITS);
  client.on('error', () => {});
  const ended = new Promise<string>((done) => client.once('end', () => done('ended')));
  await client.connect();
  proxy.freeze();
  expect(await ended).toBe('ended');
  proxy.pass();
});
