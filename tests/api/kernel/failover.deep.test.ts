/**
 * The primary is lost under a process with people, jobs, mails and search, and another host is promoted, as a manager of
 * the database would do it two seconds later. Replication is synchronous.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { JOBS_CHANNEL } from '#server/jobs/jobs.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { type FailoverPair, startFailoverPair } from '#tests/support/failover-pair.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newVisibleTalent } from '../people/talent-people.ts';
import { closeStreams, listen } from './live-stream.ts';

const PROMOTED_AFTER_MS = 2_000;
const WAIT_AT_MOST_MS = 15_000;
const JOB = 'sweep-deadlines';

let pair: FailoverPair;
/** Another process, in which the test makes people and looks at the results. */
let house: TestServer;
let server: ServerProcess;
let folder: string;
beforeEach(async () => {
  over = new AbortController();
  pair = await startFailoverPair();
  house = await startTestServer({ DATABASE_URL: pair.url });
  folder = mkdtempSync(join(tmpdir(), 'medverka-moved-'));
  const { session_secrets, personal_data_secrets } = house.services.env;
  const [SESSION_SECRET, PERSONAL_DATA_SECRET] = [session_secrets.join(','), personal_data_secrets.join(',')];
  server = await startServer({
    DEMO: '0',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: pair.url,
    DATA_DIR: folder,
    SESSION_SECRET,
    PERSONAL_DATA_SECRET,
  });
}, 120_000);
afterEach(async () => {
  over.abort();
  closeStreams();
  await server.kill();
  await house.stop();
  await pair.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

/** Stops all people of a test, also of a test that has failed. */
let over: AbortController;

/** A person who asks again and again. `stop` tells the longest time without an answer of 200, in ms. */
function keepAsking(ask: () => Promise<number>) {
  let [last, longest] = [performance.now(), 0];
  const others = new Set<number>();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const status = await ask().catch(() => 0);
      if (status === 200) {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      } else others.add(status);
      await pause(20);
    }
  })();
  const stop = async () => {
    over.abort();
    await asking;
    return { longest: Math.max(longest, performance.now() - last), others: [...others] };
  };
  return { isAnsweredAfter: (moment: number) => last > moment, stop };
}

test.each([
  ['is killed', 'kill'],
  ['falls silent, and comes back as if nothing had happened', 'freeze'],
] as const)(
  'people wait and go on when the primary %s',
  async (_, how) => {
    const { db, pool } = house.services;
    const company = await aCompany(house);
    const talents = await Promise.all(Array.from({ length: 3 }, () => aTalent(house)));
    const found = async () => {
      const { status, body } = await as(server, company.cookie).raw('GET /talents');
      return status === 200 ? (body as { total: number }).total : -1;
    };
    await expect.poll(found, { timeout: 20_000 }).toBeGreaterThanOrEqual(0);
    const [total, stream] = [await found(), await listen(talents[0] ?? company, server)];

    const acknowledged = new Map<string, number>();
    const people = [
      keepAsking(() =>
        as(server, company.cookie)
          .raw('GET /talents')
          .then(({ status }) => status),
      ),
      ...talents.flatMap(({ cookie }) => {
        const own = as(server, cookie);
        let number = 0;
        const write = async () => {
          number += 1;
          const { status } = await own.raw('PATCH /talent/profile', { body: { bio: `Bild ${number}` } });
          if (status === 200) acknowledged.set(cookie, number);
          return status;
        };
        return [keepAsking(write), keepAsking(() => own.raw('GET /talent/profile').then(({ status }) => status))];
      }),
    ];
    await expect.poll(() => acknowledged.size, { timeout: 15_000 }).toBe(talents.length);

    const lost = performance.now();
    pair.first[how]();
    await pause(PROMOTED_AFTER_MS);
    const heard = stream.changes();
    await pair.promote();
    const promoted = performance.now();
    await expect.poll(() => people.every((one) => one.isAnsweredAfter(promoted)), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => stream.changes() > heard, { timeout: 15_000 }).toBe(true);
    await expect.poll(() => fetch(`${server.url}/ready`).then(({ status }) => status), { timeout: 5_000 }).toBe(200);

    if (how === 'freeze') {
      pair.first.thaw();
      // A commit that reached the host during its silence runs now, and its session ends after the standby's
      // confirmation, also if its client is gone. Without a standby only connections of living clients stay.
      await pair.first.forgetStandby();
      const own = `select from pg_stat_activity where usename = 'medverka' and application_name <> 'medverka watch'`;
      await expect.poll(() => pair.first.run(own), { timeout: 10_000 }).toEqual([]);
    }

    // A job, a mail and the search reach the new primary too.
    await pool.query(`update schedules set next_date = '2026-01-01', free_from = null where job = $1`, [JOB]);
    await pool.query(`select pg_notify($1, '')`, [JOBS_CHANNEL]);
    const next = `select next_date > '2026-01-02' as is_done from schedules where job = $1`;
    await expect
      .poll(async () => (await pool.query(next, [JOB])).rows, { timeout: 15_000 })
      .toEqual([{ is_done: true }]);
    const content = { title: 'Hej', message: 'Hej', action: 'Öppna', path: '/' };
    await inTransaction(db, (trx) => queueMail(trx, { to_email: 'ada@example.se', content, dedupe_key: how }));
    const mail = `select state from outbox where dedupe_key = $1`;
    await expect
      .poll(async () => (await pool.query(mail, [how])).rows, { timeout: 15_000 })
      .toEqual([{ state: 'sent' }]);
    await newVisibleTalent(db, { first_name: 'Nykommen' });
    await expect.poll(found, { timeout: 15_000 }).toBe(total + 1);

    const asked = await Promise.all(people.map((one) => one.stop()));
    const longest = Math.max(...asked.map((one) => one.longest));
    expect(longest).toBeLessThan(WAIT_AT_MOST_MS);
    // All other answers are 503, after which a client tries again.
    expect(asked.flatMap(({ others }) => others).filter((status) => status !== 503)).toEqual([]);
    for (const { cookie } of talents) {
      const { bio } = await as(house, cookie).ok('GET /talent/profile');
      expect(Number(bio.split(' ')[1])).toBeGreaterThanOrEqual(acknowledged.get(cookie) ?? Number.NaN);
    }
    console.log(
      `${how}: at most ${Math.round(longest)} ms without an answer, promoted after ${Math.round(promoted - lost)}`,
    );
  },
  120_000,
);
