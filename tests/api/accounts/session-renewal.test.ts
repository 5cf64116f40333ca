import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { signUpTalent } from '#server/features/accounts/account/commands/sign-up-talent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser, refusal } from './account-browser.ts';

const PASSWORD = 'tre små grisar';
const MINUTE = 60_000;
const DAY = 86_400_000;
const START = Date.parse('2026-11-21T09:00:00Z');

let server: TestServer;
let password_hash: string;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  password_hash = await hashPassword(PASSWORD);
});
afterAll(() => server.stop());
const setClock = (milliseconds: number) => server.setClock(new Date(START + milliseconds).toISOString());
beforeEach(() => setClock(0));

let count = 0;
async function signedIn(over: object = {}) {
  const email = `ada${++count}@example.se`;
  const person = { first_name: 'Ada', last_name: 'Lind', email, password: PASSWORD, birth_date: '1990-02-28' };
  const shortcuts = { is_verified: true, password_hash };
  const made = await signUpTalent(server.services, person, momentOf(server.services.clock()), shortcuts);
  if (isRefusal(made)) throw new Error(made.refused);
  const browser = openBrowser(server.url);
  await browser.post('/account/sign-in', { email, password: PASSWORD, ...over });
  return { email, browser, ...made };
}

/** Another browser with copies of the cookies, such as a thief's, or another tab of the same browser. */
function copyOf(browser: ReturnType<typeof openBrowser>) {
  const copy = openBrowser(server.url);
  for (const [name, value] of browser.jar) copy.jar.set(name, value);
  return copy;
}

