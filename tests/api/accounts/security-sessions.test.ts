import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';
import { aPersonWithPassword, cookieOf, PASSWORD, rowsOf, signedInAt, trySignIn } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('sessions are listed in words, the own one first', async () => {
  const { email, account_id } = await aPersonWithPassword(server);
  const there = await signedInAt(server, email);
  const [other] = (await there.ok('GET /account/security')).sessions;
  await rowsOf(
    server,
    "update sessions set user_agent = $2, refreshed_date = '2027-01-02T03:04:05Z', method = 'passkey' where id = $1",
    other?.id,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
  );
  const here = await signedInAt(server, email);
  await rowsOf(
    server,
    "insert into sessions (account_id, token, expires_date) values ($1, $2, app_now() - interval '1 minute')",
    account_id,
    `old ${account_id}`,
  );
  const { sessions } = await here.ok('GET /account/security');
  expect(sessions).toEqual([
    { ...sessions[0], is_current: true, method: 'password' },
    {
      id: other?.id,
      is_current: false,
      browser: 'Safari på iPhone',
      method: 'passkey',
      created_date: other?.created_date,
      seen_date: '2027-01-02T03:04:05.000Z',
    },
  ]);
});

test('the security overview of a talent and a company lists what protects the account', async () => {
  const { email } = await aPersonWithPassword(server);
  expect(await (await signedInAt(server, email)).ok('GET /account/security')).toMatchObject({
    email,
    pending_email: null,
    is_unreached: false,
    is_mailbox_gone: false,
    has_password: true,
    providers: [],
    second_factor: { is_on: false, is_required: false, recovery_codes_left: 0 },
    passkeys: [],
  });
  const company = await aCompany(server);
  expect((await company.api.ok('GET /account/security')).email).toBe(company.email);
});

test('one session is ended; another account’s session is reported as missing', async () => {
  const { email } = await aPersonWithPassword(server);
  const [here, there] = [await signedInAt(server, email), await signedInAt(server, email)];
  const stranger = await signedInAt(server, (await aPersonWithPassword(server)).email);
  const id = (await there.ok('GET /account/security')).sessions.find(({ is_current }) => is_current)?.id ?? '';
  const foreign = await stranger.call('DELETE /account/sessions/:id', { params: { id } });
  const unknown = await stranger.call('DELETE /account/sessions/:id', {
    params: { id: '00000000-0000-4000-8000-000000000000' },
  });
  expect(foreign.status).toBe(404);
  const withoutId = (answer: typeof foreign) => JSON.stringify(answer).replace(/"request_id":"[^"]+"/, '');
  expect(withoutId(foreign)).toBe(withoutId(unknown));
  expect((await there.call('GET /account/security')).status).toBe(200);
  await here.ok('DELETE /account/sessions/:id', { params: { id } });
  expect((await there.refusal('GET /account/security')).code).toBe('signed_out');
  expect((await here.refusal('DELETE /account/sessions/:id', { params: { id } })).code).toBe('not_found');
  expect((await here.ok('GET /account/security')).sessions).toHaveLength(1);
});

test('all other sessions are ended, and cannot be renewed', async () => {
  const { email } = await aPersonWithPassword(server);
  const old = (await trySignIn(server, email)).browser;
  await signedInAt(server, email);
  const here = await signedInAt(server, email);
  expect(await here.ok('POST /account/sessions/end-others')).toEqual({ ended: 2 });
  expect(await here.ok('POST /account/sessions/end-others')).toEqual({ ended: 0 });
  expect((await old.post('/account/session/refresh')).status).toBe(401);
  expect((await here.call('GET /account/security')).status).toBe(200);
});

test('the open screens of an ended session are notified', async () => {
  const { email } = await aPersonWithPassword(server);
  const browser = openBrowser(server.url);
  await browser.post('/account/sign-in', { email, password: PASSWORD });
  const live = await fetch(`${server.url}${API_PREFIX}/live`, { headers: { cookie: cookieOf(browser) } });
  const here = await signedInAt(server, email);
  await here.ok('POST /account/sessions/end-others');
  expect(await live.text()).toContain('event: ended');
});

test('a caller without a session is told nothing', async () => {
  expect((await as(server).refusal('GET /account/security')).code).toBe('signed_out');
});

test('a device becomes unknown with its last session, even if sessions on other devices stay open', async () => {
  const { email, account_id } = await aPersonWithPassword(server);
  const { browser } = await trySignIn(server, email);
  // The browser forgets its session, keeps its device cookie and signs in again.
  for (const name of browser.jar.keys()) if (!name.endsWith('.device')) browser.jar.delete(name);
  await browser.post('/account/sign-in', { email, password: PASSWORD });
  const here = await signedInAt(server, email);
  const devices = () =>
    rowsOf<{ device_hash: string; sessions: string[] }>(
      server,
      `select d.device_hash, array(select s.id::text from sessions s where s.device_hash = d.device_hash) as sessions
       from account_devices d where d.account_id = $1`,
      account_id,
    );
  const twice = (await devices()).find(({ sessions }) => sessions.length === 2);
  const known = async () => (await devices()).some(({ device_hash }) => device_hash === twice?.device_hash);
  for (const [at, id] of (twice?.sessions ?? []).entries()) {
    await here.ok('DELETE /account/sessions/:id', { params: { id } });
    expect([at, await known()]).toEqual([at, at === 0]);
  }
  expect(await devices()).toHaveLength(1);
});
