import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdLock } from '#server/backup/hold-lock.ts';
import { forgetProcesses } from '#server/features/office/operations/commands.ts';
import { readOperations } from '#server/features/office/operations/queries.ts';
import { BACKLOGS } from '#server/metrics/backlogs.ts';
import { type Condition, type Identity, listProcesses, writeHeartbeat } from '#server/processes/heartbeats.ts';
import { scheduledJobs } from '#server/scheduled-jobs.ts';
import { anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { checkName, jobName, workName } from '#texts/office/operations-words.ts';
import { rowsOf } from '../accounts/security-people.ts';
import { PAIR } from '../kernel/backed-up.ts';
import { putQuietly } from '../talk/outbox-entries.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ BACKUP_KEY: PAIR.public_key });
  admin = await anAdmin(server, 'support');
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.stopClock();
  for (const table of ['processes', 'schedules', 'outbox', 'backups']) await rowsOf(server, `delete from ${table}`);
  await aBackup(120);
});

const WELL: Condition = {
  state: 'running',
  memory_bytes: 300_000_000,
  loop_ms: 11,
  search_documents: 40,
  disk_bytes: 100_000_000_000,
  disk_free_bytes: 60_000_000_000,
  replica_seconds: null,
  checks: { database: null, search: null },
  routes: [],
};

/** Writes the heartbeat of a process that started an hour ago. */
async function aProcess(
  host: string,
  condition: Partial<Condition> = {},
  own: Partial<Identity> = {},
): Promise<string> {
  const now = server.services.clock();
  const id = randomUUID();
  const started_date = new Date(now.getTime() - 3_600_000).toISOString();
  const identity = { id, host, pid: 7, version: 'abc', migration: '0214', started_date, ...own };
  await writeHeartbeat(server.services.db, identity, { ...WELL, ...condition }, now);
  return id;
}
const fallSilent = (id: string, minutes = 5) =>
  rowsOf(
    server,
    `update processes set silent_from = silent_from - interval '${minutes} minutes',
       seen_date = seen_date - interval '${minutes} minutes' where id = '${id}'`,
  );
/** A backup that began some minutes ago, and ended then unless it is open. */
const aBackup = (minutes: number, { error = null as string | null, isOpen = false } = {}) =>
  server.services.pool.query(
    `insert into backups (begun_date, finished_date, place, rows, files, error)
     values ($1, $2, '/mnt/backups', 9, 2, $3)`,
    [ago(minutes), isOpen ? null : ago(minutes), error],
  );
const read = () => admin.api.ok('GET /admin/operations');
const ago = (minutes: number) => new Date(server.services.clock().getTime() - minutes * 60_000).toISOString();

test('while all is well there is no problem, and everything that is watched is named', async () => {
  await aProcess('a');
  await server.services.pool.query('insert into schedules (job, next_date, done_date) values ($1, $2, $3)', [
    'tidy-files',
    ago(-60),
    ago(60),
  ]);
  const { problems, processes, works, jobs, database } = await read();
  expect(problems).toEqual([]);
  expect(processes).toMatchObject([{ host: 'a', standing: 'running', search_documents: 40, checks: WELL.checks }]);
  expect(works.map(({ work }) => work).toSorted()).toEqual(Object.keys(BACKLOGS).toSorted());
  expect(jobs).toEqual([
    { job: 'tidy-files', next_date: ago(-60), done_date: ago(60), attempts: 0, is_running: false },
  ]);
  expect(database.bytes).toBeGreaterThan(1_000_000);
});

test('a process that is not heard is silent, until another has started in its place', async () => {
  const id = await aProcess('a');
  await fallSilent(id);
  await aProcess('b');
  const { problems, processes } = await read();
  expect(processes.map(({ host, standing }) => [host, standing])).toEqual([
    ['a', 'silent'],
    ['b', 'running'],
  ]);
  expect(problems).toMatchObject([{ kind: 'process_silent', process: 'a (7)' }]);
  expect(problems[0]?.since).toMatch(/^20/);
  await aProcess('c', {}, { started_date: ago(1) });
  const after = await read();
  expect(after.problems).toEqual([]);
  expect(after.processes.map(({ host, standing }) => [host, standing])).toContainEqual(['a', 'replaced']);
});

test('a failing part, a failed job, a late job, old work and a dead mail are problems, the longest first', async () => {
  await aProcess('a', { checks: { database: null, search: ago(30) } });
  await server.services.pool.query(
    `insert into schedules (job, next_date, done_date, attempts) values
       ('run-retention', $1, $2, 2), ('tidy-files', $3, null, 0), ('erase-due', $1, null, 0)`,
    [ago(-5), ago(120), ago(11)],
  );
  await putQuietly(server, ['old@example.se', 'dead@example.se', 'young@example.se']);
  await server.services.pool.query(`update outbox set created_date = $1 where recipient = 'old@example.se'`, [ago(12)]);
  await server.services.pool.query(
    `update outbox set state = 'dead', state_date = $1 where recipient = 'dead@example.se'`,
    [ago(600)],
  );
  const { problems } = await read();
  expect(problems.map(({ kind, subject, process }) => [kind, subject, process])).toEqual([
    ['entries_dead', 'mail', null],
    ['job_failing', 'run-retention', null],
    ['check_failing', 'search', 'a (7)'],
    ['work_old', 'mail', null],
    ['job_late', 'tidy-files', null],
  ]);
  expect(problems.map(({ since }) => since)).toEqual([ago(600), ago(120), ago(30), ago(12), ago(11)]);
});

