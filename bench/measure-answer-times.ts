/**
 * `node bench/measure-answer-times.ts [calls]`: tests if the time of an answer shows that an address is known: at
 * sign-in with a wrong password, at a forgotten password, and when a code is asked for again. Sends `calls` calls of
 * each kind (2,000 by default), half for known and half for unknown addresses, in random order, to a server of its own
 * without rate limits. Only prints the times; none of them makes it fail.
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { ACCOUNT_REACTIONS } from '#server/account-reactions.ts';
import { systemClock } from '#server/clock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { readEnv } from '#server/env.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { signUpTalent } from '#server/features/accounts/account/commands/sign-up-talent.ts';
import type { Services } from '#server/services.ts';
import { startServer } from '#tests/support/server-process.ts';
import { compareTimes, quartiles } from './rank-test.ts';

const CALLS = Number(process.argv[2] ?? 2000);
/** Number of calls at once for routes that delay their answers on purpose: waiting takes no processor time. */
const LANES = 4;

type Parts = Pick<Services, 'db' | 'env' | 'log' | 'account_reactions'>;

/**
 * Makes talents with a password, one for each measured call with a known address, so that no talent reaches the hourly
 * limit of mails.
 * @returns their addresses
 */
async function makePeople(parts: Parts, count: number, is_verified: boolean): Promise<string[]> {
  const password = 'tre små grisar';
  const password_hash = await hashPassword(password);
  const emails: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const input = { first_name: 'Ada', last_name: 'Lind', email: newAddress(), password, birth_date: '1990-02-28' };
    // One hash for all passwords saves time and does not affect the measured answers.
    const made = await signUpTalent(parts, input, momentOf(systemClock()), { is_verified, password_hash });
    if (isRefusal(made)) throw new Error(made.refused);
    emails.push(input.email);
  }
  return emails;
}

const newAddress = () => `ada-${randomUUID()}@example.com`;

interface Asked {
  readonly email: string;
  readonly is_known: boolean;
}

/** The known addresses and as many unknown ones, in random order. */
const inTurn = (known: readonly string[]): Asked[] =>
  known
    .flatMap((email) => [
      { email, is_known: true },
      { email: newAddress(), is_known: false },
    ])
    .map((asked) => ({ asked, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ asked }) => asked);

interface Call {
  readonly path: string;
  readonly body: (email: string) => object;
  readonly lanes: number;
}

/** The time of each answer in ms, for known and for unknown addresses. */
async function timesOf(url: string, { path, body, lanes }: Call, known: readonly string[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const waiting = inTurn(known);
  const statuses = new Set<number>();
  const ask = async () => {
    for (let asked = waiting.pop(); asked; asked = waiting.pop()) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body(asked.email)),
      };
      const started = performance.now();
      const answer = await fetch(`${url}/api/v1/account${path}`, init);
      await answer.text();
      times[asked.is_known ? 'known' : 'unknown'].push(performance.now() - started);
      statuses.add(answer.status);
    }
  };
  await Promise.all(Array.from({ length: lanes }, ask));
  if (statuses.size !== 1) throw new Error(`${path} answered ${[...statuses].join(' and ')}`);
  return times;
}

const spread = (times: readonly number[]) => {
  const [q1, median, q3] = quartiles(times);
  return `${median.toFixed(2)} | ${q1.toFixed(2)}–${q3.toFixed(2)}`;
};

const folder = mkdtempSync(join(tmpdir(), 'medverka-times-'));
const stack = new AsyncDisposableStack();
stack.defer(() => rmSync(folder, { recursive: true, force: true }));
try {
  const database = await startEmbedded(folder);
  stack.defer(() => database.stop());
  const pool = createPool(database.url);
  stack.defer(() => pool.end());
  await migrate(pool);
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '0', RATE_LIMITS: '0', LOG_LEVEL: 'silent' };
  const env = readEnv({ NODE_ENV: 'test', ...settings });
  const log = console as unknown as Services['log'];
  const parts = { db: createKysely(pool), env, log, account_reactions: ACCOUNT_REACTIONS };
  const [confirmed, waiting] = [await makePeople(parts, CALLS / 2, true), await makePeople(parts, CALLS / 2, false)];
  const server = await startServer(settings);
  stack.defer(() => server.stop());
  const wrong = (email: string) => ({ email, password: 'inte rätt lösenord' });
  const rows: (Call & { name: string; known: readonly string[] })[] = [
    { name: 'sign-in, wrong password', path: '/sign-in', body: wrong, lanes: 1, known: confirmed },
    {
      name: 'forgotten password',
      path: '/password/forgot',
      body: (email) => ({ email }),
      lanes: LANES,
      known: confirmed,
    },
    {
      name: 'a code once more',
      path: '/verification/resend',
      body: (email) => ({ email }),
      lanes: LANES,
      known: waiting,
    },
  ];
  console.log(`${CALLS} calls of each, milliseconds:\n`);
  console.log(
    '| call | known, median | quartiles | unknown, median | quartiles | a known one is slower | p | told apart |\n|---|---|---|---|---|---|---|---|',
  );
  for (const { name, known, ...call } of rows) {
    // Warms up first, because the first answers of a process are slower.
    await timesOf(server.url, call, Array.from({ length: 20 }, newAddress));
    const times = await timesOf(server.url, call, known);
    const { share_slower, p } = compareTimes(times.known, times.unknown);
    const cells = [
      name,
      spread(times.known),
      spread(times.unknown),
      `${(share_slower * 100).toFixed(1)} %`,
      p.toFixed(3),
    ];
    console.log(`| ${[...cells, p < 0.01 ? 'yes' : 'no'].join(' | ')} |`);
  }
} finally {
  await stack.disposeAsync();
}
process.exit(0);
