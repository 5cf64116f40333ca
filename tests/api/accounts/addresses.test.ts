import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeInternationalAddresses } from '#domain/kernel/email-address.ts';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';
import { aPersonWithPassword, PASSWORD, rowsOf, tokenTo, trySignIn } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const INVALID = 'Ogiltig e-postadress. Kontrollera att e-posten är korrekt.';
const person = { first_name: 'Ada', last_name: 'Lind', password: PASSWORD, accepts_terms: true };
const talentForm = (over: object) => ({ ...person, birth_date: '1990-01-01', ...over });
const companyForm = (over: object) => ({
  ...person,
  organisation_number: '556000-0019',
  company_name: 'Filmbolaget',
  address: 'Storgatan 1',
  postal_code: '111 22',
  city: 'Stockholm',
  phone: '08-123 45 67',
  email: 'form@example.com',
  invoice_email: 'form@example.com',
  about: '',
  ...over,
});

/** Forms that take an address: the name of the field, and a function that sends the form with an address. */
async function forms() {
  const { browser } = await trySignIn(server, (await aPersonWithPassword(server)).email);
  const minor = await aTalent(server, { birth_date: '2012-01-01' });
  const asMinor = openBrowser(server.url);
  const [name = '', ...value] = minor.cookie.split('=');
  asMinor.jar.set(name, value.join('='));
  const post = (path: string) => (body: object) => openBrowser(server.url).post(path, body);
  return {
    talent: ['email', (text: string) => post('/account/talent-sign-up')(talentForm({ email: text }))],
    company: ['email', (text: string) => post('/account/company-sign-up')(companyForm({ email: text }))],
    invoice: [
      'invoice_email',
      (text: string) => post('/account/company-sign-up')(companyForm({ invoice_email: text })),
    ],
    resend: ['email', (text: string) => post('/account/verification/resend')({ email: text })],
    code: ['email', (text: string) => post('/account/verification/confirm-code')({ email: text, code: '123456' })],
    forgotten: ['email', (text: string) => post('/account/password/forgot')({ email: text })],
    change: ['email', (text: string) => browser.post('/account/email-change', { email: text, password: PASSWORD })],
    guardian: [
      'guardian_email',
      (text: string) => asMinor.put('/talent/guardian', { guardian_name: 'Eva Ek', guardian_email: text }),
    ],
  } as const;
}

// The first character is the Kelvin sign, whose lower case is 'k'; the next two addresses look like 'anna' and 'ofia'.
test.each(['\u212aim@example.com', '\uff41nna@example.com', 'o\ufb01a@example.com', 'åsa@example.com', 'kim@example'])(
  'no form takes %s for an address',
  async (text) => {
    for (const [name, [field, send]] of Object.entries(await forms())) {
      const { status, body } = await send(text);
      expect([name, status, body.error?.fields]).toEqual([name, 422, { [field]: INVALID }]);
    }
  },
);

test('a domain in other letters is kept as DNS knows it, and one account has it', async () => {
  const [typed, kept] = ['Ada@RÄKSMÖRGÅS.se', 'ada@xn--rksmrgs-5wao1o.se'];
  const first = await openBrowser(server.url).post('/account/talent-sign-up', talentForm({ email: typed }));
  expect(first).toMatchObject({ status: 200, body: { email: kept } });
  const again = await openBrowser(server.url).post('/account/company-sign-up', companyForm({ email: kept }));
  expect(again.body.error.code).toBe('email_used');
  expect(await rowsOf(server, 'select email from accounts where email like $1', 'ada@%r%')).toEqual([{ email: kept }]);
});

test('signing in with what only looks like an address is signing in with a wrong one', async () => {
  const { email } = await aPersonWithPassword(server);
  await rowsOf(server, "update accounts set email = 'kajsa@example.com' where email = $1", email);
  expect((await trySignIn(server, ' KAJSA@example.com ')).answer.status).toBe(200);
  for (const text of ['\u212aajsa@example.com', '\uff4bajsa@example.com', 'kajsa']) {
    const { answer } = await trySignIn(server, text);
    expect([answer.status, answer.body.error?.code]).toEqual([401, 'wrong_credentials']);
  }
});

test.each([
  'Ada@example.com',
  '\u212aim@example.com',
  'å\u0301@example.com',
  'a@räka.se',
  'a@b@c.se',
  'a b@c.se',
  'ada',
])('the database keeps no %s', async (email) => {
  const { account_id } = await aPersonWithPassword(server);
  const moved = rowsOf(server, 'update accounts set email = $2 where id = $1', account_id, email);
  await expect(moved).rejects.toThrow(/accounts_email_form/);
});

test('with SMTPUTF8 an address may hold any letters before the @', async () => {
  const international = await startTestServer({ SMTPUTF8: '1' });
  const browser = openBrowser(international.url);
  try {
    const send = (email: string) => browser.post('/account/talent-sign-up', talentForm({ email }));
    const email = 'åsa@example.com';
    expect(await send('Åsa@example.com')).toMatchObject({ status: 200, body: { email } });
    expect((await send('\u212aim@example.com')).body.error.fields).toEqual({ email: INVALID });
    const token = await tokenTo(international, email, 'Bekräfta din e-post');
    expect((await browser.post('/account/verification/confirm-link', { token })).body.next).toBe('confirmed');
    expect((await trySignIn(international, 'ÅSA@example.com')).answer.body.next).toBe('signed-in');
  } finally {
    await international.stop();
    takeInternationalAddresses(false);
  }
});

describe('a password with signs that nothing can keep', () => {
  const NUL = 'tre små\0 grisar';
  const WORDS = { password: 'Lösenordet har tecken som inte går att använda. Skriv det för hand.' };

  test.each([NUL, 'tre små\ud800 grisar'])('%j is refused wherever one is chosen', async (password) => {
    const { email } = await aPersonWithPassword(server);
    const { browser } = await trySignIn(server, email);
    await browser.post('/account/password/forgot', { email });
    const token = await tokenTo(server, email, 'Välj ett nytt lösenord');
    const answers = [
      await browser.post('/account/talent-sign-up', talentForm({ email: 'nul@example.com', password })),
      await browser.post('/account/company-sign-up', companyForm({ password })),
      await browser.post('/account/verification/confirm-code', { email, code: '123456', password }),
      await browser.post('/account/verification/confirm-link', { token: 'a', password }),
      await browser.post('/account/password/change', { current_password: PASSWORD, password }),
      await browser.post('/account/password/reset', { token, password }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error?.fields])).toEqual(answers.map(() => [422, WORDS]));
  });

  test('is not the one without them', async () => {
    const { email } = await aPersonWithPassword(server);
    expect((await trySignIn(server, email, NUL)).answer.status).toBe(401);
    const { browser } = await trySignIn(server, email);
    const change = { current_password: NUL, password: 'ett helt annat ord' };
    expect((await browser.post('/account/password/change', change)).body.error.code).toBe('wrong_password');
  });
});
