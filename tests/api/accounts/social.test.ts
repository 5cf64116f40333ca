import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '#tests/support/provider.ts';
import { comeBack, signInAtProvider, signInBy, startAt } from '#tests/support/social-journey.ts';
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

let count = 0;
/**
 * Makes a person of the provider who has no account with us, and lets this person sign in at the provider from now on.
 */
function aPerson(more: object = {}) {
  count += 1;
  const person = {
    sub: `person-${count}`,
    email: `person-${count}@example.com`,
    email_verified: true,
    name: 'Anna Maria Ek',
    ...more,
  };
  provider.signsInAs(person);
  return person;
}

async function rowsOf(sub: string) {
  const { rows } = await server.services.pool.query(
    `select a.email, a.role, a.email_verified, a.birth_date, a.terms_version, t.first_name, t.last_name, t.is_verified,
       t.profile_completed, t.birth_date as talent_birth_date, m.provider
     from sign_in_methods m join accounts a on a.id = m.account_id left join talents t on t.account_id = a.id
     where m.provider_account_id = $1`,
    [sub],
  );
  return rows;
}

const accountsOf = async (email: string) =>
  (await server.services.pool.query('select id from accounts where email = $1', [email])).rows;

describe('starting', () => {
  it('says which providers there are', async () => {
    expect((await open().get('/account/providers')).body).toEqual({ google: true, facebook: true });
  });

  it.each([
    ['google', '/login'],
    ['google', '/register'],
    ['facebook', '/login'],
    ['facebook', '/register'],
  ] as const)('at %s leads back to %s', async (name, redirect_to) => {
    aPerson();
    const address = new URL(await startAt(open(), { provider: name, redirect_to }));
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({
      client_id: name,
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `http://localhost:3000/api/v1/account/social/${name}/callback`,
    });
    for (const part of ['state', 'nonce', 'code_challenge']) expect(query[part]?.length).toBeGreaterThan(30);
    const end = await signInBy(server.url, open(), { provider: name, redirect_to });
    expect(end.pathname + end.search).toBe(`${redirect_to}?social=done`);
  });

  it('allows ten minutes for the sign-in at the provider', async () => {
    const { set_cookies } = await open().post('/account/social/start', { provider: 'google', redirect_to: '/login' });
    expect(set_cookies.filter((line) => /max-age=600(;|$)/i.test(line))).toHaveLength(1);
  });

  it.each([
    { provider: 'apple', redirect_to: '/login' },
    { provider: 'google', redirect_to: '/TalentDashboard' },
    { provider: 'google', redirect_to: 'https://elsewhere.example/login' },
    { provider: 'google' },
  ])('refuses %j', async (body) => {
    expect(refusal(await open().post('/account/social/start', body))).toMatchObject({
      status: 422,
      code: 'invalid_input',
    });
  });

  it('keeps a way back on this site and drops any other', async () => {
    aPerson();
    const back = async (return_to: string) =>
      (await signInBy(server.url, open(), { return_to })).searchParams.get('return');
    expect(await back('/TalentRequests?filter=alla')).toBe('/TalentRequests?filter=alla');
    expect(await back('//elsewhere.example')).toBeNull();
    expect(await back('https://elsewhere.example/')).toBeNull();
  });
});

