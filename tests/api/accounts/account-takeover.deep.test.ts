import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnOnThisSite } from '#server/features/accounts/social/policy.ts';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';
import { mailsTo, rowsOf, tokenTo } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const TITLE = 'Bekräfta din e-post';
const [THEIRS, OWN] = ['ord av den andra', 'helt egna ord här'];
const companyForm = (email: string) => ({
  organisation_number: { code: '556000-0019', link: '556000-0027' }[email.startsWith('code') ? 'code' : 'link'],
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
  password: THEIRS,
  accepts_terms: true,
});
const form = (over: object = {}) => ({
  first_name: 'Ada',
  last_name: 'Lind',
  email: 'ada@example.com',
  password: 'ord av den första',
  birth_date: '1990-01-01',
  accepts_terms: true,
  ...over,
});
const open = () => openBrowser(server.url);
type TestBrowser = ReturnType<typeof open>;
const post = (path: string, body: unknown) => open().post(path, body);
const signUp = (over: object, browser = open()) => browser.post('/account/talent-sign-up', form(over));
const statusOf = async (email: string, password: string) =>
  (await post('/account/sign-in', { email, password })).status;

type Way = 'code' | 'link';

/** Confirms the sign-up by the code or the link in the newest mail. */
async function confirm(email: string, browser: TestBrowser, way: Way = 'code', password?: string) {
  if (way === 'link') {
    const token = await tokenTo(server, email, TITLE);
    return browser.post('/account/verification/confirm-link', { token, password });
  }
  const code = (await mailsTo(server, email, TITLE)).at(-1)?.code;
  return browser.post('/account/verification/confirm-code', { email, code, password });
}

const CHOOSE = (email: string) => ({ status: 200, body: { next: 'choose-password', email, asks_terms: false } });
const CONFIRMED = { status: 200, body: { next: 'confirmed', role: 'talent' } };
const accountOf = async (email: string) =>
  (
    await rowsOf<{ id: string }>(
      server,
      `select a.id, a.email_verified, a.birth_date, a.terms_version is not null as has_terms,
         t.birth_date as talents_birth_date
       from accounts a join talents t on t.account_id = a.id where a.email = $1`,
      email,
    )
  )[0];

