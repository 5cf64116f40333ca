/**
 * kill -9 during the upload and the preparation of a film: the bytes that had arrived are kept, and the film is
 * finished once.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTalent } from '#tests/factories/people.ts';
import { CLOCK_OF_RUN } from '#tests/support/clock-of-run.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { begin, clip, hangingPart, offsetOf, sendPart, sendWhole } from './recording-sender.ts';

const LOCK = 0x636c6970;

let server: TestServer;
/** Settings for more processes on the same database and folder. */
let settings: Parameters<typeof startServer>[0];
beforeAll(async () => {
  server = await startTestServer();
  const { database_url = '', data_dir, session_secrets, personal_data_secrets } = server.services.env;
  settings = {
    NODE_ENV: 'test',
    DEMO: '0',
    RATE_LIMITS: '0',
    DATABASE_URL: database_url,
    DATA_DIR: data_dir,
    SESSION_SECRET: session_secrets.join(','),
    PERSONAL_DATA_SECRET: personal_data_secrets.join(','),
  };
});
afterAll(() => server.stop());

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.services.pool.query<Row>(text, values)).rows;
const filesOf = (id: string) =>
  rowsOf(`select kind from private_files where noun = 'recording' and subject_id = $1 and deleted_date is null`, [id]);

test('the upload of a film continues in another process at the same byte after its own process was killed', async () => {
  const talent = await aTalent(server);
  const bytes = clip('tape-1.mp4');
  const id = await begin(talent, bytes.length);
  const other = await startServer(settings);
  const there = { url: other.url, cookie: talent.cookie };
  const part = hangingPart(there, id, 0, bytes.length, bytes.subarray(0, 50_000));
  await expect.poll(() => offsetOf(there, id)).toBe(50_000);
  await other.kill();
  await part.over;

  const here = { url: server.url, cookie: talent.cookie };
  expect(await offsetOf(here, id)).toBe(50_000);
  expect((await sendPart(here, id, 50_000, bytes.subarray(50_000))).status).toBe(204);
  await server.services.preparer.settled();
  const { items } = await talent.api.ok('GET /talent/recordings', { query: {} });
  expect(items).toMatchObject([{ id, status: 'ready', duration_ms: expect.closeTo(8000, -2) }]);
});

test('a film that was being prepared is prepared by another process, once, when the claim has run out', async () => {
  const talent = await aTalent(server);
  const line = { url: server.url, cookie: talent.cookie };
  // Makes the process wait just before it writes the result.
  const keeper = new pg.Client({ connectionString: server.services.env.database_url });
  await keeper.connect();
  await keeper.query(`
    create function wait_to_be_killed() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$;
    create trigger wait_to_be_killed before insert on private_files for each row execute function wait_to_be_killed();
    select pg_advisory_lock(${LOCK})`);
  const id = await sendWhole(line, talent, clip('tape-2.mp4'));
  const child = spawn(process.execPath, ['tests/api/people/recording-process.ts'], {
    env: { ...CLOCK_OF_RUN, ...settings },
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  // Processes of other tests wait for other locks of the same server.
  const waits = async () =>
    (await keeper.query(`select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`))
      .rowCount;
  await expect.poll(waits, { timeout: 20_000 }).toBe(1);
  child.kill('SIGKILL');
  await ended;
  await keeper.query(`select pg_advisory_unlock(${LOCK}); drop trigger wait_to_be_killed on private_files`);
  await keeper.end();

  const state = () => rowsOf('select status, attempts from recordings where id = $1', [id]);
  expect([await state(), await filesOf(id)]).toEqual([[{ status: 'preparing', attempts: 1 }], []]);
  // While the killed process's claim is valid, no other process takes the recording.
  await server.services.preparer.settled();
  expect(await state()).toEqual([{ status: 'preparing', attempts: 1 }]);
  await rowsOf('update recordings set lease_until = now() where id = $1', [id]);
  await server.services.preparer.settled();
  expect([await state(), await filesOf(id)]).toEqual([[{ status: 'ready', attempts: 2 }], [{ kind: 'original' }]]);
  const told = await rowsOf(`select from events where type = 'recording.finish' and subject_id = $1`, [id]);
  expect(told).toHaveLength(1);
});