describe('somebody new', () => {
  it('gets an account, a confirmed record that is not completed, and a session', async () => {
    const person = aPerson();
    const browser = open();
    await signInBy(server.url, browser);
    expect(await rowsOf(person.sub)).toEqual([
      {
        email: person.email,
        role: 'talent',
        email_verified: true,
        birth_date: null,
        terms_version: null,
        first_name: 'Anna',
        last_name: 'Maria Ek',
        is_verified: true,
        profile_completed: false,
        talent_birth_date: null,
        provider: 'google',
      },
    ]);
    const { session } = (await browser.get('/account/session')).body;
    expect(session).toMatchObject({ role: 'talent', email: person.email, data: { is_registered: false } });
  });

  it('may have one name, or its parts only', async () => {
    const one = aPerson({ name: 'Cher' });
    await signInBy(server.url, open());
    const parts = aPerson({ name: undefined, given_name: 'Anna Maria', family_name: 'Ek' });
    await signInBy(server.url, open());
    expect(await rowsOf(one.sub)).toMatchObject([{ first_name: 'Cher', last_name: '' }]);
    expect(await rowsOf(parts.sub)).toMatchObject([{ first_name: 'Anna Maria', last_name: 'Ek' }]);
  });

  it('is found again by the identity, also when the address has changed there', async () => {
    const person = aPerson();
    await signInBy(server.url, open());
    provider.signsInAs({ ...person, email: `new-${person.email}` });
    const browser = open();
    await signInBy(server.url, browser);
    expect((await browser.get('/account/session')).body.session.email).toBe(person.email);
    expect(await accountsOf(`new-${person.email}`)).toEqual([]);
  });

  it('is made once when two returns come at once', async () => {
    const person = aPerson();
    const browsers = [open(), open(), open()];
    const paths: string[] = [];
    for (const browser of browsers) paths.push(await signInAtProvider(await startAt(browser)));
    const ends = await Promise.all(browsers.map((browser, at) => comeBack(server.url, browser, paths[at] ?? '')));
    expect(ends.map(({ search }) => search)).toEqual(['?social=done', '?social=done', '?social=done']);
    expect(await rowsOf(person.sub)).toHaveLength(1);
    expect(await accountsOf(person.email)).toHaveLength(1);
  });

  it('is remembered only when asked', async () => {
    aPerson();
    const lasts = async (remember: boolean) => {
      const browser = open();
      await signInBy(server.url, browser, { remember });
      const { id } = (await server.services.pool.query('select max(created_date) as id from sessions')).rows[0];
      const { rows } = await server.services.pool.query(
        'select is_remembered, method from sessions where created_date = $1',
        [id],
      );
      return rows[0];
    };
    expect(await lasts(false)).toEqual({ is_remembered: false, method: 'google' });
    expect(await lasts(true)).toEqual({ is_remembered: true, method: 'google' });
  });
});

describe('an address that cannot be verified', () => {
  it.each([
    ['is not verified at Google', 'google', { email_verified: false }],
    ['is without a word from Google', 'google', { email_verified: undefined }],
    ['is missing at Google', 'google', { email: undefined, email_verified: undefined }],
    ['is missing at Facebook', 'facebook', { email: undefined }],
    ['is none', 'google', { email: 'not an address' }],
  ] as const)('%s: no account and no session', async (_, name, claims) => {
    const person = aPerson(claims);
    const browser = open();
    const end = await signInBy(server.url, browser, { provider: name });
    expect(end.pathname + end.search).toBe('/register?social=social_email_unverified');
    expect(await rowsOf(person.sub)).toEqual([]);
    if (person.email) expect(await accountsOf(person.email)).toEqual([]);
    expect((await browser.get('/account/session')).body.session).toBeNull();
  });

  it('counts as confirmed for a new account when Facebook is silent', async () => {
    const person = aPerson();
    expect((await signInBy(server.url, open(), { provider: 'facebook' })).search).toBe('?social=done');
    expect(await rowsOf(person.sub)).toMatchObject([{ email_verified: true, provider: 'facebook' }]);
  });

  it('does not join an account that somebody has already, when Facebook is silent', async () => {
    const person = aPerson();
    await signInBy(server.url, open());
    provider.signsInAs({ ...person, sub: `${person.sub}-facebook` });
    const end = await signInBy(server.url, open(), { provider: 'facebook' });
    expect(end.searchParams.get('social')).toBe('social_email_unverified');
    expect(await rowsOf(`${person.sub}-facebook`)).toEqual([]);
  });
});
