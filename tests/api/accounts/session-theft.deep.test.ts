import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';
import { aPersonWithPassword, cookieOf, PASSWORD, rowsOf, tokenTo, trySignIn } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.stopClock());

async function aSignedInPerson() {
  const person = await aPersonWithPassword(server);
  return { ...person, browser: (await trySignIn(server, person.email)).browser };
}
const sessionsOf = ({ account_id }: { account_id: string }) =>
  rowsOf(server, 'select id from sessions where account_id = $1', account_id);

describe('a cookie', () => {
  test('counts under no other name, and a wrong one is no internal error', async () => {
    const { browser } = await aSignedInPerson();
    for (const value of browser.jar.values()) {
      for (const name of ['session', 'refresh', 'device', 'passkey', 'attempt', 'two_factor', 'waiting']) {
        const other = openBrowser(server.url);
        if (browser.jar.get(`medverka.${name}`) === value) continue;
        other.jar.set(`medverka.${name}`, value);
        expect((await other.get('/account/session')).body).toEqual({ session: null, is_renewable: false });
        const answer = { id: 'a', rawId: 'a', type: 'public-key' };
        expect((await other.post('/account/passkeys/sign-in', { answer })).body.error.code).toBe('passkey_timed_out');
      }
    }
  });

  test('of one account does not renew the session of another', async () => {
    const [one, other] = [await aSignedInPerson(), await aSignedInPerson()];
    one.browser.jar.set('medverka.refresh', other.browser.jar.get('medverka.refresh') ?? '');
    const renewed = await one.browser.post('/account/session/refresh');
    expect(renewed.body.email).toBe(other.email);
    expect((await one.browser.get('/account/session')).body.session.email).toBe(other.email);
  });
});

describe('signing out', () => {
  test('ends both sessions that the cookies of a browser name', async () => {
    const [one, other] = [await aSignedInPerson(), await aSignedInPerson()];
    one.browser.jar.set('medverka.refresh', other.browser.jar.get('medverka.refresh') ?? '');
    await one.browser.post('/account/sign-out');
    expect([...(await sessionsOf(one)), ...(await sessionsOf(other))]).toEqual([]);
  });

  test('ends the session also when the answer of its last renewal was lost', async () => {
    const person = await aSignedInPerson();
    const { browser } = person;
    const before = browser.jar.get('medverka.refresh') ?? '';
    await browser.post('/account/session/refresh');
    browser.jar.set('medverka.refresh', before);
    server.stopClock(60 * 60_000);
    await browser.post('/account/sign-out');
    expect(await sessionsOf(person)).toEqual([]);
  });

  test('reaches the open screens of the session at once', async () => {
    const { browser } = await aSignedInPerson();
    const live = await fetch(`${server.url}${API_PREFIX}/live`, { headers: { cookie: cookieOf(browser) } });
    await browser.post('/account/sign-out');
    // The call returns only because the server closes the stream after this message.
    expect(await live.text()).toContain('event: ended');
  });
});

test('a refresh token that was used up ends the live updates of the session it had', async () => {
  const { browser } = await aSignedInPerson();
  const stolen = openBrowser(server.url);
  stolen.jar.set('medverka.refresh', browser.jar.get('medverka.refresh') ?? '');
  await browser.post('/account/session/refresh');
  await browser.post('/account/session/refresh');
  const live = await fetch(`${server.url}${API_PREFIX}/live`, { headers: { cookie: cookieOf(browser) } });
  expect((await stolen.post('/account/session/refresh')).status).toBe(401);
  expect(await live.text()).toContain('event: ended');
});

test('a sign-in with the old password while it is being changed is refused', async () => {
  for (let times = 0; times < 3; times++) {
    const { account_id, email } = await aPersonWithPassword(server);
    await openBrowser(server.url).post('/account/password/forgot', { email });
    const token = await tokenTo(server, email, 'Välj ett nytt lösenord');
    const reset = openBrowser(server.url).post('/account/password/reset', { token, password: 'ett annat långt ord' });
    // These sign-ins begin before the new password is saved, and are checked while it is being hashed.
    const tries = await Promise.all(Array.from({ length: 6 }, () => trySignIn(server, email)));
    expect((await reset).status).toBe(200);
    for (const { answer } of tries) expect([200, 401]).toContain(answer.status);
    expect(await sessionsOf({ account_id })).toEqual([]);
  }
});

test('a code that was seen being typed does not sign in a second time', async () => {
  const { browser, email } = await aSignedInPerson();
  const { secret } = (await browser.post('/account/second-factor/start', { password: PASSWORD })).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await browser.post('/account/second-factor/confirm', { code })).status).toBe(200);
  const [first, second, late] = await Promise.all([1, 2, 3].map(() => trySignIn(server, email)));
  const give = (waiting: typeof first) => waiting?.browser.post('/account/sign-in/second-factor', { code });
  const answers = await Promise.all([give(first), give(second)]);
  expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 422]);
  expect((await give(late))?.body.error.code).toBe('wrong_code');
});
