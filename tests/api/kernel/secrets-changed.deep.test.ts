/**
 * Both secrets are changed by the steps of docs/operating.md, while two processes write and one at a time is restarted.
 * The rotation is a process too, and is killed in its middle.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasCheckDigit } from '#domain/kernel/check-digit.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import { idOfSecret } from '#server/sealed/seal.ts';
import type { Secrets } from '#server/secret-list.ts';
import { countSealed } from '#server/secrets/rotate-secrets.ts';
import { as } from '#tests/factories/client.ts';
import { aTalent, type Talent } from '#tests/factories/people.ts';
import { startBeside } from '#tests/support/beside.ts';
import { CLOCK_OF_RUN } from '#tests/support/clock-of-run.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from '../accounts/account-browser.ts';
import { aPersonWithPassword, PASSWORD, signedInAt, trySignIn } from '../accounts/security-people.ts';
import { beginWrites, createPair, detailsWith, type Pair } from './sealed-writes.ts';

const [OLD, NEW] = ['old', 'new'].map((name) => `${name} secret of thirty-two characters`) as [string, string];
/** Talents with payment details; the writers are some of them. */
const TALENTS = 40;
const WRITERS = 3;

/** Makes the data and reads it; it writes nothing after the first step. */
let sound: TestServer;
let pair: Pair | undefined;
let writes: ReturnType<typeof beginWrites> | undefined;
/** In the order of their ids, in which the rotation takes them. */
let talents: Talent[];
beforeAll(async () => {
  sound = await startTestServer({ SESSION_SECRET: OLD, PERSONAL_DATA_SECRET: OLD });
  const made = await Promise.all(Array.from({ length: TALENTS }, (_, n) => aPaidTalent(n)));
  talents = made.sort((a, b) => (a.talent_id < b.talent_id ? -1 : 1));
});
afterAll(async () => {
  await writes?.end();
  await pair?.stop();
  await sound.stop();
});

const BIRTH_DATE = '1990-05-05';
function identityNumber(n: number): string {
  const start = `19900505${100 + n}`;
  return start + [...'0123456789'].find((digit) => hasCheckDigit(`${start}${digit}`.slice(2)));
}
async function aPaidTalent(n: number): Promise<Talent> {
  const talent = await aTalent(sound, { birth_date: BIRTH_DATE, is_completed: false });
  await talent.api.ok('PUT /talent/payment-details', { body: detailsWith(0, identityNumber(n)) });
  return talent;
}

/** The settings of a process, with a list for each secret. */
function settingsWith(personal: Secrets, session: Secrets) {
  const { database_url = '', data_dir } = sound.services.env;
  return {
    NODE_ENV: 'test',
    DEMO: '0',
    RATE_LIMITS: '0',
    DATABASE_URL: database_url,
    DATA_DIR: data_dir,
    SESSION_SECRET: session.join(','),
    PERSONAL_DATA_SECRET: personal.join(','),
  };
}
const start = (personal: Secrets, session = personal) => startServer(settingsWith(personal, session));
const restart = (personal: Secrets, session = personal) => pair?.restart(() => start(personal, session));

