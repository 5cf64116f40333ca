import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, anAdmin } from '#tests/factories/people.ts';
import { startTestProvider, type TestProvider } from '#tests/support/provider.ts';
import { signInBy } from '#tests/support/social-journey.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser, refusal } from './account-browser.ts';

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

const open = () => openBrowser(server.url);
const rows = async (text: string, values: unknown[] = []) => (await server.services.pool.query(text, values)).rows;
const sessionOf = async (browser: ReturnType<typeof open>) => (await browser.get('/account/session')).body.session;

/** Signs in by Google with a verified address. */
async function comesWith(email: string, browser = open()) {
  provider.signsInAs({ sub: `google-${email}`, email, email_verified: true, name: 'Någon Annan' });
  const end = await signInBy(server.url, browser, { redirect_to: '/login' });
  return { outcome: end.searchParams.get('social'), browser };
}

const methodsOf = async (email: string) =>
  (
    await rows('select provider from sign_in_methods m join accounts a on a.id = m.account_id where email = $1', [
      email,
    ])
  ).map((row) => row.provider);

const PASSWORD = 'stugan vid sjön 12';
async function signsUp(email: string) {
  const form = { first_name: 'Maja', last_name: 'Strand', email, password: PASSWORD };
  const { status } = await open().post('/account/talent-sign-up', {
    ...form,
    birth_date: '1992-02-03',
    accepts_terms: true,
  });
  expect(status).toBe(200);
}

describe("a talent's address", () => {
  it('that is confirmed already leads into the account, which keeps its password', async () => {
    const email = 'known@example.com';
    await signsUp(email);
    await rows('update accounts set email_verified = true where email = $1', [email]);
    await rows('update talents set is_verified = true where account_id = (select id from accounts where email = $1)', [
      email,
    ]);
    const { outcome, browser } = await comesWith(email);
    expect(outcome).toBe('done');
    expect(await sessionOf(browser)).toMatchObject({ name: 'Maja Strand', data: { is_registered: true } });
    expect(await methodsOf(email)).toEqual(['credential', 'google']);
    // The password works even if the row of the provider comes first in the table.
    await rows('update sign_in_methods set password_hash = password_hash where password_hash is not null');
    const { body } = await open().post('/account/sign-in', { email, password: PASSWORD });
    expect(body.session).toMatchObject({ email });
  });

  it('that waits is confirmed by it; the password that somebody typed is gone, the rest is asked anew', async () => {
    const email = 'waiting@example.com';
    await signsUp(email);
    const { outcome, browser } = await comesWith(email);
    expect(outcome).toBe('done');
    expect(await sessionOf(browser)).toMatchObject({ role: 'talent', email, data: { is_registered: false } });
    expect(await methodsOf(email)).toEqual(['google']);
    const signIn = await open().post('/account/sign-in', { email, password: PASSWORD });
    expect(refusal(signIn).code).toBe('wrong_credentials');
    const codes = 'select 1 from email_verification_codes c join accounts a on a.id = c.account_id where email = $1';
    expect(await rows(codes, [email])).toEqual([]);
  });

  it('whose record is missing gets one', async () => {
    const email = 'missing@example.com';
    await comesWith(email);
    await rows('delete from talents where account_id = (select id from accounts where email = $1)', [email]);
    expect((await comesWith(email)).outcome).toBe('done');
    expect(
      await rows(
        'select t.first_name, is_verified, profile_completed from talents t join accounts a on a.id = t.account_id where email = $1',
        [email],
      ),
    ).toEqual([{ first_name: 'Någon', is_verified: true, profile_completed: false }]);
  });
});

describe("a company's address", () => {
  it('leads into the company, and never gets a talent record', async () => {
    const company = await aCompany(server);
    const { outcome, browser } = await comesWith(company.email);
    expect(outcome).toBe('done');
    expect(await sessionOf(browser)).toMatchObject({ role: 'company', data: { id: company.company_id } });
    expect(await rows('select 1 from talents where account_id = $1', [company.account_id])).toEqual([]);
  });

  it('that was never confirmed loses its password and keeps the accepted terms', async () => {
    const [company, other] = [await aCompany(server), await aCompany(server)];
    await rows('update accounts set email_verified = false where id = $1', [company.account_id]);
    expect((await comesWith(company.email)).outcome).toBe('done');
    expect(await methodsOf(company.email)).toEqual(['google']);
    expect(await methodsOf(other.email)).toEqual(['credential']);
    const accepted = await rows('select terms_version is not null as has_terms from accounts where id = $1', [
      company.account_id,
    ]);
    expect(accepted).toEqual([{ has_terms: true }]);
  });

  it.each(['pending', 'refused', 'suspended'] as const)('is refused while the company is %s', async (status) => {
    const company = await aCompany(server, { status });
    const { outcome, browser } = await comesWith(company.email);
    expect(outcome).toBe('company_not_active');
    expect(await sessionOf(browser)).toBeNull();
    expect(await methodsOf(company.email)).toEqual(['credential']);
    expect(await rows('select 1 from talents where account_id = $1', [company.account_id])).toEqual([]);
  });
});

it("an administrator's address is sent to password and code", async () => {
  const admin = await anAdmin(server);
  const { outcome, browser } = await comesWith(admin.email);
  expect(outcome).toBe('social_use_password');
  expect(await sessionOf(browser)).toBeNull();
  expect(await methodsOf(admin.email)).toEqual(['credential']);
});

describe('an account with a second factor', () => {
  it('waits for the six digits, on Login', async () => {
    const email = 'careful@example.com';
    await comesWith(email);
    const admin = await anAdmin(server);
    // Gives the account a second factor by SQL; other tests cover how a user adds it.
    await rows(
      `with account as (update accounts set two_factor_enabled = true where email = $1 returning id)
       insert into two_factors (account_id, secret, backup_codes)
       select account.id, secret, backup_codes from account, two_factors where account_id = $2`,
      [email, admin.account_id],
    );
    provider.signsInAs({ sub: `google-${email}`, email, email_verified: true, name: 'Någon Annan' });
    const browser = open();
    const end = await signInBy(server.url, browser, { redirect_to: '/register', return_to: '/TalentRequests' });
    expect(end.pathname + end.search).toBe('/login?social=second-factor&return=%2FTalentRequests');
    expect(await sessionOf(browser)).toBeNull();
    const wrong = await browser.post('/account/sign-in/second-factor', { code: '000000' });
    expect(refusal(wrong).code).toBe('wrong_code');
  });
});
