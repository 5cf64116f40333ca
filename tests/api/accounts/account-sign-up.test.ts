import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { legalText } from '#texts/accounts/legal/legal-document.ts';
import { PRIVACY_VERSION, privacy } from '#texts/accounts/legal/privacy.ts';
import { TERMS_VERSION, terms } from '#texts/accounts/legal/terms.ts';
import { openBrowser, refusal } from './account-browser.ts';

let server: TestServer;
beforeAll(async () => {
  // Without logs, because one test makes the outbox fail.
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());
/** The browser of both the sign-up and the confirmation; account-takeover.deep.test.ts covers other browsers. */
let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  server.stopClock();
  browser = openBrowser(server.url);
});

const MINUTE = 60_000;
let count = 0;
const freshEmail = () => `person${++count}@example.se`;
// A new organisation number with a correct check digit. Its first nine digits are 556000000 plus a running number.
function freshOrganisationNumber() {
  const nine = `55600${String(++count).padStart(4, '0')}`;
  const sum = [...nine].reduce((total, sign, index) => {
    const value = Number(sign) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${nine}${(10 - (sum % 10)) % 10}`;
}
const talent = (over: object = {}) => ({
  first_name: 'Ada',
  last_name: 'Lind',
  email: freshEmail(),
  password: 'tre små grisar',
  birth_date: '1990-02-28',
  accepts_terms: true,
  ...over,
});
const company = (over: object = {}) => ({
  organisation_number: freshOrganisationNumber(),
  company_name: 'Filmbolaget',
  address: 'Storgatan 1',
  postal_code: '111 22',
  city: 'Stockholm',
  first_name: 'Bo',
  last_name: 'Ek',
  phone: '08-123 45 67',
  email: freshEmail(),
  invoice_email: 'faktura@example.se',
  about: '',
  password: 'tre små grisar',
  accepts_terms: true,
  ...over,
});

const post = (path: string, body: unknown) => browser.post(path, body);
const signUp = (body: unknown) => post('/account/talent-sign-up', body);
const signUpCompany = (body: unknown) => post('/account/company-sign-up', body);
const confirm = (email: string, code: string) => post('/account/verification/confirm-code', { email, code });
const follow = (token: string) => post('/account/verification/confirm-link', { token });

async function rowsOf<T>(text: string, ...values: unknown[]): Promise<T[]> {
  const { rows } = await server.services.pool.query(text, values);
  return rows as T[];
}
async function mailsTo(email: string) {
  const rows = await rowsOf<{ content: { code: string; path: string; title: string } }>(
    'select content from outbox where recipient = $1 order by created_date',
    email,
  );
  return rows.map(({ content }) => ({ ...content, token: content.path.split('token=')[1] ?? '' }));
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('talent-sign-up', () => {
  test('makes account, talent and mail, and takes no role from the form', async () => {
    const body = talent({ email: '  Ada.Lind@Example.SE ' });
    const answer = await signUp(body);
    expect(answer).toMatchObject({ status: 200, body: { email: 'ada.lind@example.se' } });
    // The browser has a device cookie and no session.
    expect([...browser.jar.keys()]).toEqual(['medverka.device']);
    const [row] = await rowsOf(
      `select a.role, a.name, a.email_verified, a.terms_version, a.terms_accepted_date is not null as accepted,
         a.birth_date, t.first_name, t.last_name, t.birth_date as talent_birth_date, t.is_verified, t.profile_completed,
         m.password_hash
       from accounts a join talents t on t.account_id = a.id join sign_in_methods m on m.account_id = a.id
       where a.email = $1`,
      'ada.lind@example.se',
    );
    expect(row).toEqual({
      role: 'talent',
      name: 'Ada Lind',
      email_verified: false,
      terms_version: TERMS_VERSION,
      accepted: true,
      birth_date: '1990-02-28',
      first_name: 'Ada',
      last_name: 'Lind',
      talent_birth_date: '1990-02-28',
      is_verified: false,
      profile_completed: false,
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
    const [mail] = await mailsTo('ada.lind@example.se');
    expect(mail).toMatchObject({
      title: 'Bekräfta din e-post',
      code: expect.stringMatching(/^\d{6}$/),
      path: expect.stringMatching(/^\/verify-email-callback\?token=[\w-]{43}$/),
    });
    expect(refusal(await signUp({ ...talent(), role: 'admin' }))).toMatchObject({ status: 422, code: 'invalid_input' });
  });

  test('shows the errors of a form', async () => {
    const answer = await signUp({ birth_date: '2020-01-01', accepts_terms: false, password: 'kort' });
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields).toEqual({
      first_name: 'Fyll i förnamnet.',
      last_name: 'Fyll i efternamnet.',
      email: 'Fyll i e-postadressen.',
      password: 'Lösenordet är för svagt. Använd minst 8 tecken.',
      birth_date: 'Du måste vara minst 13 år för att registrera dig.',
      accepts_terms: 'Du måste godkänna villkoren.',
    });
  });

  test('the age of thirteen is counted by the day of the server, in Sweden', async () => {
    const body = talent({ birth_date: '2028-06-02' });
    server.setClock('2041-06-01T21:59:59Z');
    expect((await signUp(body)).body.error.fields).toEqual({
      birth_date: 'Du måste vara minst 13 år för att registrera dig.',
    });
    server.setClock('2041-06-01T22:00:00Z');
    expect((await signUp(body)).status).toBe(200);
  });

  test.each(['password', 'Sommar2024!', 'aaaaaaaa', 'Qwerty123', 'lösenord1'])('refuses %s', async (password) => {
    expect(refusal(await signUp(talent({ password })))).toEqual({
      status: 422,
      code: 'weak_password',
      message: 'Lösenordet är för svagt. Använd minst 8 tecken.',
    });
  });

  test('sends the mail again to an address that waits, also when the new password is weak', async () => {
    const body = talent();
    await signUp(body);
    expect(refusal(await signUp({ ...body, password: 'password' }))).toEqual({
      status: 422,
      code: 'already_registered_mail_sent',
      message: 'E-post är redan registrerad. Vi har skickat ett nytt verifieringsmejl - kontrollera din e-post.',
    });
    expect(await mailsTo(body.email)).toHaveLength(2);
  });

  test('says so when the mail cannot be sent again', async () => {
    const body = talent();
    await signUp(body);
    await rowsOf(
      "create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no mail today'; end $$",
    );
    await rowsOf('create trigger refuse_mail before insert on outbox for each row execute function refuse_mail()');
    try {
      expect(refusal(await signUp(body))).toEqual({
        status: 422,
        code: 'already_registered_mail_failed',
        message:
          'E-post är redan registrerad men inte verifierad. Kontrollera din e-post och klicka på verifieringslänken, eller logga in för att få ett nytt e-post.',
      });
      const other = talent();
      expect(refusal(await signUp(other))).toMatchObject({ status: 500, code: 'internal' });
      expect(await rowsOf('select 1 from accounts where email = $1', other.email)).toEqual([]);
    } finally {
      await rowsOf('drop function refuse_mail cascade');
    }
  });

  test('refuses a verified address, and one of a company', async () => {
    const body = talent();
    await signUp(body);
    await confirm(body.email, (await mailsTo(body.email))[0]?.code ?? '');
    expect(refusal(await signUp(body))).toEqual({
      status: 422,
      code: 'already_registered_verified',
      message: 'Denna e-post är redan registrerad och verifierad. Vänligen logga in istället.',
    });
    const application = company();
    await signUpCompany(application);
    expect(refusal(await signUp(talent({ email: application.email })))).toEqual({
      status: 422,
      code: 'email_used',
      message: 'E-post används',
    });
  });

  test('of the same address twice at the same moment makes one account', async () => {
    const body = talent();
    const answers = await Promise.all([signUp(body), signUp(body), signUp(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const refused = answers.filter(({ status }) => status === 422).map((answer) => refusal(answer).code);
    expect(refused).toEqual(['already_registered_mail_sent', 'already_registered_mail_sent']);
    expect(
      await rowsOf('select t.id from accounts a join talents t on t.account_id = a.id where a.email = $1', body.email),
    ).toHaveLength(1);
  });
});

describe('company-sign-up', () => {
  /** Signs up a company and confirms its address; the application then waits for an administrator. */
  async function applyAndConfirm(body: ReturnType<typeof company>) {
    expect((await signUpCompany(body)).status).toBe(200);
    const [mail] = await mailsTo(body.email);
    expect((await follow(mail?.token ?? '')).status).toBe(200);
  }

  test('makes account, company, owner, event and mail', async () => {
    const body = company();
    expect(await signUpCompany(body)).toMatchObject({ status: 200, body: { email: body.email } });
    const [row] = await rowsOf(
      `select a.role, a.name, c.name as company, c.status, c.organisation_number, c.postal_code, c.contact_name,
         c.email_confirmed_date, m.member_role, e.type, e.actor_account_id = a.id as is_actor, o.concerned_id = c.id as concerns
       from accounts a join company_members m on m.account_id = a.id join companies c on c.id = m.company_id
       join events e on e.subject_id = c.id join event_concerns o on o.event_id = e.id where a.email = $1`,
      body.email,
    );
    expect(row).toEqual({
      role: 'company',
      name: 'Bo Ek',
      company: 'Filmbolaget',
      status: 'pending',
      organisation_number: body.organisation_number,
      postal_code: '11122',
      contact_name: 'Bo Ek',
      email_confirmed_date: null,
      member_role: 'owner',
      type: 'company.apply',
      is_actor: true,
      concerns: true,
    });
    expect(await mailsTo(body.email)).toHaveLength(1);
  });

  test('shows the errors of a form', async () => {
    const answer = await signUpCompany(company({ organisation_number: '556677-8898', postal_code: '12' }));
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields).toEqual({
      organisation_number: 'Organisationsnumret stämmer inte. Kontrollera siffrorna.',
      postal_code: 'Postnumret har fem siffror.',
    });
  });

  test('refuses a used address, a used number and a weak password', async () => {
    const body = company();
    await applyAndConfirm(body);
    expect(refusal(await signUpCompany(company({ email: body.email })))).toMatchObject({
      status: 422,
      code: 'email_used',
    });
    const dashed = `16${body.organisation_number.slice(0, 6)}-${body.organisation_number.slice(6)}`;
    expect(refusal(await signUpCompany(company({ organisation_number: dashed })))).toEqual({
      status: 409,
      code: 'organisation_number_used',
      message: 'Företaget är redan registrerat. Be en kollega som har konto att bjuda in dig.',
    });
    expect(refusal(await signUpCompany(company({ password: 'iloveyou' })))).toMatchObject({ code: 'weak_password' });
  });

  test('an unconfirmed application holds no number; of two that confirm at once one gets it', async () => {
    const organisation_number = freshOrganisationNumber();
    const bodies = [1, 2, 3].map(() => company({ organisation_number }));
    // A stranger applies first. Then two members of the company apply at the same moment.
    expect((await signUpCompany(bodies[0])).status).toBe(200);
    const answers = await Promise.all(bodies.slice(1).map(signUpCompany));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const mails = await Promise.all(bodies.map(({ email }) => mailsTo(email)));
    const confirmed = await Promise.all(mails.slice(1).map(([mail]) => follow(mail?.token ?? '')));
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const held = confirmed.find(({ status }) => status === 409);
    expect(held && refusal(held)).toMatchObject({ code: 'organisation_number_used' });
    // The stranger confirms too late and is refused; the application of the company is unchanged.
    const late = await confirm(bodies[0]?.email ?? '', mails[0]?.[0]?.code ?? '');
    expect(refusal(late)).toMatchObject({ status: 409, code: 'organisation_number_used' });
    expect(
      await rowsOf(
        `select a.email_verified, c.email_confirmed_date is not null as has_date from accounts a
         join company_members m on m.account_id = a.id join companies c on c.id = m.company_id
         where c.organisation_number = $1 order by 1`,
        organisation_number,
      ),
    ).toEqual([
      { email_verified: false, has_date: false },
      { email_verified: false, has_date: false },
      { email_verified: true, has_date: true },
    ]);
    expect(refusal(await signUpCompany(company({ organisation_number }))).code).toBe('organisation_number_used');
  });

  test('of the same address at the same moment makes one, and nothing of the other', async () => {
    const email = freshEmail();
    const same = await Promise.all([signUpCompany(company({ email })), signUpCompany(company({ email }))]);
    expect(same.map((answer) => refusal(answer).code).sort()).toEqual(['email_used', undefined]);
    expect(await rowsOf("select 1 from companies where name = 'Filmbolaget' and contact_name = $1", email)).toEqual([]);
  });
});

describe('confirming an address', () => {
  test('by code verifies the account and the talent, once', async () => {
    const body = talent();
    await signUp(body);
    const [mail] = await mailsTo(body.email);
    expect(await confirm(body.email, mail?.code ?? '')).toMatchObject({
      status: 200,
      body: { next: 'confirmed', role: 'talent' },
    });
    const [row] = await rowsOf(
      `select a.email_verified, a.email_confirmed_date is not null as has_date, t.is_verified
       from accounts a join talents t on t.account_id = a.id where a.email = $1`,
      body.email,
    );
    expect(row).toEqual({ email_verified: true, has_date: true, is_verified: true });
    expect(refusal(await confirm(body.email, mail?.code ?? ''))).toEqual({
      status: 422,
      code: 'wrong_code',
      message: 'Koden stämmer inte. Kontrollera siffrorna och försök igen.',
    });
    expect(refusal(await follow(mail?.token ?? '')).code).toBe('dead_link');
  });

  test('by link verifies the company, once', async () => {
    const body = company();
    await signUpCompany(body);
    const [mail] = await mailsTo(body.email);
    expect(await follow(mail?.token ?? '')).toMatchObject({ status: 200, body: { role: 'company' } });
    const [row] = await rowsOf(
      'select email_confirmed_date is not null as has_date, status from companies where organisation_number = $1',
      body.organisation_number,
    );
    expect(row).toEqual({ has_date: true, status: 'pending' });
    expect(refusal(await follow(mail?.token ?? ''))).toEqual({
      status: 422,
      code: 'dead_link',
      message: 'Länken gäller inte längre. Be om en ny.',
    });
    expect(refusal(await confirm(body.email, mail?.code ?? '')).code).toBe('wrong_code');
  });

  test('fails with a made-up link, an unknown address and a malformed code', async () => {
    expect(refusal(await follow('made-up')).code).toBe('dead_link');
    expect(refusal(await confirm(freshEmail(), '123456')).code).toBe('wrong_code');
    expect((await confirm(freshEmail(), '12345x')).body.error.fields).toEqual({ code: 'Koden har sex siffror.' });
  });

  test('five wrong tries kill the code, also when they come at once', async () => {
    for (const atOnce of [false, true]) {
      const body = talent();
      await signUp(body);
      const code = (await mailsTo(body.email))[0]?.code ?? '';
      const tries: string[] = [];
      const wrong = async () => tries.push(refusal(await confirm(body.email, otherThan(code))).code);
      if (atOnce) await Promise.all([1, 2, 3, 4, 5].map(wrong));
      else for (let n = 0; n < 5; n++) await wrong();
      expect(tries.sort()).toEqual(['too_many_tries', ...Array(4).fill('wrong_code')]);
      expect(refusal(await confirm(body.email, code))).toEqual({
        status: 422,
        code: 'too_many_tries',
        message: 'Koden har provats för många gånger. Be om en ny.',
      });
    }
  });

  test('a code lives 15 minutes and a link a day', async () => {
    const body = talent();
    await signUp(body);
    const [mail] = await mailsTo(body.email);
    server.stopClock(15 * MINUTE);
    expect(refusal(await confirm(body.email, mail?.code ?? ''))).toEqual({
      status: 422,
      code: 'dead_code',
      message: 'Koden gäller inte längre. Be om en ny.',
    });
    server.stopClock(24 * 60 * MINUTE);
    expect(refusal(await follow(mail?.token ?? '')).code).toBe('dead_link');
    server.stopClock(23 * 60 * MINUTE);
    expect((await follow(mail?.token ?? '')).status).toBe(200);
  });

  test('of the same link twice at the same moment succeeds once', async () => {
    const body = talent();
    await signUp(body);
    const token = (await mailsTo(body.email))[0]?.token ?? '';
    const answers = await Promise.all([follow(token), follow(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a resend ends the earlier link, and answers all callers alike', async () => {
    const body = talent();
    await signUp(body);
    const resend = (email: string) => post('/account/verification/resend', { email });
    const known = await resend(body.email);
    const [first, second] = await mailsTo(body.email);
    if (first?.code !== second?.code) {
      expect(refusal(await confirm(body.email, first?.code ?? '')).code).toBe('wrong_code');
    }
    expect(refusal(await follow(first?.token ?? '')).code).toBe('dead_link');
    expect((await confirm(body.email, second?.code ?? '')).status).toBe(200);
    expect(await resend(body.email)).toEqual(known);
    expect(await resend(freshEmail())).toEqual(known);
    expect(known).toEqual({ status: 200, body: { done: true }, set_cookies: [] });
    expect(await mailsTo(body.email)).toHaveLength(2);
    expect((await resend('inte en adress')).status).toBe(422);
  });

  test('no stored row reveals a code or a link', async () => {
    const body = talent();
    await signUp(body);
    const [mail] = await mailsTo(body.email);
    const { rows } = await sql<{ all: string }>`
      select string_agg(e::text, ' ') as all from email_verification_codes e`.execute(server.services.db);
    expect(rows[0]?.all).not.toContain(mail?.token);
    const [kept] = await rowsOf<{ code_hash: string }>(
      `select code_hash from email_verification_codes e join accounts a on a.id = e.account_id where a.email = $1`,
      body.email,
    );
    expect(kept?.code_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the calls as the spec has them', () => {
  test('an empty sign-up gets the message of the call, and a Swedish one for each field', async () => {
    const { email: _email, ...nameless } = talent();
    const { status, body } = await signUp(nameless as never);
    expect([status, body.error.code]).toEqual([422, 'email_or_phone_missing']);
    expect(body.error.message).toBe('You must provide either an email or phone number and a password');
    expect(body.error.fields).toEqual({ email: 'Fyll i e-postadressen.' });
  });

  test('the mail leads to /verify-email-callback of the configured origin, and nowhere else', async () => {
    const ours = [undefined, '/verify-email-callback', `${server.services.env.base_url}/verify-email-callback`];
    for (const redirect_to of ours) {
      const body = { ...talent(), ...(redirect_to && { redirect_to }) };
      expect((await signUp(body)).status).toBe(200);
      const [mail] = await rowsOf<{ path: string }>(
        "select content->>'path' as path from outbox where recipient = $1",
        body.email,
      );
      expect(mail?.path).toMatch(/^\/verify-email-callback\?token=[\w-]{43}$/);
    }
    for (const redirect_to of ['https://evil.example/verify-email-callback', '//evil.example', '/Login']) {
      const body = { ...talent(), redirect_to };
      expect(refusal(await signUp(body)).code).toBe('foreign_redirect');
      expect(await mailsTo(body.email)).toEqual([]);
    }
  });

  test('the terms and the privacy policy that were accepted are logged with their version and words', async () => {
    const body = talent();
    await signUp(body);
    const rows = await rowsOf<{ document: string; version: string; text_sha256: string }>(
      `select c.document, c.version, c.text_sha256 from consents c join accounts a on a.id = c.account_id
       where a.email = $1 order by c.document`,
      body.email,
    );
    expect(rows.map(({ document, version }) => [document, version])).toEqual([
      ['privacy', PRIVACY_VERSION],
      ['terms', TERMS_VERSION],
    ]);
    expect(rows.map(({ text_sha256 }) => text_sha256)).toEqual([
      createHash('sha256').update(legalText(privacy)).digest('hex'),
      createHash('sha256').update(legalText(terms)).digest('hex'),
    ]);
    await expect(rowsOf("update consents set version = 'x'")).rejects.toThrow(/only added/);
    await expect(rowsOf('delete from consents')).rejects.toThrow(/only added/);
  });
});
