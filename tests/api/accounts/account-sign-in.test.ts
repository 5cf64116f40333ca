import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { createAdmin } from '#server/features/accounts/account/commands/create-admin.ts';
import { hashPassword, verifyPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { signUpCompany } from '#server/features/accounts/account/commands/sign-up-company.ts';
import { signUpTalent } from '#server/features/accounts/account/commands/sign-up-talent.ts';
import { createActorFinder } from '#server/http/session.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { attributesOf, openBrowser, refusal } from './account-browser.ts';

let server: TestServer;
let password_hash: string;
const PASSWORD = 'tre små grisar';
const ADMIN = {
  email: 'admin@example.se',
  password: 'ord för en administratör',
  first_name: 'Astrid',
  last_name: 'Ek',
};
let authenticator: TOTP;
const DAY = 86_400_000;

beforeAll(async () => {
  server = await startTestServer();
  password_hash = await hashPassword(PASSWORD);
  const made = await createAdmin(server.services, ADMIN, momentOf(server.services.clock()));
  if (isRefusal(made)) throw new Error(made.refused);
  authenticator = new TOTP({ secret: Secret.fromBase32(made.totp_secret) });
});
afterAll(() => server.stop());
beforeEach(() => server.stopClock());

let count = 0;
const numbers = ['5560360793', '5560125790', '5560743089', '5562273648', '5590000007'];

async function rowsOf<T>(text: string, ...values: unknown[]): Promise<T[]> {
  const { rows } = await server.services.pool.query(text, values);
  return rows as T[];
}

async function makeTalent(is_verified = true) {
  const email = `talang${++count}@example.se`;
  const input = { first_name: 'Ada', last_name: 'Lind', email, password: PASSWORD, birth_date: '1990-02-28' };
  const made = await signUpTalent(server.services, input, momentOf(server.services.clock()), {
    is_verified,
    password_hash,
  });
  if (isRefusal(made)) throw new Error(made.refused);
  return { email, ...made };
}

async function makeCompany(status: string) {
  const email = `bolag${++count}@example.se`;
  const input = {
    country: 'SE',
    organisation_number: numbers.pop() ?? '',
    company_name: 'Filmbolaget',
    address: 'Storgatan 1',
    postal_code: '111 22',
    city: 'Stockholm',
    first_name: 'Bo',
    last_name: 'Ek',
    phone: '08-123 45 67',
    email,
    invoice_email: email,
    about: '',
    password: PASSWORD,
  };
  const made = await signUpCompany(server.services, input, momentOf(server.services.clock()), {
    is_verified: true,
    password_hash,
  });
  if (isRefusal(made)) throw new Error(made.refused);
  await rowsOf('update companies set status = $2 where id = $1', made.company_id, status);
  return { email, ...made };
}

const signIn = (email: string, over: object = {}, browser = openBrowser(server.url)) =>
  browser.post('/account/sign-in', { email, password: PASSWORD, ...over });
const sessionsOf = (account_id: string) => rowsOf('select id from sessions where account_id = $1', account_id);

describe('sign-in', () => {
  test('of a talent answers with the session record and a cookie that scripts cannot read', async () => {
    const { email, talent_id, account_id } = await makeTalent();
    const browser = openBrowser(server.url);
    const answer = await signIn(`  ${email.toUpperCase()} `, {}, browser);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        next: 'signed-in',
        session: {
          role: 'talent',
          name: 'Ada Lind',
          email,
          data: { id: talent_id, profile_completed: false, profile_image: null },
        },
      },
    });
    const left = Date.parse(answer.body.session.expires_date) - Date.now();
    expect(left).toBeGreaterThan(890_000);
    expect(left).toBeLessThanOrEqual(900_000);
    expect(answer.body.session.expires_in_seconds).toBe(900);
    expect(attributesOf(answer, 'medverka.session')).toEqual(['HttpOnly', 'Max-Age=900', 'Path=/', 'SameSite=Lax']);
    expect(attributesOf(answer, 'medverka.refresh')).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Strict',
    ]);
    expect((await browser.get('/account/session')).body).toEqual({ session: answer.body.session, is_renewable: true });
    expect(await sessionsOf(account_id)).toHaveLength(1);
    expect(
      await createActorFinder(server.services)(`x=1; ${await signInAs(server.services, account_id)}; y=2`),
    ).toEqual({
      role: 'talent',
      account_id,
      session_id: expect.any(String),
      name: 'Ada Lind',
      email,
      talent_id,
      is_registered: true,
    });
  });

  test('without remember ends with the browser, also after renewals', async () => {
    const { email } = await makeTalent();
    const browser = openBrowser(server.url);
    const first = await signIn(email, { remember: false }, browser);
    expect(attributesOf(first, 'medverka.session')).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
    expect(attributesOf(first, 'medverka.refresh')).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict']);
    const renewed = await browser.post('/account/session/refresh');
    expect(renewed.body.email).toBe(email);
    expect(attributesOf(renewed, 'medverka.refresh')).not.toContainEqual(expect.stringMatching(/age/i));
    const again = await signIn(email, {}, browser);
    expect(attributesOf(again, 'medverka.refresh')).toContain('Max-Age=2592000');
    expect([...browser.jar.keys()].sort()).toEqual(['medverka.device', 'medverka.refresh', 'medverka.session']);
  });

  test('is by secure cookies over https', async () => {
    const secure = await startTestServer({ BASE_URL: 'https://medverka.example' });
    try {
      const input = {
        first_name: 'A',
        last_name: 'B',
        email: 'a@example.se',
        password: PASSWORD,
        birth_date: '1990-01-01',
      };
      await signUpTalent(secure.services, input, momentOf(server.services.clock()), {
        is_verified: true,
        password_hash,
      });
      const browser = openBrowser(secure.url);
      const answer = await browser.post('/account/sign-in', { email: input.email, password: PASSWORD });
      // A browser rejects a __Host- cookie without Secure or `Path=/`, or with a domain.
      for (const line of answer.set_cookies) expect(line).toMatch(/^__Host-medverka\.\w+=[^;]*;.* Path=\/;.* Secure$/);
      expect(answer.set_cookies.join()).not.toMatch(/domain=/i);
      expect([...browser.jar.keys()].sort()).toEqual([
        '__Host-medverka.device',
        '__Host-medverka.refresh',
        '__Host-medverka.session',
      ]);
      expect((await browser.get('/account/session')).body.session.email).toBe(input.email);
    } finally {
      await secure.stop();
    }
  });

  test('needs both fields', async () => {
    const answer = await openBrowser(server.url).post('/account/sign-in', {});
    expect(answer.body.error.fields).toEqual({ email: 'Fyll i e-postadressen.', password: 'Fyll i lösenordet.' });
  });

  test('answers alike for a wrong password, an unknown address and an invalid address', async () => {
    const { email } = await makeTalent();
    const expected = { status: 401, code: 'wrong_credentials', message: 'Fel e-post eller lösenord.' };
    for (const answer of [
      await signIn(email, { password: 'fel lösenord' }),
      await signIn('ingen@example.se'),
      await signIn('inte en adress'),
    ]) {
      expect(refusal(answer)).toEqual(expected);
      expect(answer.body.error.data).toBeUndefined();
    }
  });

  test('ends the earlier session, also when it fails', async () => {
    const { email, account_id } = await makeTalent();
    const browser = openBrowser(server.url);
    await signIn(email, {}, browser);
    const old = new Map(browser.jar);
    await signIn(email, {}, browser);
    expect(await sessionsOf(account_id)).toHaveLength(1);
    const stale = openBrowser(server.url);
    for (const [name, value] of old) stale.jar.set(name, value);
    expect((await stale.get('/account/session')).body.session).toBeNull();
    expect((await stale.post('/account/session/refresh')).status).toBe(401);
    expect((await signIn(email, { password: 'fel lösenord' }, browser)).status).toBe(401);
    expect([...browser.jar.keys()]).toEqual(['medverka.device']);
    expect(await sessionsOf(account_id)).toEqual([]);
  });

  test.each(['pending', 'refused', 'suspended'])(
    'refuses a company that is %s, only with the right password',
    async (status) => {
      const { email, account_id } = await makeCompany(status);
      const answer = await signIn(email);
      expect(refusal(answer)).toEqual({
        status: 403,
        code: 'company_not_active',
        message: 'Ditt företagskonto är inte aktiverat ännu. Kontakta Medverka för mer info.',
      });
      expect(answer.set_cookies.every((line) => /=; Max-Age=0/.test(line))).toBe(true);
      expect(refusal(await signIn(email, { password: 'fel lösenord' })).code).toBe('wrong_credentials');
      expect(await sessionsOf(account_id)).toEqual([]);
    },
  );

  test('of an approved company, which is shut out as soon as it is suspended', async () => {
    const { email, company_id, account_id } = await makeCompany('approved');
    const browser = openBrowser(server.url);
    const answer = await signIn(email, {}, browser);
    expect(answer.body.session).toMatchObject({
      role: 'company',
      name: 'Bo Ek',
      data: { id: company_id, name: 'Filmbolaget', status: 'approved' },
    });
    expect(await createActorFinder(server.services)(await signInAs(server.services, account_id))).toMatchObject({
      role: 'company',
      company_id,
      company_name: 'Filmbolaget',
      company_status: 'approved',
      member_role: 'owner',
    });
    await rowsOf("update companies set status = 'suspended' where id = $1", company_id);
    expect((await browser.get('/account/session')).body.session).toBeNull();
    expect(refusal(await browser.post('/account/session/refresh')).code).toBe('company_not_active');
  });

  test('refuses an unverified talent and an account without any record', async () => {
    const { email, account_id, talent_id } = await makeTalent(false);
    expect(refusal(await signIn(email))).toEqual({
      status: 403,
      code: 'talent_not_verified',
      message: 'Din e-post är inte verifierad ännu. Vänligen kontakta support.',
    });
    await rowsOf('delete from talents where id = $1', talent_id);
    expect(refusal(await signIn(email))).toEqual({
      status: 403,
      code: 'no_profile',
      message: 'Ingen profil hittades. Vänligen verifiera din e-post först eller registrera dig.',
    });
    expect(await sessionsOf(account_id)).toEqual([]);
  });
});

