/**
 * The rules of the form fields at sign-up, at sign-in and for every new password, over HTTP (spec, sections 5 and 9).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Answer, openBrowser, refusal } from './account-browser.ts';
import { aPersonWithPassword, mailsTo, PASSWORD, rowsOf, signedInAt, tokenTo } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
const talent = (over: object = {}) => ({
  first_name: 'Anna',
  last_name: 'Ek',
  email: `anna-${++count}@example.com`,
  password: PASSWORD,
  birth_date: '1990-02-28',
  accepts_terms: true,
  ...over,
});
const post = (path: string, body: unknown) => openBrowser(server.url).post(`/account/${path}`, body);
const signUp = (body: unknown) => post('talent-sign-up', body);
const accountsOf = (email: string) => rowsOf(server, 'select 1 from accounts where email = $1', email);
const fieldsOf = (answer: Answer): unknown => answer.body.error.fields;
const without = (whole: object, name: string) =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));

describe('a sign-up', () => {
  test.each([
    ['first_name', 'Fyll i förnamnet.'],
    ['last_name', 'Fyll i efternamnet.'],
    ['email', 'Fyll i e-postadressen.'],
    ['password', 'Fyll i lösenordet.'],
    ['birth_date', 'Du måste ange födelsedatum.'],
  ])('needs %s: left out, empty or spaces only makes nothing', async (name, words) => {
    for (const value of [undefined, '', '     ']) {
      const whole = talent();
      const answer = await signUp(value === undefined ? without(whole, name) : { ...whole, [name]: value });
      const isShort = name === 'password' && value?.trim() === '' && value !== '';
      // A missing address has an error code of its own.
      const code = name === 'email' && !value ? 'email_or_phone_missing' : 'invalid_input';
      expect(refusal(answer)).toMatchObject({ status: 422, code });
      expect(fieldsOf(answer)).toEqual({
        [name]: isShort ? 'Lösenordet är för svagt. Använd minst 8 tecken.' : words,
      });
      expect(await accountsOf(whole.email)).toEqual([]);
    }
  });

  test('with an address of spaces only, or a password of them, makes nothing', async () => {
    const before = await rowsOf(server, 'select 1 from accounts');
    expect((await signUp(talent({ email: '   ' }))).status).toBe(422);
    expect((await signUp(talent({ password: ' '.repeat(12) }))).status).toBe(422);
    expect(await rowsOf(server, 'select 1 from accounts')).toHaveLength(before.length);
  });

  test.each([undefined, false, null, 'true'])('with the terms %j is refused in their words', async (accepts_terms) => {
    const whole = { ...talent(), accepts_terms };
    const answer = await signUp(whole);
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual({ accepts_terms: 'Du måste godkänna villkoren.' });
    expect(await accountsOf(whole.email)).toEqual([]);
  });

  test.each(['2001-1-1', '20010101', '2001-01-0'])('born %s is not written as dates are', async (birth_date) => {
    const answer = await signUp(talent({ birth_date }));
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual({ birth_date: 'Födelsedatum måste vara i formatet ÅÅÅÅ-MM-DD.' });
  });

  // birth-date.rules.test.ts covers the exact day and hour in Stockholm; this test uses the real clock.
  test('is open at the age of thirteen, not shortly before', async () => {
    const today = dayOf(server.services.clock());
    const thirteenYearsBefore = (day: string) => `${Number(day.slice(0, 4)) - 13}${day.slice(4)}`;
    const tooYoung = await signUp(talent({ birth_date: thirteenYearsBefore(addDays(today, 2)) }));
    expect(fieldsOf(tooYoung)).toEqual({ birth_date: 'Du måste vara minst 13 år för att registrera dig.' });
    expect((await signUp(talent({ birth_date: thirteenYearsBefore(addDays(today, -1)) }))).status).toBe(200);
  });

  test('keeps, mails and signs in the address trimmed and in lower case', async () => {
    expect((await signUp(talent({ email: ' Anna@Example.SE ' }))).body).toEqual({ email: 'anna@example.se' });
    expect(await rowsOf(server, 'select email from accounts where lower(trim(email)) = $1', 'anna@example.se')).toEqual(
      [{ email: 'anna@example.se' }],
    );
    const [mail] = await mailsTo(server, 'anna@example.se', 'Bekräfta din e-post');
    const code = mail && 'code' in mail ? mail.code : '';
    expect(
      (await post('verification/confirm-code', { email: 'ANNA@example.se', code, password: PASSWORD })).status,
    ).toBe(200);
    for (const email of ['anna@example.se', ' Anna@Example.SE ']) {
      const answer = await post('sign-in', { email, password: PASSWORD });
      expect(answer.body.session).toMatchObject({ role: 'talent', email: 'anna@example.se' });
    }
  });
});

test.each([
  ['email', 'Fyll i e-postadressen.'],
  ['password', 'Fyll i lösenordet.'],
])('Login needs %s', async (name, words) => {
  const { email } = await aPersonWithPassword(server);
  const whole = { email, password: PASSWORD };
  for (const body of [without(whole, name), { ...whole, [name]: '' }]) {
    const answer = await post('sign-in', body);
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual({ [name]: words });
    expect(answer.set_cookies.join()).not.toMatch(/session=[^;]/);
  }
});

describe('a password needs eight characters, not seven', () => {
  const [SEVEN, EIGHT] = ['sjutkn7', 'åttatkn8'];
  const TOO_SHORT = { password: 'Lösenordet är för svagt. Använd minst 8 tecken.' };

  test('in both sign-ups', async () => {
    const company = (password: string) => ({
      ...without(talent({ password }), 'birth_date'),
      organisation_number: '556016-0680',
      company_name: 'Filmbolaget',
      address: 'Storgatan 1',
      postal_code: '111 22',
      city: 'Stockholm',
      phone: '08-123 45 67',
      invoice_email: 'faktura@example.com',
      about: '',
    });
    expect(fieldsOf(await signUp(talent({ password: SEVEN })))).toEqual(TOO_SHORT);
    expect((await signUp(talent({ password: EIGHT }))).status).toBe(200);
    expect(fieldsOf(await post('company-sign-up', company(SEVEN)))).toEqual(TOO_SHORT);
    expect((await post('company-sign-up', company(EIGHT))).status).toBe(200);
  });

  test('in a reset and in a change', async () => {
    const { email } = await aPersonWithPassword(server);
    await post('password/forgot', { email });
    const token = await tokenTo(server, email, 'Välj ett nytt lösenord');
    expect(fieldsOf(await post('password/reset', { token, password: SEVEN }))).toEqual(TOO_SHORT);
    expect((await post('password/reset', { token, password: EIGHT })).status).toBe(200);
    const api = await signedInAt(server, email, EIGHT);
    const change = (password: string) =>
      api.call('POST /account/password/change', { body: { current_password: EIGHT, password } });
    expect(await change(SEVEN)).toMatchObject({ status: 422, body: { error: { fields: TOO_SHORT } } });
    expect((await change('åttatkn9')).status).toBe(200);
  });
});