describe('a session', () => {
  test('opens something for a quarter of an hour, and is then renewed by its other cookie', async () => {
    const { browser, email } = await signedIn();
    setClock(15 * MINUTE - 1000);
    expect((await browser.get('/account/user')).body.email).toBe(email);
    setClock(15 * MINUTE);
    expect(refusal(await browser.get('/account/user')).code).toBe('signed_out');
    expect((await browser.get('/account/session')).body).toEqual({ session: null, is_renewable: true });
    const renewed = await browser.post('/account/session/refresh');
    expect(renewed).toMatchObject({ status: 200, body: { email, expires_in_seconds: 900 } });
    expect((await browser.get('/account/user')).body.email).toBe(email);
  });

  test('lives as long as it is renewed within 30 days, and a day when it is not remembered', async () => {
    const remembered = await signedIn();
    const forgetful = await signedIn({ remember: false });
    setClock(DAY);
    expect((await remembered.browser.post('/account/session/refresh')).status).toBe(200);
    expect(refusal(await forgetful.browser.post('/account/session/refresh')).code).toBe('signed_out');
    setClock(30 * DAY);
    expect((await remembered.browser.post('/account/session/refresh')).status).toBe(200);
    setClock(60 * DAY + MINUTE);
    expect((await remembered.browser.post('/account/session/refresh')).status).toBe(401);
  });

  test('is not renewed without a cookie, with a forged one, or after its end', async () => {
    const { browser, account_id } = await signedIn();
    expect(refusal(await openBrowser(server.url).post('/account/session/refresh')).code).toBe('signed_out');
    const forger = copyOf(browser);
    forger.jar.set('medverka.refresh', (forger.jar.get('medverka.refresh') ?? '').replace(/.$/, 'x'));
    expect((await forger.post('/account/session/refresh')).status).toBe(401);
    await server.services.pool.query('delete from sessions where account_id = $1', [account_id]);
    const ended = await browser.post('/account/session/refresh');
    expect(ended.status).toBe(401);
    expect([...browser.jar.keys()]).toEqual(['medverka.device']);
  });

  test.each([['the one before', 1] as const, ['an older one', 2] as const])(
    'changes its refresh token at each use; %s that comes back later ends it at once, for both',
    async (_which, renewals) => {
      const { browser } = await signedIn();
      const thief = copyOf(browser);
      for (let times = 0; times < renewals; times++) await browser.post('/account/session/refresh');
      setClock(11_000);
      const logged = vi.spyOn(server.services.log, 'warn');
      expect((await thief.post('/account/session/refresh')).status).toBe(401);
      expect(logged.mock.calls.map(([facts]) => facts)).toEqual([
        { session_id: expect.any(String), security_event: 'refresh_token_reused' },
      ]);
      logged.mockRestore();
      // From now on the cookies of both browsers are refused.
      expect((await thief.get('/account/session')).body.session).toBeNull();
      expect(refusal(await browser.get('/account/user'))).toMatchObject({ status: 401, code: 'signed_out' });
      expect(refusal(await browser.post('/account/session/refresh')).code).toBe('signed_out');
    },
  );

  test('survives tabs that renew at the same moment, and an answer that was lost', async () => {
    const { browser } = await signedIn();
    const tabs = [browser, copyOf(browser), copyOf(browser)];
    const answers = await Promise.all(tabs.map((tab) => tab.post('/account/session/refresh')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // All three answers set the same token.
    expect(new Set(tabs.map(({ jar }) => jar.get('medverka.refresh'))).size).toBe(1);
    const lost = await signedIn();
    const again = copyOf(lost.browser);
    await lost.browser.post('/account/session/refresh');
    setClock(9_000);
    expect((await again.post('/account/session/refresh')).status).toBe(200);
    for (const time of [15 * MINUTE, DAY]) {
      setClock(time);
      expect((await again.post('/account/session/refresh')).status).toBe(200);
    }
  });

  test('is not renewed by a cookie that was used ten seconds ago, because only a copy comes that late', async () => {
    const { browser } = await signedIn();
    const [soon, late] = [copyOf(browser), copyOf(browser)];
    await browser.post('/account/session/refresh');
    setClock(9_999);
    expect((await soon.post('/account/session/refresh')).status).toBe(200);
    setClock(10_000);
    expect(refusal(await late.post('/account/session/refresh')).code).toBe('signed_out');
  });

  test('the browser’s cookies contain no value that the database stores', async () => {
    const { browser, account_id } = await signedIn();
    const { rows } = await server.services.pool.query('select * from sessions where account_id = $1', [account_id]);
    const cookies = [...browser.jar.values()].map(decodeURIComponent).join(' ');
    for (const secret of [rows[0].token, rows[0].refresh_hash]) expect(cookies).not.toContain(secret);
  });
});

describe('a sign-in from a new browser', () => {
  const mailsTo = async (email: string) => {
    const { rows } = await server.services.pool.query(
      "select content->>'title' as subject, content->>'message' as message from outbox where recipient = $1 and content->>'title' like 'Ny inloggning%'",
      [email],
    );
    return rows;
  };

  test('is told to the owner, the first one and a known one are not', async () => {
    const { browser, email } = await signedIn();
    const login = { email, password: PASSWORD };
    await browser.post('/account/sign-out');
    await browser.post('/account/sign-in', login);
    expect(await mailsTo(email)).toEqual([]);
    const other = openBrowser(server.url);
    await other.post('/account/sign-in', login);
    await other.post('/account/sign-in', login);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('that fails tells nothing', async () => {
    const { email } = await signedIn();
    await openBrowser(server.url).post('/account/sign-in', { email, password: 'fel lösenord' });
    expect(await mailsTo(email)).toEqual([]);
  });
});

test('the current user is one’s own, and the metadata grants no role', async () => {
  const { browser, account_id, email } = await signedIn();
  expect((await browser.get('/account/user')).body).toEqual({
    id: account_id,
    email,
    email_confirmed_at: new Date(START).toISOString(),
    user_metadata: {
      role: 'talent',
      first_name: 'Ada',
      last_name: 'Lind',
      full_name: 'Ada Lind',
      birth_date: '1990-02-28',
    },
  });
  expect(refusal(await openBrowser(server.url).get('/account/user')).code).toBe('signed_out');
});