describe.each<Way>(['code', 'link'])('the password of a sign-up, when the address is confirmed by the %s', (way) => {
  let count = 0;
  const freshEmail = () => `${way}${++count}@example.com`;

  test('counts in the browser that the sign-up came from', async () => {
    const [email, laptop] = [freshEmail(), open()];
    await signUp({ email, password: OWN }, laptop);
    expect(await confirm(email, laptop, way)).toMatchObject(CONFIRMED);
    expect(await statusOf(email, OWN)).toBe(200);
    expect(await accountOf(email)).toMatchObject({ birth_date: '1990-01-01', has_terms: true });
  });

  test('does not count elsewhere: nothing is confirmed before a password is chosen there', async () => {
    const [email, phone] = [freshEmail(), open()];
    await signUp({ email });
    expect(await confirm(email, phone, way)).toMatchObject(CHOOSE(email));
    expect(await accountOf(email)).toMatchObject({ email_verified: false, birth_date: '1990-01-01' });
    expect(await confirm(email, phone, way, 'password')).toMatchObject({
      status: 422,
      body: { error: { code: 'weak_password' } },
    });
    // The code or link in the mail is still valid: neither attempt has confirmed the address.
    expect(await confirm(email, phone, way, OWN)).toMatchObject(CONFIRMED);
    expect([await statusOf(email, 'ord av den första'), await statusOf(email, OWN)]).toEqual([401, 200]);
    expect(await accountOf(email)).toMatchObject({ birth_date: null, talents_birth_date: null, has_terms: false });
    expect((await confirm(email, phone, way, THEIRS)).status).toBe(422);
  });

  test('of a stranger that signs up in between opens nothing, though the owner confirms in their own browser', async () => {
    const [email, owner, other] = [freshEmail(), open(), open()];
    await signUp({ email, password: OWN }, owner);
    await signUp({ email, password: THEIRS, birth_date: '1950-01-01' }, other);
    expect(await confirm(email, owner, way)).toMatchObject(CHOOSE(email));
    expect(await confirm(email, owner, way, OWN)).toMatchObject(CONFIRMED);
    expect([await statusOf(email, THEIRS), await statusOf(email, OWN)]).toEqual([401, 200]);
    expect(await accountOf(email)).toMatchObject({ birth_date: null, has_terms: false });
  });

  test('counts again for the owner who signs up last, with all that they told', async () => {
    const [email, owner] = [freshEmail(), open()];
    await signUp({ email, password: THEIRS, first_name: 'Ond', birth_date: '1980-05-05' });
    const again = await signUp({ email, password: OWN, birth_date: '2000-02-03' }, owner);
    expect(again.body.error.code).toBe('already_registered_mail_sent');
    expect((await mailsTo(server, email, TITLE)).at(-1)?.message).toMatch(/^Hej Ada\./);
    expect(await confirm(email, owner, way)).toMatchObject(CONFIRMED);
    expect([await statusOf(email, THEIRS), await statusOf(email, OWN)]).toEqual([401, 200]);
    expect(await accountOf(email)).toMatchObject({ birth_date: '2000-02-03', talents_birth_date: '2000-02-03' });
  });

  test('is still the one of the sign-up after a new mail was asked for elsewhere', async () => {
    const [email, owner] = [freshEmail(), open()];
    await signUp({ email, password: OWN }, owner);
    expect((await post('/account/verification/resend', { email })).status).toBe(200);
    expect(await confirm(email, open(), way)).toMatchObject(CHOOSE(email));
    expect(await confirm(email, owner, way)).toMatchObject(CONFIRMED);
    expect(await statusOf(email, OWN)).toBe(200);
  });

  test('is chosen when the newest one was too weak to be kept', async () => {
    const [email, owner] = [freshEmail(), open()];
    await signUp({ email, password: THEIRS });
    await signUp({ email, password: 'password' }, owner);
    expect(await confirm(email, owner, way)).toMatchObject(CHOOSE(email));
    expect(await confirm(email, owner, way, OWN)).toMatchObject(CONFIRMED);
    expect([await statusOf(email, THEIRS), await statusOf(email, OWN)]).toEqual([401, 200]);
    // The facts entered in this browser are kept.
    expect(await accountOf(email)).toMatchObject({ birth_date: '1990-01-01', has_terms: true });
  });

  test('of a company is chosen by the person that confirms elsewhere, and the application stays as it was sent', async () => {
    const email = freshEmail();
    expect((await post('/account/company-sign-up', companyForm(email))).status).toBe(200);
    expect(await confirm(email, open(), way)).toMatchObject(CHOOSE(email));
    expect(await confirm(email, open(), way, OWN)).toMatchObject({ body: { next: 'confirmed', role: 'company' } });
    await rowsOf(server, "update companies set status = 'approved' where invoice_email = $1", email);
    expect([await statusOf(email, THEIRS), await statusOf(email, OWN)]).toEqual([401, 200]);
  });

  test('of two simultaneous confirmations is that of one, and the other caller is told that it is done', async () => {
    const email = freshEmail();
    await signUp({ email });
    const answers = await Promise.all([confirm(email, open(), way, OWN), confirm(email, open(), way, THEIRS)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const winner = answers[0]?.status === 200 ? OWN : THEIRS;
    expect(await statusOf(email, winner)).toBe(200);
    expect(await statusOf(email, winner === OWN ? THEIRS : OWN)).toBe(401);
  });
});

describe('an address that somebody else signed up with first', () => {
  test('is not left with a session that was there before it was confirmed', async () => {
    const email = 'session@example.com';
    await signUp({ email });
    const { id } = (await accountOf(email)) ?? {};
    await rowsOf(
      server,
      "insert into sessions (account_id, token, refresh_hash, expires_date) values ($1, 'early', 'early', app_now() + '1 day')",
      id,
    );
    await confirm(email, open(), 'code', OWN);
    expect(await rowsOf(server, 'select 1 from sessions where account_id = $1', id)).toEqual([]);
  });

  test('is not changed by a form once it is confirmed', async () => {
    const [email, owner] = ['confirmed@example.com', open()];
    await signUp({ email, password: OWN }, owner);
    await confirm(email, owner);
    const again = await signUp({ email, password: THEIRS });
    expect(again.body.error.code).toBe('already_registered_verified');
    expect([await statusOf(email, OWN), await statusOf(email, THEIRS)]).toEqual([200, 401]);
  });
});

describe('mails to strangers say only our words', () => {
  test.each(['Vinn på evil.example', 'http://evil', 'a@evil', 'Ada\nKlicka', '<b>Ada</b>'])('not %j', async (name) => {
    const answer = await signUp({ email: 'stranger@example.com', first_name: name });
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields.first_name).toBe('Skriv bara namnet, utan adresser och andra tecken.');
    const talent = await aTalent(server, { birth_date: '2011-01-01' });
    const guardian = { guardian_name: name, guardian_email: 'stranger@example.com' };
    expect((await talent.api.call('PUT /talent/guardian', { body: guardian })).status).toBe(422);
  });

  test.each(['Anna-Maria', "O'Neill", 'J.R. R.', 'Åsa', 'Ngozi (Zi)', 'محمد', 'João III'])(
    '%s is a name',
    async (first_name) => {
      expect((await signUp({ email: `n${Math.random()}@example.com`, first_name })).status).toBe(200);
    },
  );
});

test.each([
  ['//evil.example'],
  ['/\\evil.example'],
  ['/.//evil.example'],
  ['/a/..//evil.example'],
  ['/./\\evil.example'],
  ['/\t/evil.example'],
  ['https://evil.example'],
  ['javascript:alert(1)'],
])('a sign-in at a provider does not lead on to %s', (asked) => {
  expect(returnOnThisSite(asked, 'https://medverka.example')).toBeUndefined();
});