/** `npm run secrets:rotate` with the list of step 2. */
function rotate() {
  const child = spawn(process.execPath, ['scripts/secrets-rotate.ts'], {
    env: { PATH: process.env.PATH, ...CLOCK_OF_RUN, ...settingsWith([NEW, OLD], [NEW, OLD]) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return { child, ended: once(child, 'close').then(([code, signal]) => ({ ended: signal ?? code, output })) };
}

/** A connection that keeps a talent's row, so that the rotation stops before it. */
async function holdRow({ talent_id }: Talent) {
  const keeper = new pg.Client({ connectionString: sound.services.env.database_url });
  await keeper.connect();
  await keeper.query('begin');
  await keeper.query('select from talents where id = $1 for no key update', [talent_id]);
  const { rows } = await keeper.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Asked over another connection, because a transaction sees the activity of its first look only.
  const ofWaiting = (what: string) =>
    sound.services.pool.query(`select ${what} from pg_stat_activity where $1 = any(pg_blocking_pids(pid))`, [
      rows[0]?.pid,
    ]);
  return {
    isAwaited: async () => (await ofWaiting('pid')).rowCount === 1,
    /** Ends the connection of a killed program, which goes on waiting. */
    endWaiting: () => ofWaiting('pg_terminate_backend(pid, 10000)'),
    release: () => keeper.end(),
  };
}

const count = (...personal_data_secrets: Secrets) =>
  countSealed({ db: sound.services.db, env: { ...sound.services.env, personal_data_secrets } });
const numberOf = ({ talent_id }: Talent) =>
  inTransaction(sound.services.db, async (trx) => {
    const { env, clock } = sound.services;
    const reading = { talent_id, reader_account_id: null, reason: 'Ett prov' };
    const own = { ...env, personal_data_secrets: [NEW] as const };
    return Number((await readInPlain(trx, own, reading, momentOf(clock())))?.account.number) - 1_000_000;
  });
/** Renews the session of a browser at each of the two processes. */
async function renew(jar: Map<string, string>): Promise<void> {
  for (const url of pair?.urls() ?? []) {
    const browser = openBrowser(url);
    for (const [name, value] of jar) browser.jar.set(name, value);
    expect(await browser.post('/account/session/refresh')).toMatchObject({ status: 200 });
    for (const [name, value] of browser.jar) jar.set(name, value);
  }
}

test('both secrets are changed under writes: no request fails, every value opens, and nobody is signed out', async () => {
  const person = await aPersonWithPassword(sound);
  const api = await signedInAt(sound, person.email);
  const { secret } = await api.ok('POST /account/second-factor/start', { body: { password: PASSWORD } });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recovery_codes } = await api.ok('POST /account/second-factor/confirm', { body: { code } });
  const { jar } = (await trySignIn(sound, (await aPersonWithPassword(sound)).email)).browser;
  const half = TALENTS / 2;
  const [held, late] = [talents[half], talents[TALENTS - 1]] as [Talent, Talent];

  pair = createPair([await start([OLD]), await start([OLD])]);
  const load = beginWrites(pair, talents.slice(-1 - WRITERS, -1));
  for (const list of [
    [OLD, NEW],
    [NEW, OLD],
  ] satisfies Secrets[]) {
    await restart(list);
    await renew(jar);
  }
  await expect(start([NEW])).rejects.toThrow(`lacks the secret with the id ${idOfSecret(OLD)}`);

  const row = await holdRow(held);
  const killed = rotate();
  await expect.poll(row.isAwaited, { timeout: 60_000 }).toBe(true);
  killed.child.kill('SIGKILL');
  expect(await killed.ended).toMatchObject({ ended: 'SIGKILL' });
  const between = await count(NEW, OLD);
  expect(between.unreadable).toBe(0);
  for (const one of [OLD, NEW]) expect(between.by_secret.get(idOfSecret(one))).toBeGreaterThan(TALENTS / 2);

  await row.endWaiting();
  expect(await row.isAwaited()).toBe(false);
  const whole = rotate();
  await expect.poll(row.isAwaited, { timeout: 60_000 }).toBe(true);
  // The rotation has read this talent's row, and must neither write it back nor leave the number in it as it was.
  const own = as({ url: pair.urls()[0] ?? '' }, late.cookie);
  await own.ok('PUT /talent/payment-details', { body: detailsWith(777) });
  await row.release();
  const { ended, output } = await whole.ended;
  expect([ended, output]).toEqual([0, expect.stringContaining(`${idOfSecret(OLD)}: 0 values, no longer needed`)]);

  await restart([NEW], [NEW, OLD]);
  await load.end();
  expect(load.failed).toEqual([]);
  await restart([NEW]);
  await renew(jar);
  const after = await count(NEW);
  expect([after.unreadable, [...after.by_secret.keys()]]).toEqual([0, [idOfSecret(NEW)]]);
  expect(await numberOf(late)).toBe(777);
  expect(load.acknowledged.size).toBe(WRITERS);
  for (const [talent, { number, feed }] of load.acknowledged) {
    expect(await numberOf(talent)).toBe(number);
    expect(await pair.send(number, { method: 'GET', path: feed })).toMatchObject({ status: 200 });
  }
  // In this process, whose passwords are light.
  const beside = await startBeside(sound, { session_secrets: [NEW], personal_data_secrets: [NEW] });
  const { browser } = await trySignIn(beside, person.email);
  const [recovery_code] = recovery_codes;
  const entered = await browser.post('/account/sign-in/second-factor', { recovery_code });
  await beside.stop();
  expect(entered.status).toBe(200);
  await expect(start([OLD])).rejects.toThrow(`PERSONAL_DATA_SECRET lacks the secret with the id ${idOfSecret(NEW)}`);
}, 400_000);
