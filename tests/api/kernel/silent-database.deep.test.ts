/**
 * The machine of the database loses its power: connections are neither refused nor answered. Later another machine
 * takes over.
 */
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { momentOf } from '#domain/kernel/time/day.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { signUpTalent } from '#server/features/accounts/account/commands/sign-up-talent.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { closeStreams, listen } from './live-stream.ts';

const WAITS = { connect: 800, free: 1_200, answer: 1_000, heartbeat: 400 };
const SIGN_IN = { email: 'ada@example.se', password: 'tre små grisar' };
/** A time so far in the future that the job runs only on demand. */
const NEVER_TODAY = () => new Date('2099-01-01T00:00:00Z');

let proxy: DatabaseProxy;
let server: TestServer;
let talent: Talent;
let company: Company;
beforeAll(async () => {
  const behind = async (url: string) => {
    proxy = await startDatabaseProxy(url);
    return proxy.url;
  };
  server = await startTestServer({ LOG_LEVEL: 'silent' }, {}, { waits: WAITS, behind });
  [talent, company] = [await aTalent(server), await aCompany(server)];
  const person = { ...SIGN_IN, first_name: 'Ada', last_name: 'Lind', birth_date: '1990-02-28' };
  const password_hash = await hashPassword(SIGN_IN.password);
  await signUpTalent(server.services, person, momentOf(server.services.clock()), { is_verified: true, password_hash });
});
afterEach(closeStreams);
afterAll(async () => {
  await server.stop();
  await proxy.stop();
});

/** Starts a job that counts its runs, as a process with its own connections to the database does. */
async function countJobs() {
  const pool = createPool(proxy.url, { max: 2, waits: WAITS, log: () => {} });
  let count = 0;
  const run = async () => {
    count += 1;
  };
  const { clock, log } = server.services;
  const jobs = await startJobs([{ name: 'counts', times: NEVER_TODAY, run }], {
    db: createKysely(pool, clock),
    clock,
    log,
  });
  onTestFinished(async () => {
    await jobs.stop();
    await pool.end();
  });
  return { soon: () => jobs.soon('counts'), count: () => count };
}

const ready = async () => {
  const response = await fetch(`${server.url}/ready`);
  return { status: response.status, body: await response.json() };
};

const everything = () =>
  Promise.all([
    as(server).raw('POST /account/sign-in', { body: SIGN_IN }),
    as(server).raw('GET /talent-count'),
    company.api.raw('GET /talents'),
    talent.api.raw('GET /talent/profile'),
    talent.api.raw('PATCH /talent/profile', { body: { bio: 'Jag tycker om att resa.' } }),
  ]);
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

test('every call is answered as unavailable while the database is silent, and works again afterwards', async () => {
  const stream = await listen(talent, server);
  const jobs = await countJobs();
  expect(statuses(await everything())).toEqual([200, 200, 200, 200, 200]);
  expect(await ready()).toMatchObject({
    status: 200,
    body: { parts: { database: 'ok', sign_in: 'ok', live: 'ok', search: 'ok', jobs: 'ok' } },
  });

  proxy.freeze();
  const away = await everything();
  expect(statuses(away)).toEqual([503, 503, 503, 503, 503]);
  expect(away.map(({ body }) => (body as { error: { code: string } }).error.code)).toEqual(
    Array(5).fill('unavailable'),
  );
  const { headers } = await fetch(`${server.url}/api/v1/talent-count`);
  expect(headers.get('retry-after')).toBe('5');
  await vi.waitFor(
    async () =>
      expect(await ready()).toMatchObject({
        status: 503,
        body: { error: { data: { parts: { database: 'failing', sign_in: 'failing', live: 'failing' } } } },
      }),
    { timeout: 5_000 },
  );

  proxy.pass();
  await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 10_000 });
  await vi.waitFor(async () => expect(statuses(await everything())).toEqual([200, 200, 200, 200, 200]), {
    timeout: 10_000,
  });
  await vi.waitFor(() => expect(stream.changes()).toBeGreaterThan(0), { timeout: 10_000 });
  // The first call may still get a connection that does not answer.
  await vi.waitFor(() => jobs.soon(), { timeout: 10_000 });
  await vi.waitFor(() => expect(jobs.count()).toBe(1), { timeout: 10_000 });
});

test('the right to write to an upload is lost with its connection, and had anew', async () => {
  const turn = await server.services.upload_turns.take('of-somebody');
  proxy.freeze();
  await vi.waitFor(() => expect(turn?.signal.aborted).toBe(true), { timeout: 5_000 });
  await turn?.end();
  proxy.thaw();
  await vi.waitFor(
    async () => {
      const next = await server.services.upload_turns.take('of-somebody');
      expect(next).not.toBeNull();
      await next?.end();
    },
    { timeout: 10_000 },
  );
});
