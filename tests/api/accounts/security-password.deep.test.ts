import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LEAST_ANSWER_MS } from '#server/features/accounts/account/commands/answer-evenly.ts';
import { as, type Client } from '#tests/factories/client.ts';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import {
  aPersonWithPassword,
  cookieOf,
  mailsTo,
  PASSWORD,
  rowsOf,
  signedInAt,
  tokenTo,
  trySignIn,
} from './security-people.ts';

let server: TestServer;
let nobody: Client;
const LINK_TITLE = 'Välj ett nytt lösenord';
const CHANGED_TITLE = 'Ditt lösenord är ändrat';
const NEW_PASSWORD = 'fyra stora vargar';

beforeAll(async () => {
  server = await startTestServer();
  nobody = as(server);
});
afterAll(() => server.stop());
beforeEach(() => server.stopClock());

async function aLink(email: string): Promise<string> {
  await nobody.ok('POST /account/password/forgot', { body: { email } });
  return tokenTo(server, email, LINK_TITLE);
}
const check = (token: string) => nobody.call('POST /account/password/reset/check', { body: { token } });
const reset = (token: string, password = NEW_PASSWORD) =>
  nobody.call('POST /account/password/reset', { body: { token, password } });
const codeOf = ({ body }: { readonly body: unknown }) => (body as { error?: { code: string } }).error?.code;

describe('a forgotten password', () => {
  test('is answered alike, and not too soon, whether the address is known or not', async () => {
    const { email } = await aPersonWithPassword(server);
    const unknown = 'ingen-alls@example.com';
    const timed = async (address: string) => {
      const start = performance.now();
      const answer = await nobody.call('POST /account/password/forgot', { body: { email: address } });
      return { answer, ms: performance.now() - start };
    };
    const [known, other] = [await timed(`  ${email.toUpperCase()} `), await timed(unknown)];
    expect(known.answer).toEqual({ status: 200, body: { done: true } });
    expect(other.answer).toEqual(known.answer);
    // Two milliseconds of tolerance: the timer may round down.
    expect(Math.min(known.ms, other.ms)).toBeGreaterThanOrEqual(LEAST_ANSWER_MS - 2);
    expect(await mailsTo(server, email, LINK_TITLE)).toHaveLength(1);
    expect(await mailsTo(server, unknown, LINK_TITLE)).toEqual([]);
  });

  test('runs the same statements for an unknown address', async () => {
    const { email } = await aPersonWithPassword(server);
    const statementsFor = async (address: string) => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      await nobody.ok('POST /account/password/forgot', { body: { email: address } });
      const texts = query.mock.calls.map(([first]) => (first as unknown as { text?: string }).text ?? String(first));
      query.mockRestore();
      // Counts only statements before the answer: the outbox works after the commit and does not delay the answer.
      return texts.filter((text) => /password_reset_tokens|from accounts a left|insert into outbox/.test(text));
    };
    const known = await statementsFor(email);
    expect(known).toHaveLength(3);
    expect(await statementsFor('ingen-heller@example.com')).toEqual(known);
  });

  test('is replaced by the link of the mail, once, and every session ends', async () => {
    const { email } = await aPersonWithPassword(server);
    const [here, there] = [await signedInAt(server, email), await signedInAt(server, email)];
    const token = await aLink(email);
    const [{ path } = { path: '' }] = await mailsTo(server, email, LINK_TITLE);
    expect(path).toMatch(/^\/ResetPassword\?token=[\w-]{43}$/);
    expect(await rowsOf(server, 'select 1 from password_reset_tokens where token_hash = $1', token)).toEqual([]);
    expect(await check(token)).toEqual({ status: 200, body: { done: true } });
    expect(await reset(token)).toEqual({ status: 200, body: { done: true } });
    for (const session of [here, there]) {
      expect((await session.refusal('GET /account/security')).code).toBe('signed_out');
    }
    expect(codeOf(await check(token))).toBe('dead_link');
    expect(codeOf(await reset(token, 'ett annat lösenord'))).toBe('dead_link');
    expect((await trySignIn(server, email)).answer.body.error.code).toBe('wrong_credentials');
    expect((await trySignIn(server, email, NEW_PASSWORD)).answer.body.next).toBe('signed-in');
    const [mail] = await mailsTo(server, email, CHANGED_TITLE);
    expect(mail).toMatchObject({ path: '/ForgotPassword', message: expect.stringContaining('Var det inte du') });
  });

  test('has a link that lives for an hour, and dies when another is asked for', async () => {
    const { email } = await aPersonWithPassword(server);
    const first = await aLink(email);
    const second = await aLink(email);
    expect(codeOf(await check(first))).toBe('dead_link');
    expect(codeOf(await reset(first))).toBe('dead_link');
    server.stopClock(59 * 60_000);
    expect((await check(second)).status).toBe(200);
    server.stopClock(61 * 60_000);
    expect(codeOf(await check(second))).toBe('dead_link');
    expect(codeOf(await reset(second))).toBe('dead_link');
    expect(codeOf(await check('made up'))).toBe('dead_link');
    expect((await trySignIn(server, email)).answer.body.next).toBe('signed-in');
  });

  test('is replaced by one of two who use the link at once', async () => {
    const { email } = await aPersonWithPassword(server);
    const token = await aLink(email);
    const passwords = ['fyra stora vargar', 'fem stora björnar'];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)];
    expect((await trySignIn(server, email, winner)).answer.body.next).toBe('signed-in');
    expect(await mailsTo(server, email, CHANGED_TITLE)).toHaveLength(1);
  });

  test('needs eight characters and nothing that is guessed first; the link survives a try', async () => {
    const { email } = await aPersonWithPassword(server);
    const token = await aLink(email);
    const short = await reset(token, 'sjutkn7');
    expect(short).toMatchObject({
      status: 422,
      body: {
        error: { code: 'invalid_input', fields: { password: 'Lösenordet är för svagt. Använd minst 8 tecken.' } },
      },
    });
    expect(codeOf(await reset(token, 'Password123'))).toBe('weak_password');
    expect(codeOf(await reset(token, email))).toBe('weak_password');
    expect((await reset(token, 'åttatkn8')).status).toBe(200);
  });

  test('can be replaced before the address is confirmed, which confirms nothing', async () => {
    const { email } = await aPersonWithPassword(server, { is_verified: false });
    expect((await reset(await aLink(email))).status).toBe(200);
    expect((await trySignIn(server, email, NEW_PASSWORD)).answer.body.error.code).toBe('talent_not_verified');
  });

  test('gives an account from a provider its first password', async () => {
    const { email, account_id } = await aPersonWithPassword(server);
    await rowsOf(
      server,
      "update sign_in_methods set provider = 'google', password_hash = null where account_id = $1",
      account_id,
    );
    expect((await trySignIn(server, email)).answer.status).toBe(401);
    expect((await reset(await aLink(email))).status).toBe(200);
    const api = await signedInAt(server, email, NEW_PASSWORD);
    expect(await api.ok('GET /account/security')).toMatchObject({ has_password: true, providers: ['google'] });
  });

  test('drops a change of address that waits', async () => {
    const { email } = await aPersonWithPassword(server);
    const api = await signedInAt(server, email);
    await api.ok('POST /account/email-change', { body: { email: 'ny-1@example.com', password: PASSWORD } });
    const token = await tokenTo(server, 'ny-1@example.com', 'Bekräfta din nya e-postadress');
    expect((await reset(await aLink(email))).status).toBe(200);
    expect((await nobody.refusal('POST /account/email-change/confirm', { body: { token } })).code).toBe('dead_link');
  });
});

