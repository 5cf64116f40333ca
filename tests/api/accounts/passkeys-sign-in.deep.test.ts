import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCompany, anAdmin } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';
import { aKey, ask, codeOf, copyOf, keyOf, type Lies, send, signInWith, withKey } from './passkey-browser.ts';
import { rowsOf } from './security-people.ts';

let server: TestServer;
let site: string;

beforeAll(async () => {
  server = await startTestServer();
  site = server.services.env.base_url;
});
afterAll(() => server.stop());
beforeEach(() => server.stopClock());

describe('signing in with a passkey', () => {
  test('needs no address, and makes a session like any other', async () => {
    const { key, email } = await withKey(server);
    const browser = openBrowser(server.url);
    const options = await ask(browser);
    expect(options.body).toMatchObject({ rpId: new URL(site).hostname, userVerification: 'required' });
    expect(options.body.allowCredentials ?? []).toEqual([]);
    const answer = await send(browser, key.get(options.body));
    expect(answer).toMatchObject({ status: 200, body: { role: 'talent', email } });
    const overview = (await browser.get('/account/security')).body;
    expect(overview.passkeys[0].last_used_date).toEqual(expect.any(String));
    expect(overview.sessions[0]).toMatchObject({ is_current: true, method: 'passkey' });
    expect(browser.jar.has('medverka.passkey')).toBe(false);
  });

  test('opens nothing when the key is taken away while it is being checked', async () => {
    const { key, account_id } = await withKey(server);
    const browser = openBrowser(server.url);
    const options = (await ask(browser)).body;
    const other = await server.services.pool.connect();
    // Holds a lock on the account, so that the new session has to wait.
    await other.query('begin');
    await other.query('select from accounts where id = $1 for update', [account_id]);
    const sent = send(browser, key.get(options));
    const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await vi.waitFor(async () => expect((await other.query(waits)).rows).not.toHaveLength(0), 5000);
    await other.query('delete from passkeys where account_id = $1', [account_id]);
    await other.query('commit');
    other.release();
    expect(codeOf(await sent)).toBe('wrong_credentials');
    expect(
      await rowsOf(server, "select from sessions where account_id = $1 and method = 'passkey'", account_id),
    ).toEqual([]);
  });

  test('is remembered unless told otherwise', async () => {
    const { key } = await withKey(server);
    const browser = openBrowser(server.url);
    const line = ({ set_cookies }: { set_cookies: string[] }) =>
      set_cookies.findLast((text) => text.startsWith('medverka.refresh='));
    expect(line(await send(browser, key.get((await ask(browser)).body)))).toMatch(/Max-Age=\d{3,}/);
    const forgetful = await send(browser, key.get((await ask(browser)).body), { remember: false });
    expect(forgetful.status).toBe(200);
    expect(line(forgetful)).not.toMatch(/Max-Age/);
  });

  test('counts as both factors', async () => {
    const { key, account_id } = await withKey(server);
    const secret = 'not looked at';
    await rowsOf(
      server,
      'insert into two_factors (account_id, secret, backup_codes) values ($1, $2, $2)',
      account_id,
      secret,
    );
    await rowsOf(server, 'update accounts set two_factor_enabled = true where id = $1', account_id);
    expect((await signInWith(server, key)).answer).toMatchObject({ status: 200, body: { role: 'talent' } });
  });

  test('takes each challenge once, for five minutes, from the browser that was given it', async () => {
    const { key } = await withKey(server);
    const browser = openBrowser(server.url);
    const answer = key.get((await ask(browser)).body);
    const replay = copyOf(server, browser);
    expect(codeOf(await send(openBrowser(server.url), answer))).toBe('passkey_timed_out');
    expect((await send(browser, answer)).status).toBe(200);
    expect(codeOf(await send(replay, answer))).toBe('passkey_timed_out');
    // After a new challenge the old answer is refused.
    await ask(replay);
    expect(codeOf(await send(replay, answer))).toBe('passkey_not_allowed');
    const late = openBrowser(server.url);
    const tooLate = key.get((await ask(late)).body);
    server.stopClock(6 * 60_000);
    expect(codeOf(await send(late, tooLate))).toBe('passkey_timed_out');
  });

  test('is for one of two who send the same answer at once', async () => {
    const { key } = await withKey(server);
    const browser = openBrowser(server.url);
    const answer = key.get((await ask(browser)).body);
    const answers = await Promise.all([send(copyOf(server, browser), answer), send(copyOf(server, browser), answer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test.each<[string, Lies, string]>([
    ['another challenge', { challenge: 'bm90LXRoZS1vbmU' }, 'passkey_not_allowed'],
    ['another site', { origin: 'http://localhost:1' }, 'passkey_wrong_origin'],
    ['another host name', { rp_id: 'evil.example' }, 'passkey_wrong_origin'],
    ['nobody verified', { is_user_verified: false }, 'passkey_not_allowed'],
    ['a wrong signature', { is_signature_wrong: true }, 'passkey_not_allowed'],
    ['another owner', { user_handle: Buffer.from('somebody').toString('base64url') }, 'passkey_not_allowed'],
  ])('refuses an answer with %s', async (_what, lies, code) => {
    const { key, account_id } = await withKey(server);
    const { browser, answer } = await signInWith(server, key, lies);
    expect(codeOf(answer)).toBe(code);
    expect((await browser.get('/account/session')).body.session).toBeNull();
    expect(
      await rowsOf(server, "select 1 from sessions where account_id = $1 and method = 'passkey'", account_id),
    ).toEqual([]);
  });

  test('takes a key that keeps no counter', async () => {
    const { key } = await withKey(server, aKey(server, { counts: false }));
    expect((await signInWith(server, key)).answer.status).toBe(200);
    expect((await signInWith(server, key)).answer.status).toBe(200);
  });

  test('does not know a key that was never added', async () => {
    expect(codeOf((await signInWith(server, aKey(server))).answer)).toBe('passkey_unknown');
  });

  test('ends the earlier session, also when it fails', async () => {
    const { key, browser } = await withKey(server);
    const earlier = copyOf(server, browser);
    expect(codeOf((await signInWith(server, key, { is_signature_wrong: true }, browser)).answer)).toBe(
      'passkey_not_allowed',
    );
    expect((await earlier.get('/account/session')).body.session).toBeNull();
  });

  test('is refused by the records like any sign-in', async () => {
    const { key, talent_id } = await withKey(server);
    await rowsOf(server, 'update talents set is_verified = false where id = $1', talent_id);
    expect(codeOf((await signInWith(server, key)).answer)).toBe('talent_not_verified');
    await rowsOf(server, 'delete from talents where id = $1', talent_id);
    expect(codeOf((await signInWith(server, key)).answer)).toBe('no_profile');
  });

  test('is refused to a company that is not active', async () => {
    const company = await aCompany(server);
    const key = await keyOf(server, company);
    expect((await signInWith(server, key)).answer).toMatchObject({ status: 200, body: { role: 'company' } });
    await rowsOf(server, "update companies set status = 'suspended' where id = $1", company.company_id);
    expect(codeOf((await signInWith(server, key)).answer)).toBe('company_not_active');
  });

  test('lets an administrator in only with an authenticator on the account', async () => {
    const admin = await anAdmin(server);
    const key = await keyOf(server, admin);
    expect((await signInWith(server, key)).answer).toMatchObject({ status: 200, body: { role: 'admin' } });
    await rowsOf(server, 'delete from two_factors where account_id = $1', admin.account_id);
    expect(codeOf((await signInWith(server, key)).answer)).toBe('second_factor_missing');
  });
});
