import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Provider } from '#domain/accounts/account/providers.ts';
import { aCompany, aTalent, type Person } from '#tests/factories/people.ts';
import { startTestProvider, type TestProvider } from '#tests/support/provider.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { comeBack, type HttpBrowser, signInAtProvider, signInBy } from '#tests/support/social-journey.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser, refusal } from './account-browser.ts';
import { letTimePass, mailsTo } from './security-people.ts';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestServer(provider.settings);
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

const PASSWORD = 'stugan vid sjön 12';
const rows = async (text: string, values: unknown[] = []) => (await server.services.pool.query(text, values)).rows;
const providersOf = async (browser: HttpBrowser) => (await browser.get('/account/security')).body.providers;

/** A browser with the session of a person from a factory. */
function browserOf({ cookie }: Person): HttpBrowser {
  const browser = openBrowser(server.url);
  const [name = '', value = ''] = cookie.split('=', 2);
  browser.jar.set(name, value);
  return browser;
}

const begin = (browser: HttpBrowser, body: { provider?: Provider; password?: string } = {}) =>
  browser.post('/account/social/link', { provider: 'google', ...body });
const unlink = (browser: HttpBrowser, body: { provider?: Provider; password?: string } = {}) =>
  browser.post('/account/social/unlink', { provider: 'google', ...body });

/**
 * Links an account of Google.
 * @returns the next address of the browser
 */
async function link(browser: HttpBrowser, sub: string, email = `${sub}@elsewhere.example`): Promise<URL> {
  provider.signsInAs({ sub, email, email_verified: true, name: 'Någon Annan' });
  const { status, body } = await begin(browser);
  expect(status).toBe(200);
  return comeBack(server.url, browser, await signInAtProvider(body.url));
}

it('a user links a provider’s account under another address, signs in with it, and unlinks it', async () => {
  const company = await aCompany(server);
  const browser = browserOf(company);
  const end = await link(browser, 'sub-1');
  expect([end.pathname, end.searchParams.get('social'), end.hash]).toEqual([
    '/CompanySettings',
    'linked',
    '#andra-konton',
  ]);
  expect(await providersOf(browser)).toEqual(['google']);
  expect((await link(browser, 'sub-1')).searchParams.get('social')).toBe('linked');
  expect((await link(browser, 'sub-2')).searchParams.get('social')).toBe('social_already_linked');

  const elsewhere = openBrowser(server.url);
  provider.signsInAs({ sub: 'sub-1', email: 'sub-1@elsewhere.example', email_verified: true, name: 'Någon Annan' });
  expect((await signInBy(server.url, elsewhere, { redirect_to: '/login' })).searchParams.get('social')).toBe('done');
  expect((await elsewhere.get('/account/session')).body.session).toMatchObject({ email: company.email });

  const third = browserOf({ ...company, cookie: await signInAs(server.services, company.account_id) });
  expect(refusal(await unlink(browser, { provider: 'facebook' })).code).toBe('not_found');
  expect((await unlink(browser)).status).toBe(200);
  expect(await providersOf(browser)).toEqual([]);
  // Other sign-in methods stay, and so do the sessions that began with them.
  expect((await browser.get('/account/security')).body.has_password).toBe(true);
  expect((await third.get('/account/session')).body.session).toMatchObject({ email: company.email });
  // A session in another browser that began with the unlinked account has ended.
  expect((await elsewhere.get('/account/session')).body.session).toBeNull();
  expect(refusal(await unlink(browser)).code).toBe('not_found');
  expect(await mailsTo(server, company.email, 'Google är kopplat till ditt konto')).toHaveLength(1);
  expect(await mailsTo(server, company.email, 'Google är bortkopplat från ditt konto')).toHaveLength(1);
});

it('a provider’s account stays linked to the account that had it first', async () => {
  const [one, other] = [await aTalent(server), await aTalent(server)];
  expect((await link(browserOf(one), 'sub-3')).searchParams.get('social')).toBe('linked');
  const refused = await link(browserOf(other), 'sub-3');
  expect([refused.pathname, refused.searchParams.get('social')]).toEqual(['/TalentSettings', 'social_taken']);
  expect(await providersOf(browserOf(other))).toEqual([]);
});

it('the last way to sign in cannot be unlinked, also when two are unlinked at once', async () => {
  const talent = await aTalent(server);
  const browser = browserOf(talent);
  await link(browser, 'sub-4');
  await rows('insert into sign_in_methods (account_id, provider, provider_account_id) values ($1, $2, $3)', [
    talent.account_id,
    'facebook',
    'sub-5',
  ]);
  await rows("delete from sign_in_methods where account_id = $1 and provider = 'credential'", [talent.account_id]);
  const ends = await Promise.all([unlink(browser), unlink(browser, { provider: 'facebook' })]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await providersOf(browser)).toHaveLength(1);
  const [left] = await providersOf(browser);
  expect(refusal(await unlink(browser, { provider: left })).code).toBe('last_way_in');
});

it('linking and unlinking ask for the password unless the sign-in is recent', async () => {
  const talent = await aTalent(server);
  const browser = browserOf(talent);
  expect((await browser.get('/account/security')).body.recent_until).not.toBeNull();
  await letTimePass(server, talent.account_id);
  expect((await browser.get('/account/security')).body.recent_until).toBeNull();
  for (const ask of [begin, unlink]) {
    expect(refusal(await ask(browser)).code).toBe('wrong_password');
    expect(refusal(await ask(browser, { password: `${PASSWORD} fel` })).code).toBe('wrong_password');
  }
});

it('a return links nothing after a sign-out in the meantime, nor in another browser', async () => {
  const talent = await aTalent(server);
  const browser = browserOf(talent);
  provider.signsInAs({ sub: 'sub-6', email: 'sub-6@elsewhere.example', email_verified: true });
  const { body } = await begin(browser);
  const back = await signInAtProvider(body.url);
  expect((await comeBack(server.url, openBrowser(server.url), back)).searchParams.get('social')).toBe('social_failed');
  await rows('delete from sessions where account_id = $1', [talent.account_id]);
  expect((await comeBack(server.url, browser, back)).searchParams.get('social')).toBe('social_failed');
  expect(await rows("select 1 from sign_in_methods where provider_account_id = 'sub-6'")).toEqual([]);
});
