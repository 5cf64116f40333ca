/**
 * Each alert of ops/rules.yml fires when the thing it watches is broken, and no other alert does: the test breaks the
 * thing, takes the measurements that the product writes then, and lets Prometheus read them for two hours.
 */
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { createPool } from '#server/db/pool.ts';
import { measureCertificate } from '#server/metrics/measure-certificate.ts';
import { measureSearch } from '#server/metrics/measure-search.ts';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import { createSearchThread } from '#server/search-index/search-thread.ts';
import { as } from '#tests/factories/client.ts';
import { aPlannedPayout } from '#tests/factories/payouts.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { type Expected, expectFiring, PROMTOOL } from '#tests/support/promtool.ts';
import { alerts } from '#tests/support/read-rules.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { CERTIFICATE, CERTIFICATE_ENDS, startTlsServer } from '#tests/support/tls-server.ts';

const WAITS = { connect: 800, free: 1_200, answer: 1_000, heartbeat: 400 };
const HOUR_MS = 3_600_000;
const DYING = new URL('../../support/dying-search-worker.ts', import.meta.url);

/** Measurements of a machine on which all is well. They replace those of the machine that runs the test. */
const WELL = [
  'medverka_disk_bytes{part="size"} 1e11',
  'medverka_disk_bytes{part="free"} 5e10',
  'process_resident_memory_bytes 3e8',
  'nodejs_eventloop_lag_p99_seconds 0.02',
].join('\n');

let proxy: DatabaseProxy;
let server: TestServer;
let well: string;
/** Measurements while the clock of the machine is wrong. */
let wrongClock: string;

/** The measurements now; a series that is named twice has its last value. */
const read = async (...more: readonly string[]) => [await server.services.metrics.text(), WELL, ...more].join('\n');
const withSeries = (...more: readonly string[]) => [well, ...more].join('\n');
const ask = (statement: string, values: readonly unknown[] = []) => server.services.pool.query(statement, [...values]);

/** A backup that ended some hours ago; it is the only one. */
async function aBackup(hours: number) {
  await ask('delete from backups');
  await ask(`insert into backups (begun_date, finished_date, place) values ($1, $1, '/mnt')`, [
    new Date(server.services.clock().getTime() - hours * HOUR_MS),
  ]);
}

const tried = new Set<string>();

/** Runs Prometheus on each case; the alerts count as tried. */
function expectCases(...cases: readonly Expected[]) {
  for (const { names } of cases) for (const name of names) tried.add(name);
  return expectFiring(cases);
}

/** Expects that measurements which follow those of a healthy process let these alerts fire and no others. */
const expectAlerts = (...cases: readonly (readonly [names: readonly string[], after: string])[]) =>
  expectCases(...cases.map(([names, after]) => ({ names, processes: [{ before: well, after }] })));

