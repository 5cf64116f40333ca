import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ERRORS } from '#contract/registry/errors.ts';
import { PASSKEY_ERROR_CODES } from '#domain/accounts/account/passkey-errors.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { errorText } from '#texts/registry/errors.ts';
import { openBrowser } from './account-browser.ts';
import { add, aKey, begin, codeOf, copyOf, signInWith, type TestBrowser, withKey } from './passkey-browser.ts';
import { aPersonWithPassword, cookieOf, letTimePass, mailsTo, rowsOf, trySignIn } from './security-people.ts';

let server: TestServer;
let site: string;

beforeAll(async () => {
  server = await startTestServer();
  site = server.services.env.base_url;
});
afterAll(() => server.stop());
beforeEach(() => server.stopClock());

const removeKey = (from: TestBrowser, passkey_id: string) =>
  fetch(`${server.url}/api/v1/account/passkeys/${passkey_id}`, {
    method: 'DELETE',
    headers: { cookie: cookieOf(from) },
  });

describe('adding a passkey', () => {
  test('asks for a key that knows its holder and needs no address, and tells the owner', async () => {
    const { email, account_id } = await aPersonWithPassword(server);
    const { browser } = await trySignIn(server, email);
    const begun = await begin(browser);
    expect(begun.body).toMatchObject({
      rp: { id: new URL(site).hostname, name: 'Medverka' },
      user: { id: Buffer.from(account_id).toString('base64url'), name: email, displayName: 'Ada Lind' },
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: [],
    });
    const added = await add(browser, aKey(server).create(begun.body), '  Min telefon ');
    expect(added).toMatchObject({ status: 200, body: { id: expect.any(String) } });
    expect((await browser.get('/account/security')).body.passkeys).toEqual([
      { id: added.body.id, name: 'Min telefon', created_date: expect.any(String), last_used_date: null },
    ]);
    const [mail] = await mailsTo(server, email, 'En nyckel har lagts till');
    expect(mail).toMatchObject({ path: '/ForgotPassword', message: expect.stringContaining('”Min telefon”') });
  });

  test('asks for the password, where the account has one', async () => {
    const { email, account_id } = await aPersonWithPassword(server);
    const { browser } = await trySignIn(server, email);
    expect(codeOf(await begin(browser, 'fel lösenord'))).toBe('wrong_password');
    // A recent sign-in is enough instead of the password.
    expect((await browser.post('/account/passkeys/registration-options')).status).toBe(200);
    await letTimePass(server, account_id);
    expect(codeOf(await browser.post('/account/passkeys/registration-options'))).toBe('wrong_password');
    await rowsOf(server, 'delete from sign_in_methods where account_id = $1', account_id);
    expect((await browser.post('/account/passkeys/registration-options')).status).toBe(200);
    expect(codeOf(await openBrowser(server.url).post('/account/passkeys/registration-options'))).toBe('signed_out');
  });

  test('takes each challenge once, for five minutes, from the browser and the account that were given it', async () => {
    const { email } = await aPersonWithPassword(server);
    const { browser } = await trySignIn(server, email);
    const key = aKey(server);
    expect(codeOf(await add(browser, key.create({ user: { id: '' }, challenge: 'none' })))).toBe('passkey_timed_out');
    const first = key.create((await begin(browser)).body);
    const replayed = copyOf(server, browser);
    const stranger = (await trySignIn(server, (await aPersonWithPassword(server)).email)).browser;
    stranger.jar.set('medverka.passkey', browser.jar.get('medverka.passkey') ?? '');
    expect(codeOf(await add(stranger, first))).toBe('passkey_timed_out');
    expect((await add(browser, first)).status).toBe(200);
    expect(browser.jar.has('medverka.passkey')).toBe(false);
    expect(codeOf(await add(replayed, first))).toBe('passkey_timed_out');
    const late = aKey(server).create((await begin(browser)).body);
    server.stopClock(6 * 60_000);
    expect(codeOf(await add(browser, late))).toBe('passkey_timed_out');
  });

  test.each([
    ['another challenge', { challenge: 'bm90LXRoZS1vbmU' }, 'passkey_not_allowed'],
    ['another site', { origin: 'https://medverka.example.evil' }, 'passkey_wrong_origin'],
    ['another host name', { rp_id: 'evil.example' }, 'passkey_wrong_origin'],
    ['nobody verified', { is_user_verified: false }, 'passkey_not_allowed'],
  ])('refuses an answer with %s', async (_what, lies, code) => {
    const { email } = await aPersonWithPassword(server);
    const { browser } = await trySignIn(server, email);
    const answer = aKey(server).create((await begin(browser)).body, lies);
    expect(codeOf(await add(browser, answer))).toBe(code);
    expect((await browser.get('/account/security')).body.passkeys).toEqual([]);
  });

  test('refuses an answer that no authenticator would give', async () => {
    const { email } = await aPersonWithPassword(server);
    const { browser } = await trySignIn(server, email);
    await begin(browser);
    const nonsense = {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: 'bnVsbA', attestationObject: '' },
    };
    expect(codeOf(await add(browser, nonsense))).toBe('passkey_not_allowed');
    await begin(browser);
    expect(codeOf(await add(browser, { id: 'a', rawId: 'a', type: 'public-key' }))).toBe('passkey_not_allowed');
    expect(codeOf(await add(browser, {}))).toBe('invalid_input');
  });

  test('refuses a passkey that is added already, and gives the browser the list of added ones', async () => {
    const { browser, key, email } = await withKey(server);
    const options = (await begin(browser)).body;
    const answer = key.create(options);
    expect(options.excludeCredentials).toEqual([{ id: answer.id, transports: ['internal'], type: 'public-key' }]);
    expect(codeOf(await add(browser, answer))).toBe('passkey_already_registered');
    expect(await mailsTo(server, email, 'En nyckel har lagts till')).toHaveLength(1);
  });

  test('is undone by its owner alone', async () => {
    const { browser, key, passkey_id, email } = await withKey(server);
    const remove = (from: TestBrowser) => removeKey(from, passkey_id);
    const stranger = (await trySignIn(server, (await aPersonWithPassword(server)).email)).browser;
    expect((await remove(stranger)).status).toBe(404);
    expect((await signInWith(server, key)).answer.status).toBe(200);
    expect((await remove(browser)).status).toBe(200);
    expect((await remove(browser)).status).toBe(404);
    expect(codeOf((await signInWith(server, key)).answer)).toBe('passkey_unknown');
    expect(await mailsTo(server, email, 'En nyckel har tagits bort')).toHaveLength(1);
  });

  test('is not undone when it is the last way in, also of two at once', async () => {
    const { browser, key, passkey_id, account_id } = await withKey(server);
    const second = (await add(browser, aKey(server).create((await begin(browser)).body))).body.id;
    await rowsOf(server, 'update sign_in_methods set password_hash = null where account_id = $1', account_id);
    const ends = await Promise.all([removeKey(browser, passkey_id), removeKey(browser, second)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [left] = (await browser.get('/account/security')).body.passkeys;
    const refused = await removeKey(browser, left.id);
    expect([refused.status, codeOf({ body: await refused.json() })]).toEqual([409, 'last_way_in']);
    if (left.id === passkey_id) expect((await signInWith(server, key)).answer.status).toBe(200);
    // A passkey of another account is answered as not found.
    expect((await removeKey((await withKey(server)).browser, left.id)).status).toBe(404);
  });
});

test('every passkey error has its code in the catalogue and its own Swedish sentence', () => {
  for (const code of PASSKEY_ERROR_CODES) expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
  const sentences = PASSKEY_ERROR_CODES.map((code) => errorText(code));
  expect(new Set(sentences).size).toBe(PASSKEY_ERROR_CODES.length);
});