test('the routes of all processes are added up, and those of a silent one are left out', async () => {
  const route = (seconds: number, failed = 0) => ({
    route: 'GET /talents/:id',
    count: 4,
    failed,
    failed_since: failed > 0 ? ago(3) : null,
    seconds,
    slowest_seconds: seconds / 2,
  });
  await aProcess('a', { routes: [route(2, 1)] });
  await aProcess('b', { routes: [route(6)] });
  const lost = await aProcess('c', { routes: [route(100)] });
  await fallSilent(lost);
  const { slowest, failing, problems } = await read();
  const joined = { route: 'GET /talents/:id', count: 8, failed: 1, mean_seconds: 1, slowest_seconds: 3 };
  expect([slowest, failing]).toEqual([[joined], [joined]]);
  // A process is silent by the clock of the database, so the order of the two hangs on how the clocks differ.
  const bySince = new Map(problems.map(({ kind, since }) => [kind, since]));
  expect(Object.fromEntries(bySince)).toEqual({
    process_silent: expect.any(String),
    route_failing: ago(3),
    route_slow: null,
  });
});

test('the newest whole backup is shown, and a failed, an old and a missing one are problems', async () => {
  const whole = { begun_date: ago(120), place: '/mnt/backups', rows: 9, files: 2, missing: 0 };
  expect(await read()).toMatchObject({ problems: [], backup: { newest: whole, unfinished: null } });
  await aBackup(60, { error: '/mnt/backups is full.' });
  const unfinished = { state: 'failed', begun_date: ago(60), error: '/mnt/backups is full.' };
  const failed = { kind: 'backup_failed', subject: '', process: null, since: ago(60) };
  expect(await read()).toMatchObject({ problems: [failed], backup: { newest: whole, unfinished } });
  // Without the lock of a running backup, one without an end was cut off.
  await aBackup(30, { isOpen: true });
  expect((await read()).problems).toEqual([{ ...failed, since: ago(30) }]);
  const lock = await holdLock(server.services.env.database_url ?? '');
  expect(await read()).toMatchObject({ problems: [], backup: { newest: whole, unfinished: { state: 'running' } } });
  await lock.release();
  await rowsOf(server, 'delete from backups');
  await aBackup(26 * 60);
  expect((await read()).problems).toMatchObject([{ kind: 'backup_old', since: ago(26 * 60) }]);
  await rowsOf(server, 'delete from backups');
  expect(await read()).toMatchObject({ problems: [{ kind: 'backup_missing' }], backup: { newest: null } });
});

test('a missing backup is a problem in production and where a key is set, and not in development', async () => {
  await rowsOf(server, 'delete from backups');
  const { services } = server;
  const problemsIn = async (env: Partial<typeof services.env>) => {
    const read = await readOperations({ ...services, env: { ...services.env, ...env } }, services.clock());
    return read.problems.map(({ kind }) => kind);
  };
  const backup_key = undefined;
  expect(await problemsIn({ node_env: 'development', backup_key })).toEqual([]);
  expect(await problemsIn({ node_env: 'production', backup_key })).toEqual(['backup_missing']);
  expect(await problemsIn({ node_env: 'development' })).toEqual(['backup_missing']);
});

test('the process remembers its routes by pattern, and nothing of who asked', async () => {
  const talent = await aTalent(server);
  await talent.api.call('GET /talents/:id', { params: { id: talent.talent_id } });
  await fetch(`${server.url}/api/v1/no-such/${talent.email}`);
  const said = JSON.stringify(server.services.recent_requests.top());
  expect(said).toContain('GET /talents/:id');
  expect(said).not.toContain(talent.talent_id);
  expect(said).not.toContain('no-such');
});

test('a process is forgotten a day after it was last heard', async () => {
  const [old, young] = [await aProcess('old'), await aProcess('young')];
  await fallSilent(old, 24 * 60 + 1);
  await fallSilent(young, 24 * 60 - 1);
  await forgetProcesses(server.services);
  expect((await listProcesses(server.services.db)).map(({ host }) => host)).toEqual(['young']);
});

test('every check, job and work has a Swedish name', async () => {
  const { parts } = server.services;
  const jobs = scheduledJobs({ ...server.services, outbox: { wake: () => {} } }).map(({ name }) => name);
  expect(jobs.filter((job) => jobName(job) === job)).toEqual([]);
  expect(Object.keys(BACKLOGS).filter((work) => workName(work) === work)).toEqual([]);
  const checks = [...Object.keys(parts), 'loop', 'disk', 'replica'];
  expect(checks.filter((check) => checkName(check) === check)).toEqual([]);
});
