/**
 * The database gives no answer for a minute, with the time limits of production, for a separate server process with
 * search, jobs and load.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOf } from '#domain/kernel/time/day.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { signUpTalent } from '#server/features/accounts/account/commands/sign-up-talent.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { WITH_LIGHT_PASSWORDS } from '#tests/support/light-passwords.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { closeStreams, listen } from './live-stream.ts';

const SILENCE_MS = 60_000;
/** Maximum wait while the database is silent: for a connection, and for an answer. */
const WAITED_AT_MOST_MS = 25_000;
const BACK_WITHIN_MS = 5_000;
const SIGN_IN = { email: 'ada@example.se', password: 'tre små grisar' };

/** A server without the proxy, which makes the people and checks the results. */
let house: TestServer;
let proxy: DatabaseProxy;
let server: ServerProcess;
beforeAll(async () => {
  house = await startTestServer();
  const { database_url = '', data_dir, session_secrets, personal_data_secrets } = house.services.env;
  proxy = await startDatabaseProxy(database_url);
  server = await startServer({
    DEMO: '0',
    RATE_LIMITS: '0',
    DATABASE_URL: proxy.url,
    DATA_DIR: data_dir,
    LOG_LEVEL: 'silent',
    SESSION_SECRET: session_secrets.join(','),
    PERSONAL_DATA_SECRET: personal_data_secrets.join(','),
    NODE_OPTIONS: WITH_LIGHT_PASSWORDS,
  });
}, 120_000);
afterAll(async () => {
  closeStreams();
  await server.kill();
  await proxy.stop();
  await house.stop();
});

test.each([
  ['and another one is there in its place', 'pass'],
  ['and it goes on where it was', 'thaw'],
] as const)(
  'a minute of silence, %s: everything works again by itself',
  async (_, ending) => {
    const [talent, company] = [await aTalent(house), await aCompany(house)];
    const email = `${ending}.${SIGN_IN.email}`;
    const person = { ...SIGN_IN, email, first_name: 'Ada', last_name: 'Lind', birth_date: '1990-02-28' };
    const password_hash = await hashPassword(SIGN_IN.password);
    await signUpTalent(house.services, person, momentOf(house.services.clock()), { is_verified: true, password_hash });
    const [own, theirs] = [as(server, talent.cookie), as(server, company.cookie)];
    const calls: Readonly<Record<string, () => Promise<number>>> = {
      page: () => fetch(server.url).then(({ status }) => status),
      ready: () => fetch(`${server.url}/ready`).then(({ status }) => status),
      sign_in: () =>
        as(server)
          .raw('POST /account/sign-in', { body: { ...SIGN_IN, email } })
          .then(({ status }) => status),
      search: () => theirs.raw('GET /talents').then(({ status }) => status),
      profile: () => own.raw('GET /talent/profile').then(({ status }) => status),
      write: () => own.raw('PATCH /talent/profile', { body: { bio: 'Jag reser gärna.' } }).then(({ status }) => status),
    };
    const everything = async () =>
      Object.fromEntries(await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, await call()])));
    const isPageBuilt = (await calls.page?.()) === 200;
    const works = {
      ready: 200,
      sign_in: 200,
      search: 200,
      profile: 200,
      write: 200,
      ...(isPageBuilt && { page: 200 }),
    };
    const stream = await listen(talent, server);
    // Every call must work, also the search, which loads all people again first.
    await expect.poll(everything, { timeout: 20_000 }).toMatchObject(works);

    let isOver = false;
    const waited: number[] = [];
    const keepAsking = async (call: () => Promise<number>) => {
      while (!isOver) {
        const asked = performance.now();
        await call();
        waited.push(performance.now() - asked);
        await pause(20);
      }
    };
    const load = Object.values(calls).flatMap((call) => [keepAsking(call), keepAsking(call)]);
    await pause(1_000);
    proxy.freeze();
    await pause(SILENCE_MS);
    const { rows: before } = await house.services.pool.query('select clock_timestamp() as at');
    const [heard, thawed] = [stream.changes(), performance.now()];
    proxy[ending]();
    let answered: Record<string, number> = {};
    while (performance.now() - thawed < BACK_WITHIN_MS) {
      answered = await Promise.race([everything(), pause(BACK_WITHIN_MS, {})]);
      if (Object.entries(works).every(([name, status]) => answered[name] === status)) break;
      await pause(100);
    }
    expect(answered).toMatchObject(works);
    await expect.poll(() => stream.changes() > heard, { timeout: BACK_WITHIN_MS }).toBe(true);
    isOver = true;
    await Promise.all(load);
    expect(Math.max(...waited)).toBeLessThan(WAITED_AT_MOST_MS);
    // The job runs once a minute.
    await expect
      .poll(
        async () =>
          (
            await house.services.pool.query('select from schedules where attempts = 0 and next_date > $1', [
              new Date(Date.parse(before[0].at) + 60_000),
            ])
          ).rowCount,
        { timeout: 120_000, interval: 1_000 },
      )
      .toBeGreaterThan(0);
  },
  300_000,
);