describe('the second factor', () => {
  // The administrator signs in more often than the authenticator makes new codes, so used codes are allowed again.
  beforeEach(() => rowsOf("delete from verifications where value = 'used'"));

  const startAdmin = async (over: object = {}) => {
    const browser = openBrowser(server.url);
    const answer = await browser.post('/account/sign-in', { ...ADMIN_LOGIN, ...over });
    return { browser, answer };
  };
  const ADMIN_LOGIN = { email: ADMIN.email, password: ADMIN.password };
  const send = (browser: ReturnType<typeof openBrowser>, over: object = {}) =>
    browser.post('/account/sign-in/second-factor', { code: authenticator.generate(), ...over });
  const wrongCode = () => {
    const near = [-1, 0, 1].map((step) => authenticator.generate({ timestamp: Date.now() + step * 30_000 }));
    return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
  };

  test('is required between the password and an administrator’s session', async () => {
    const { browser, answer } = await startAdmin();
    expect(answer).toMatchObject({ status: 200, body: { next: 'second-factor' } });
    expect([...browser.jar.keys()].sort()).toEqual(['medverka.two_factor', 'medverka.waiting']);
    expect(
      await rowsOf("select 1 from sessions s join accounts a on a.id = s.account_id where a.role = 'admin'"),
    ).toEqual([]);
    expect((await browser.get('/account/session')).body).toEqual({ session: null, is_renewable: false });
    const second = await send(browser);
    expect(second).toMatchObject({
      status: 200,
      body: { role: 'admin', name: 'Astrid Ek', email: ADMIN.email },
    });
    expect(attributesOf(second, 'medverka.refresh')).toContain('Max-Age=2592000');
    expect([...browser.jar.keys()].sort()).toEqual(['medverka.device', 'medverka.refresh', 'medverka.session']);
    expect((await browser.get('/account/session')).body.session.role).toBe('admin');
  });

  test.each([
    [{ remember: false }, {}],
    [{}, { remember: false }],
  ])('remembers only when both steps say so (%o, %o)', async (first, second) => {
    const { browser } = await startAdmin(first);
    const attributes = attributesOf(await send(browser, second), 'medverka.refresh');
    expect(attributes).toContain('HttpOnly');
    expect(attributes.join()).not.toMatch(/max-age/i);
  });

  test('may be tried five times for each sign-in', async () => {
    const { browser } = await startAdmin();
    for (let n = 0; n < 5; n++) {
      expect(refusal(await send(browser, { code: wrongCode() }))).toMatchObject({ status: 422, code: 'wrong_code' });
    }
    expect(refusal(await send(browser))).toMatchObject({ status: 422, code: 'too_many_tries' });
    expect(refusal(await send(browser))).toEqual({
      status: 401,
      code: 'second_factor_expired',
      message: 'Det tog för lång tid. Logga in med lösenordet igen.',
    });
    expect((await send((await startAdmin()).browser)).status).toBe(200);
  });

  test('is accepted only for a waiting sign-in, within its time, once', async () => {
    expect(refusal(await send(openBrowser(server.url))).code).toBe('second_factor_expired');
    const { browser } = await startAdmin();
    await rowsOf("update verifications set expires_date = app_now() - interval '1 second'");
    expect(refusal(await send(browser)).code).toBe('second_factor_expired');
    const used = (await startAdmin()).browser;
    const replay = openBrowser(server.url);
    for (const [name, value] of used.jar) replay.jar.set(name, value);
    expect((await send(used)).status).toBe(200);
    expect(refusal(await send(replay)).code).toBe('second_factor_expired');
    expect((await send(openBrowser(server.url), { code: 'abc' })).status).toBe(422);
  });

  test('is required of every administrator', async () => {
    const input = { email: 'ny@example.se', password: PASSWORD, first_name: 'Ny', last_name: 'Admin' };
    const made = await createAdmin(server.services, input, momentOf(server.services.clock()));
    if (isRefusal(made)) throw new Error(made.refused);
    expect(made.totp_secret).toMatch(/^[A-Z2-7]{52}$/);
    expect(made.otpauth_url).toBe(
      `otpauth://totp/Medverka:ny%40example.se?secret=${made.totp_secret}&issuer=Medverka&algorithm=SHA1&digits=6&period=30`,
    );
    const { browser } = await startAdmin({ email: input.email, password: PASSWORD });
    const theirs = new TOTP({ secret: Secret.fromBase32(made.totp_secret) });
    expect((await send(browser, { code: theirs.generate() })).body.email).toBe(input.email);
    const cookie = await signInAs(server.services, made.account_id);
    expect(await createActorFinder(server.services)(cookie)).toMatchObject({
      role: 'admin',
      account_id: made.account_id,
    });
    await rowsOf('delete from two_factors where account_id = $1', made.account_id);
    expect(await createActorFinder(server.services)(cookie)).toEqual({ role: 'anonymous' });
    await rowsOf('update accounts set two_factor_enabled = false where id = $1', made.account_id);
    expect(refusal(await signIn(input.email))).toEqual({
      status: 403,
      code: 'second_factor_missing',
      message: 'Kontot saknar tvåstegsverifiering. Den krävs för administratörer.',
    });
    expect(await createAdmin(server.services, input, momentOf(server.services.clock()))).toEqual(refuse('email_used'));
    expect(
      await createAdmin(server.services, { ...input, password: 'password' }, momentOf(server.services.clock())),
    ).toEqual(refuse('weak_password'));
  });

  test('keeps an administrator’s address from being registered by others', async () => {
    const form = {
      first_name: 'A',
      last_name: 'B',
      email: ADMIN.email,
      password: PASSWORD,
      birth_date: '1990-01-01',
      accepts_terms: true,
    };
    expect(refusal(await openBrowser(server.url).post('/account/talent-sign-up', form)).code).toBe('email_used');
  });
});

