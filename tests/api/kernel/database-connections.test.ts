import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countConnections, POOL_SIZES } from '#server/db/connection-count.ts';
import { onSameServer, runOnce } from '#tests/support/database-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const ANSWERS = 6;
const LOCK = 4711;

let server: TestServer;
let pools: pg.Pool[];
beforeAll(async () => {
  const Pool = vi.spyOn(pg, 'Pool');
  server = await startTestServer({}, {}, { connections: ANSWERS });
  pools = Pool.mock.instances;
  Pool.mockRestore();
});
afterAll(() => server.stop());

test('a process makes as many connections as it says at its start, and no more', async () => {
  const { env, upload_turns } = server.services;
  const { database_url = '', database_connections } = env;
  const database = new URL(database_url).pathname.slice(1);
  const elsewhere = onSameServer(database_url, 'postgres');
  const count = async () => {
    const asked = `select from pg_stat_activity where datname = '${database}' and application_name like 'medverka%'`;
    return (await runOnce(elsewhere, asked)).length;
  };
  const turn = await upload_turns.take('an upload');
  const keeper = new pg.Client(database_url);
  await keeper.connect();
  await keeper.query('select pg_advisory_lock($1)', [LOCK]);
  // Each pool gets more queries than it has connections, and no query is answered while the lock is held. The first
  // pool is that of the test's database.
  const own = pools.slice(1);
  const asked = own.flatMap((pool) =>
    Array.from({ length: 20 }, () => pool.query('select pg_advisory_xact_lock($1)', [LOCK])),
  );
  // The search of a test runs in the process itself and has no connections of its own.
  const said = countConnections(database_connections, database_url) - POOL_SIZES.search;
  await expect.poll(count).toBe(said);
  await keeper.end();
  await Promise.all(asked);
  expect(await count()).toBe(said);
  await turn?.end();
});
