import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TO_DOS } from '#domain/kernel/roles/to-do.ts';
import { holdLock } from '#server/backup/hold-lock.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { BACKLOGS } from '#server/metrics/backlogs.ts';
import { measureDatabase } from '#server/metrics/measure-database.ts';
import { readDatabase } from '#server/metrics/read-database.ts';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { rowsOf } from '../accounts/security-people.ts';
import { putQuietly } from '../talk/outbox-entries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The value of a measurement as it is written; undefined if it is missing. */
async function measured(name: string): Promise<number | undefined> {
  const text = await server.services.metrics.text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

test('requests are counted by route pattern, and by no path of a stranger', async () => {
  const talent = await aTalent(server);
  const before = await server.services.metrics.text();
  await talent.api.call('GET /talents/:id', { params: { id: talent.talent_id } });
  await fetch(`${server.url}/api/v1/no-such/${talent.email}`);
  await fetch(`${server.url}/no-such/${talent.email}?email=${talent.email}`);
  const text = await server.services.metrics.text();
  const count = 'http_request_seconds_count{method="GET",route="/api/v1/talents/:id",status="403"} 1';
  expect(before).not.toContain(count);
  expect(text).toContain(count);
  expect(text).not.toContain('no-such');
  expect(text).not.toContain(talent.email);
  expect(text).not.toContain(talent.talent_id);
});

test('all work that waits, all jobs and all to-dos are measured, also while nothing waits', async () => {
  const text = await server.services.metrics.text();
  for (const work of Object.keys(BACKLOGS)) {
    for (const of of ['waiting', 'failed', 'oldest_seconds']) {
      expect(text).toContain(`medverka_work_${of}{work="${work}"} 0`);
    }
  }
  for (const what of TO_DOS) expect(text).toMatch(new RegExp(`medverka_to_do\\{what="${what}"\\} \\d`));
  for (const pool of ['answers', 'sign_in', 'jobs', 'outbox']) {
    expect(text).toContain(`medverka_pool_connections{pool="${pool}",state="waiting"} 0`);
  }
  expect(text).toMatch(/medverka_build_info\{version="\w+",migration="\d{4}",node="v\d/);
});

test('waiting and failed work has a number and the age of its oldest row', async () => {
  await putQuietly(server, ['a@example.se', 'b@example.se']);
  await rowsOf(
    server,
    `update outbox set attempts = 1, created_date = created_date - interval '1 hour' where recipient = 'a@example.se'`,
  );
  expect(await measured('medverka_work_waiting{work="mail"}')).toBe(2);
  expect(await measured('medverka_work_failed{work="mail"}')).toBe(1);
  expect(await measured('medverka_work_oldest_seconds{work="mail"}')).toBeGreaterThan(3590);
  await rowsOf(server, `update outbox set state = 'dead' where recipient = 'a@example.se'`);
  expect(await measured('medverka_outbox_dead{kind="mail"}')).toBe(1);
  expect(await measured('medverka_work_waiting{work="mail"}')).toBe(1);
});

test('a job has the time since it should have begun, its starts and the time since its success', async () => {
  const now = server.services.clock();
  await server.services.pool.query(
    'insert into schedules (job, next_date, done_date, attempts) values ($1, $2, $3, 2)',
    ['late-job', new Date(now.getTime() - 600_000), new Date(now.getTime() - 4_200_000)],
  );
  expect(await measured('medverka_job_overdue_seconds{scheduled="late-job"}')).toBeGreaterThanOrEqual(600);
  expect(await measured('medverka_job_done_seconds{scheduled="late-job"}')).toBeGreaterThanOrEqual(4200);
  expect(await measured('medverka_job_attempts{scheduled="late-job"}')).toBe(2);
});

test('the newest whole backup has an age, and a backup that failed or was cut off is told', async () => {
  const backups = async () => [await measured('medverka_backup_age_seconds'), await measured('medverka_backup_failed')];
  const begin = async (hoursAgo: number, end: { finished: boolean; error?: string }) => {
    const begun = new Date(server.services.clock().getTime() - hoursAgo * 3_600_000);
    await server.services.pool.query(
      `insert into backups (begun_date, finished_date, place, error) values ($1, $2, '/mnt/backups', $3)`,
      [begun, end.finished ? begun : null, end.error ?? null],
    );
  };
  expect(await backups()).toEqual([undefined, 0]);
  await begin(3, { finished: true, error: 'The disk is full.' });
  expect(await backups()).toEqual([undefined, 1]);
  await begin(2, { finished: true });
  const [age, failed] = await backups();
  expect([Math.round((age ?? 0) / 3600), failed]).toEqual([2, 0]);
  await begin(1, { finished: false });
  const lock = await holdLock(server.services.env.database_url ?? '');
  expect((await backups())[1]).toBe(0);
  await lock.release();
  const [former, cutOff] = await backups();
  expect([Math.round((former ?? 0) / 3600), cutOff]).toEqual([2, 1]);
});

test('searches, statements and the disk are measured', async () => {
  const sent = (await measured('medverka_statements_total{pool="answers"}')) ?? 0;
  await server.services.talents.search({
    kind: 'count',
    wanted: { wishes: [], words: '', unknown: [], today: '2026-11-27', without: [] },
  });
  expect(await measured('medverka_searches_total')).toBe(1);
  expect(await measured('medverka_search_seconds_total')).toBeGreaterThan(0);
  expect(await measured('medverka_statements_total{pool="answers"}')).toBeGreaterThan(sent);
  expect(await measured('medverka_disk_bytes{part="free"}')).toBeGreaterThan(0);
});

test('without an answer of the database, its measurements are missing and the others stay', async () => {
  const pool = createPool(server.services.env.database_url ?? '', { max: 1 });
  await pool.end();
  const registry = new Registry();
  await measureDatabase(registry, () => readDatabase(createKysely(pool), server.services.clock))();
  const text = await registry.metrics();
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual(['medverka_database_up 0']);
});

test('the port of measurements serves nothing else, and measures Node', async () => {
  const { port, stop } = await serveMetrics(server.services.metrics, { host: '127.0.0.1', port: 0 });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_resident_memory_bytes');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  } finally {
    await stop();
  }
  expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
});