describe('the session', () => {
  test('is nobody’s without a cookie, with a forged one and after its end', async () => {
    const { account_id } = await makeTalent();
    const cookie = await signInAs(server.services, account_id);
    const [name = '', value = ''] = cookie.split('=');
    const [id = '', until = ''] = decodeURIComponent(value).split('.');
    const token = `${id}.${until}`;
    const longer = decodeURIComponent(value).replace(until, String(Number(until) + DAY));
    const forged = [
      `${name}=${encodeURIComponent(longer)}`,
      `${name}=${token}`,
      `${name}=${token}.`,
      `${name}=${encodeURIComponent(`${token}.${'A'.repeat(43)}=`)}`,
      `${name}=${value.slice(0, -6)}`,
      `${name}=%E0%A4%A`,
      `${name}=.${value.split('.')[1]}`,
      `other=${value}`,
      '',
    ];
    for (const header of [...forged, undefined, null]) {
      expect(await createActorFinder(server.services)(header)).toEqual({ role: 'anonymous' });
    }
    expect((await createActorFinder(server.services)(cookie)).role).toBe('talent');
    server.stopClock(30 * DAY + 1000);
    expect(await createActorFinder(server.services)(cookie)).toEqual({ role: 'anonymous' });
  });

  test('of a talent that is no longer verified, or has no account any more, is no caller', async () => {
    const { account_id, talent_id } = await makeTalent();
    const cookie = await signInAs(server.services, account_id);
    await rowsOf('update talents set is_verified = false where id = $1', talent_id);
    expect(await createActorFinder(server.services)(cookie)).toEqual({ role: 'anonymous' });
    await expect(signInAs(server.services, account_id)).rejects.toMatchObject({
      body: { code: 'talent_not_verified' },
    });
    await rowsOf('delete from accounts where id = $1', account_id);
    expect(await createActorFinder(server.services)(cookie)).toEqual({ role: 'anonymous' });
  });

  test('ends with signing out, which always succeeds', async () => {
    const { email, account_id } = await makeTalent();
    const browser = openBrowser(server.url);
    await signIn(email, {}, browser);
    const other = await signInAs(server.services, account_id);
    expect(await browser.post('/account/sign-out')).toMatchObject({ status: 200, body: { done: true } });
    expect([...browser.jar.keys()]).toEqual(['medverka.device']);
    expect((await browser.get('/account/session')).body).toEqual({ session: null, is_renewable: false });
    expect(await browser.post('/account/sign-out')).toMatchObject({ status: 200, body: { done: true } });
    expect((await createActorFinder(server.services)(other)).role).toBe('talent');
  });
});

test('a password is verified by its own hash only', async () => {
  expect(await verifyPassword({ hash: password_hash, password: PASSWORD })).toBe(true);
  expect(await verifyPassword({ hash: password_hash, password: `${PASSWORD} ` })).toBe(false);
  expect(await verifyPassword({ hash: 'not a hash', password: PASSWORD })).toBe(false);
});