describe('a password that is known', () => {
  const change = (api: Client, password = NEW_PASSWORD, current_password = PASSWORD) =>
    api.call('POST /account/password/change', { body: { current_password, password } });

  test('is changed; every other session ends and a link that waits is dead', async () => {
    const { email } = await aPersonWithPassword(server);
    const { browser } = await trySignIn(server, email);
    const [here, there] = [as(server, cookieOf(browser)), await signedInAt(server, email)];
    const link = await aLink(email);
    expect(await change(here)).toEqual({ status: 200, body: { done: true } });
    expect((await here.ok('GET /account/security')).sessions).toHaveLength(1);
    expect((await there.refusal('GET /account/security')).code).toBe('signed_out');
    expect(codeOf(await check(link))).toBe('dead_link');
    expect((await trySignIn(server, email)).answer.status).toBe(401);
    expect((await trySignIn(server, email, NEW_PASSWORD)).answer.status).toBe(200);
    expect(await mailsTo(server, email, CHANGED_TITLE)).toHaveLength(1);
  });

  test('must be told, and the new one be good', async () => {
    const { email } = await aPersonWithPassword(server);
    const api = await signedInAt(server, email);
    expect(codeOf(await change(api, NEW_PASSWORD, 'fel lösenord'))).toBe('wrong_password');
    expect(codeOf(await change(api, 'sjutkn7'))).toBe('invalid_input');
    expect(codeOf(await change(api, 'lösenord123'))).toBe('weak_password');
    expect(await mailsTo(server, email, CHANGED_TITLE)).toEqual([]);
    expect((await change(api, 'åttatkn8')).status).toBe(200);
  });

  test('does not exist for an account from a provider', async () => {
    const { api, account_id } = await aTalent(server, { is_completed: false });
    await rowsOf(
      server,
      "update sign_in_methods set provider = 'google', password_hash = null where account_id = $1",
      account_id,
    );
    expect(codeOf(await change(api))).toBe('password_missing');
  });

  test('is asked for only of a signed-in user', async () => {
    expect(codeOf(await change(nobody))).toBe('signed_out');
  });
});
