/**
 * The time of an answer reveals nothing about an address: the server does the same work for any
 * (bench/measure-answer-times.ts measures it).
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';
import { aPersonWithPassword, rowsOf } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: '1' });
});
afterAll(() => server.stop());
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

type Statement = { readonly client: unknown; readonly text: string };

/**
 * The work that a call causes: its status, all statements during the call, and the number of passwords hashed or
 * checked.
 */
async function workOf(path: string, body: object) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const argon2 = vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
  const { status } = await openBrowser(server.url).post(`/account/${path}`, body);
  const statements = query.mock.calls.map(([asked], n): Statement => {
    const text = typeof asked === 'string' ? asked : (asked as unknown as { text: string }).text;
    return { client: query.mock.contexts[n], text };
  });
  const hashed = argon2.mock.calls.length;
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  return { status, statements, hashed };
}

/**
 * The statements of the transaction that looks for the account, from begin to end. Other connections, such as the
 * outbox's, are left out.
 */
function transactionOf(statements: readonly Statement[]): string[] {
  const asks = statements.find(({ text }) => text.includes('from accounts a left join talents'));
  // The first statement contains the time, which differs between calls.
  const texts = statements
    .filter(({ client }) => client === asks?.client)
    .map(({ text }) => text.replace(/^begin;.*/, 'begin'));
  const ask = texts.indexOf(asks?.text ?? '');
  return texts.slice(
    texts.lastIndexOf('begin', ask),
    texts.findIndex((text, n) => n > ask && /^(commit|rollback)/.test(text)) + 1,
  );
}

test('a wrong password is checked once for an account with a password, one without, and no account', async () => {
  const [known, provider] = [await aPersonWithPassword(server), await aPersonWithPassword(server)];
  await rowsOf(server, 'delete from sign_in_methods where account_id = $1', provider.account_id);
  const signIn = async (email: string) => {
    const { statements, ...work } = await workOf('sign-in', { email, password: 'inte rätt lösenord' });
    return {
      ...work,
      statements: statements.map(({ text }) => text).filter((text) => /accounts|rate_limits/.test(text)),
    };
  };
  const work = await signIn(known.email);
  expect(work).toMatchObject({ status: 401, hashed: 1 });
  // One query for the account, and three for the rate limits.
  expect(work.statements).toHaveLength(4);
  expect(await signIn(provider.email)).toEqual(work);
  expect(await signIn('nobody@example.com')).toEqual(work);
});

test('a forgotten password and a code once more are the same work for any address', async () => {
  const [confirmed, waiting] = [
    await aPersonWithPassword(server),
    await aPersonWithPassword(server, { is_verified: false }),
  ];
  for (const path of ['password/forgot', 'verification/resend']) {
    const ask = async (email: string) => {
      const { status, statements, hashed } = await workOf(path, { email });
      return { status, hashed, done: transactionOf(statements) };
    };
    const work = await ask('nobody-at-all@example.com');
    expect(work.status).toBe(200);
    expect([work.done[0], work.done.at(-1)]).toEqual(['begin', 'commit']);
    expect(work.done.join()).toMatch(/insert into outbox/);
    expect(await ask(confirmed.email)).toEqual(work);
    expect(await ask(waiting.email)).toEqual(work);
  }
  const mails = await rowsOf<{ recipient: string }>(server, "select recipient from outbox where kind = 'mail'");
  const to = (email: string) => mails.filter(({ recipient }) => recipient === email).length;
  // Number of mails: sign-up, link and code to the first address; a link to the second; none to an address without an
  // account.
  expect([to(waiting.email), to(confirmed.email), to('nobody-at-all@example.com')]).toEqual([3, 1, 0]);
});
