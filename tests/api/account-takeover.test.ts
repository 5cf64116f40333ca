import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnOnThisSite } from '#server/features/social/policy.ts';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';
import { mailsTo, rowsOf } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const TITLE = 'Bekräfta din e-post';
const form = (over: object = {}) => ({
  first_name: 'Ada',
  last_name: 'Lind',
  email: 'ada@example.com',
  password: 'ord av den första',
  birth_date: '1990-01-01',
  accepts_terms: true,
  ...over,
});
const post = (path: string, body: unknown) => openBrowser(server.url).post(path, body);
const signUp = (over: object) => post('/account/talent-sign-up', form(over));
const statusOf = async (email: string, password: string) =>
  (await post('/account/sign-in', { email, password })).status;

async function confirm(email: string) {
  const code = (await mailsTo(server, email, TITLE)).at(-1)?.code;
  return post('/account/verification/confirm-code', { email, code });
}

describe('an address that somebody else signed up with first', () => {
  test('belongs, with all that was told, to the one who signs up and confirms it', async () => {
    const email = 'first@example.com';
    await signUp({ email, first_name: 'Ond', birth_date: '1980-05-05' });
    const again = await signUp({ email, password: 'ord av den andra', birth_date: '2000-02-03' });
    expect(again.body.error.code).toBe('already_registered_mail_sent');
    expect((await mailsTo(server, email, TITLE)).at(-1)?.message).toMatch(/^Hej Ada\./);
    expect((await confirm(email)).status).toBe(200);
    expect(await statusOf(email, 'ord av den första')).toBe(401);
    expect(await statusOf(email, 'ord av den andra')).toBe(200);
    const rows = await rowsOf(
      server,
      `select a.name, a.birth_date, t.first_name, t.birth_date as talents_birth_date
       from accounts a join talents t on t.account_id = a.id where a.email = $1`,
      email,
    );
    expect(rows).toEqual([
      { name: 'Ada Lind', birth_date: '2000-02-03', first_name: 'Ada', talents_birth_date: '2000-02-03' },
    ]);
  });

  test('has no password when theirs was weak', async () => {
    const email = 'weak@example.com';
    await signUp({ email });
    await signUp({ email, password: 'password' });
    await confirm(email);
    expect([await statusOf(email, 'ord av den första'), await statusOf(email, 'password')]).toEqual([401, 401]);
  });

  test('is not changed by a form once it is confirmed', async () => {
    const email = 'confirmed@example.com';
    await signUp({ email });
    await confirm(email);
    const again = await signUp({ email, password: 'ord av den andra' });
    expect(again.body.error.code).toBe('already_registered_verified');
    expect([await statusOf(email, 'ord av den första'), await statusOf(email, 'ord av den andra')]).toEqual([200, 401]);
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