describe.skipIf(!PROMTOOL)('alerts (need PROMTOOL_PATH)', () => {
  beforeAll(async () => {
    const behind = async (url: string) => {
      proxy = await startDatabaseProxy(url);
      return proxy.url;
    };
    let ahead = 2 * HOUR_MS;
    let late = 0;
    const machine = () => new Date(Date.now() + late + ahead);
    const settings = { LOG_LEVEL: 'silent', CLOCK_CHECK: '1' };
    server = await startTestServer(settings, {}, { waits: WAITS, behind, machine });
    const { rows } = await ask('select clock_timestamp() as at');
    late = Date.parse(rows[0].at) - Date.now();
    const { stop } = await serveMetrics(server.services.metrics, { host: '127.0.0.1', port: 0 });
    await stop();
    await as(server).raw('GET /talent-count');
    await aBackup(2);
    wrongClock = await read();
    ahead = 0;
    well = await read();
  });
  afterAll(async () => {
    await server.stop();
    await proxy.stop();
  });

  test('no alert fires while all is well', () => expectAlerts([[], well]));

  test('a process that does not answer, and none at all', () =>
    expectCases(
      { names: ['ProcessDown'], processes: [{ before: well }], isUp: false },
      { names: ['NoProcess'], processes: [] },
    ));

  test('a clock that is two hours ahead', () =>
    expectCases({ names: ['WrongClock'], processes: [{ before: wrongClock }] }));

  test('a database that falls silent, and the 503 of the calls meanwhile', async () => {
    proxy.freeze();
    onTestFinished(async () => {
      proxy.thaw();
      // The connection that hears changes is made anew after a moment.
      await vi.waitUntil(async () => !/_up(\{part="\w+"\})? 0$/m.test(await read()), { timeout: 20_000 });
    });
    for (let call = 0; call < 3; call++) expect((await as(server).raw('GET /talent-count')).status).toBe(503);
    const silent = await read();
    expect(silent).toContain('medverka_database_up 0');
    expect(silent).not.toContain('medverka_work_waiting{');
    const names = ['DatabaseSilent', 'ErrorsMany', 'PartFailing'];
    // The calls that wait for the database are slow too, and wait for connections.
    await expectCases({ names, processes: [{ before: well, after: silent }], isAlone: false });
  });

  test('answers that take three seconds', async () => {
    const slow = { method: 'GET', route: '/api/v1/talents', status: 200, ms: 3000 };
    for (let answer = 0; answer < 500; answer++) server.services.metrics.measureAnswer(slow);
    const after = await read();
    await expectAlerts([['AnswersSlow'], after]);
    well = after;
  });

  test('a live stream that ends after an hour is no slow answer', async () => {
    const stream = { method: 'GET', route: '/api/v1/live', status: 200, ms: 3_600_000 };
    for (let answer = 0; answer < 500; answer++) server.services.metrics.measureAnswer(stream);
    await expectAlerts([[], await read()]);
  });

  test('a busy process, a large one, and two versions', async () => {
    await expectAlerts(
      [['EventLoopSlow'], withSeries('nodejs_eventloop_lag_p99_seconds 0.7')],
      [['MemoryHigh'], withSeries('process_resident_memory_bytes 1.2e9')],
    );
    const other = well.replace(/(medverka_build_info\{version=")\w+/, '$1000000000000');
    await expectCases(
      { names: ['VersionsDiffer'], processes: [{ before: well }, { before: other, instance: 'b' }] },
      { names: [], processes: [{ before: well }, { before: well, instance: 'b' }] },
    );
  });

  test('a search thread that ends', async () => {
    const { env, clock, log } = server.services;
    const place = { url: env.database_url ?? '', file: `${env.data_dir}/dying` };
    const thread = createSearchThread({ place, clock, log, script: DYING });
    onTestFinished(() => thread.stop());
    const wanted = { wishes: [], words: 'dör', unknown: [], today: '2026-11-23', without: [] };
    await expect(thread.search({ kind: 'count', wanted })).rejects.toThrow('more than once');
    const registry = new Registry();
    measureSearch(registry, thread);
    await expectAlerts([['SearchThreadLost'], withSeries(await registry.metrics())]);
  });

  test('calls that wait for a connection, and statements that wait for a lock', async () => {
    const holder = createPool(server.services.env.database_url ?? '', { max: 1, waits: WAITS });
    const client = await holder.connect();
    await client.query('begin');
    await client.query('lock table shortlists in access exclusive mode');
    const calls = Promise.allSettled(Array.from({ length: 4 }, () => ask('select 1 from shortlists limit 1')));
    const blocked = await vi.waitUntil(
      async () => {
        const text = await read();
        return /medverka_database_lock_waits [1-9]/.test(text) && text;
      },
      { timeout: 5_000 },
    );
    await client.query('rollback');
    client.release();
    await calls;
    await holder.end();
    await expectAlerts(
      [['LockWaits', 'PoolWaiting'], blocked],
      [['TransactionOpen'], withSeries('medverka_database_oldest_transaction_seconds 700')],
    );
  });

  test('a job that nobody begins, one that fails, and one without success for a day', async () => {
    const now = server.services.clock().getTime();
    const at = (hours: number) => new Date(now - hours * HOUR_MS);
    const textWith = async (...row: readonly [next: Date, done: Date, attempts: number]) => {
      await ask('insert into schedules (job, next_date, done_date, attempts) values ($1, $2, $3, $4)', [
        'a-job',
        ...row,
      ]);
      const text = await read();
      await ask('delete from schedules where job = $1', ['a-job']);
      return text;
    };
    await expectAlerts(
      [['JobSilent'], await textWith(at(0.3), at(0.4), 0)],
      [['JobFailing'], await textWith(at(-0.1), at(1), 5)],
      [['JobUndone'], await textWith(at(-1), at(27), 1)],
      [[], await textWith(at(0.2), at(25), 4)],
    );
  });

  test('mails that wait, fail and are given up, and webhooks that nobody tries', async () => {
    const textWith = async (kind: string, minutes: number, more: Readonly<Record<string, unknown>> = {}) => {
      const columns = {
        kind,
        recipient: 'quiet',
        content: '{}',
        created_date: new Date(Date.now() - minutes * 60_000),
        ...more,
      };
      const names = Object.keys(columns);
      const places = names.map((_, at) => `$${at + 1}`);
      await ask(`insert into outbox (${names.join(', ')}) values (${places.join(', ')})`, Object.values(columns));
      const text = await read();
      await ask('delete from outbox');
      return text;
    };
    await expectAlerts(
      [['WorkWaiting'], await textWith('mail', 15)],
      [[], await textWith('mail', 5)],
      [['WorkFailing'], await textWith('mail', 1, { attempts: 1 })],
      [['MailDead'], await textWith('mail', 1, { state: 'dead' })],
      [['WebhooksWaiting'], await textWith('webhook', 15)],
      // The server of a company does not answer its webhook. That is no fault of ours, so no alert fires.
      [[], await textWith('webhook', 15, { attempts: 3 })],
    );
  });

  test('a payout that may be late', async () => {
    const [company, talent] = [await aCompany(server), await aTalent(server)];
    const project = await aProject(server, company, { step: 3, asked: [talent] });
    const { id } = await candidateOf(company, project.id, talent);
    await server.services.scribe.settled();
    // In the tests that follow, the payout is still in time.
    await aPlannedPayout(server.services.pool, id, addDays(dayOf(server.services.clock()), 30));
    const { rows } = await ask('select calm_until from payouts');
    /** Moves the clock, and the newest backup with it. */
    const on = (days: number) => {
      server.setClock(`${addDays(rows[0].calm_until, days)}T12:00:00Z`);
      return aBackup(2);
    };
    onTestFinished(() => {
      server.stopClock();
      return aBackup(2);
    });
    await on(0);
    const inTime = await read();
    await on(1);
    await expectAlerts([[], inTime], [['PayoutsAtRisk'], await read()]);
  });

  test('a disk that is nearly full', async () => {
    const disk = (free: string, size = '1e11') =>
      withSeries(`medverka_disk_bytes{part="free"} ${free}`, `medverka_disk_bytes{part="size"} ${size}`);
    await expectAlerts(
      [['DiskFilling'], disk('9e9')],
      [['DiskFilling', 'DiskFull'], disk('4e9')],
      [['DiskFull'], disk('4.9e9', '4e10')],
    );
  });

  test('a backup that is old, one that failed, and none at all', async () => {
    onTestFinished(() => aBackup(2));
    const textWith = async (hours: number) => {
      await aBackup(hours);
      return read();
    };
    const [old, young] = [await textWith(25), await textWith(23)];
    await ask(`insert into backups (begun_date, finished_date, place, error) values ($1, $1, '/mnt', 'full')`, [
      server.services.clock(),
    ]);
    const failed = await read();
    await ask('delete from backups');
    await expectAlerts(
      [['BackupOld'], old],
      [[], young],
      [['BackupFailed'], failed],
      [['BackupMissing'], await read()],
    );
  });

  test('a certificate that ends in ten days, and one that nobody trusts', async () => {
    const { url, stop } = await startTlsServer();
    onTestFinished(stop);
    const before = getCACertificates('default');
    setDefaultCACertificates([...before, CERTIFICATE]);
    onTestFinished(() => setDefaultCACertificates(before));
    const measured = async (base_url: string, days: number) => {
      const registry = new Registry();
      measureCertificate(registry, { base_url, clock: () => new Date(CERTIFICATE_ENDS - days * 24 * HOUR_MS) });
      return withSeries(await registry.metrics());
    };
    await expectAlerts(
      [['CertificateEnding'], await measured(url, 10)],
      [[], await measured(url, 20)],
      [['CertificateUntrusted'], await measured('https://localhost:1', 20)],
    );
  });

  test('every alert of the rules was tried', () => {
    expect([...tried].toSorted()).toEqual(
      alerts()
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});
