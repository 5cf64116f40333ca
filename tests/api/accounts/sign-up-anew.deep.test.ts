/** The sign-up forms, used by a removed member of a company and by strangers who know the member's address. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { organisationNumberProblem } from '#domain/kernel/organisation-number.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { eraseDue } from '#server/features/office/erasure/commands/erase-due.ts';
import { as, type Client } from '#tests/factories/client.ts';
import { aCompany, aMember, anAdmin, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser, refusal } from './account-browser.ts';
import { codeOf, keyOf, signInWith } from './passkey-browser.ts';
import { mailsTo, rowsOf, signedInAt, tokenTo, trySignIn } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const TITLE = 'Bekräfta din e-post';
const [OLD, NEW, THEIRS] = ['tre små grisar', 'sju gröna hästar', 'ord av den andra'];
const open = () => openBrowser(server.url);
type Browser = ReturnType<typeof open>;
const run = <T>(text: string, ...values: unknown[]) => rowsOf<T>(server, text, ...values);

interface TakenOut {
  readonly id: string;
  readonly email: string;
  readonly company: Company;
  readonly key: Awaited<ReturnType<typeof keyOf>>;
}

/** A former member of a company, with a password and a passkey. */
async function aTakenOut(before?: (company: Company, api: Client) => Promise<void>): Promise<TakenOut> {
  const company = await aCompany(server);
  const id = await aMember(server, company, 'caster');
  const cookie = await signInAs(server.services, id);
  const key = await keyOf(server, { cookie, account_id: id });
  await before?.(company, as(server, cookie));
  await run('update accounts set email_verified = true where id = $1', id);
  await run(
    `insert into sign_in_methods (account_id, provider, provider_account_id, password_hash)
     values ($1, 'credential', $1::uuid, $2)`,
    id,
    await hashPassword(OLD),
  );
  const [row] = await run<{ email: string }>('select email from accounts where id = $1', id);
  await company.api.ok('DELETE /company/members/:id', { params: { id }, body: {} });
  return { id, email: row?.email ?? '', company, key };
}

const talentForm = (email: string, password = NEW) => ({
  email,
  password,
  first_name: 'Mia',
  last_name: 'Ny',
  birth_date: '1990-01-01',
  accepts_terms: true,
});
/** The last organisation number tried; no company has it or a number above it. */
let tried = 5_561_000_000;
function freshNumber(): string {
  do tried += 1;
  while (organisationNumberProblem(String(tried)));
  return String(tried);
}
const companyForm = (email: string) => ({
  organisation_number: freshNumber(),
  email,
  invoice_email: email,
  company_name: 'Mias film',
  about: '',
  address: 'Storgatan 1',
  postal_code: '111 22',
  city: 'Stockholm',
  phone: '08-123 45 67',
  first_name: 'Mia',
  last_name: 'Ny',
  password: NEW,
  accepts_terms: true,
});
const asTalent = (email: string, { browser = open(), password = NEW } = {}) =>
  browser.post('/account/talent-sign-up', talentForm(email, password));
const asCompany = (email: string, browser = open()) => browser.post('/account/company-sign-up', companyForm(email));

async function confirm(email: string, browser: Browser, way: 'code' | 'link' = 'link', password?: string) {
  if (way === 'link') {
    const token = await tokenTo(server, email, TITLE);
    return browser.post('/account/verification/confirm-link', { token, password });
  }
  const code = (await mailsTo(server, email, TITLE)).at(-1)?.code;
  return browser.post('/account/verification/confirm-code', { email, code, password });
}

async function eraseInAWeek(): Promise<void> {
  const now = server.services.clock();
  server.setClock(new Date(now.getTime() + 9 * 86_400_000).toISOString());
  await eraseDue(server.services);
  server.setClock(now.toISOString());
}

/** The account and its sign-in methods, and the ids of its passkeys, talents and companies. */
const everythingOf = async (id: string) => [
  await run('select * from accounts where id = $1', id),
  await run('select * from sign_in_methods where account_id = $1', id),
  await run('select id from passkeys where account_id = $1', id),
  await run('select id from talents where account_id = $1', id),
  await run('select company_id from company_members where account_id = $1', id),
];

describe('a removed member of a company', () => {
  test.each(['code', 'link'] as const)('signs up as a talent, confirms by the %s, and can be erased', async (way) => {
    const { id, email, key } = await aTakenOut();
    const own = open();
    expect((await asTalent(email, { browser: own })).body).toEqual({ email });
    expect((await confirm(email, own, way)).body).toEqual({ next: 'confirmed', role: 'talent' });
    expect((await trySignIn(server, email, OLD)).answer.status).toBe(401);
    expect(codeOf((await signInWith(server, key)).answer)).toBe('passkey_unknown');
    const api = await signedInAt(server, email, NEW);
    const { session } = await api.ok('GET /account/session');
    expect(session).toMatchObject({ role: 'talent', name: 'Mia Ny', data: { is_registered: true } });
    await api.ok('POST /account/deletion', { body: {} });
    await eraseInAWeek();
    expect(await run('select from accounts where id = $1 or email = $2', id, email)).toEqual([]);
  });

  test('signs up as a company, whose application is made when the address is confirmed', async () => {
    const { email } = await aTakenOut();
    const own = open();
    expect((await asCompany(email, own)).body).toEqual({ email });
    expect(await run('select from companies where invoice_email = $1', email)).toEqual([]);
    expect((await confirm(email, own)).body).toEqual({ next: 'confirmed', role: 'company' });
    const [made] = await run<{ id: string; is_confirmed: boolean }>(
      'select id, email_confirmed_date is not null as is_confirmed from companies where invoice_email = $1',
      email,
    );
    expect(made?.is_confirmed).toBe(true);
    const admin = await anAdmin(server);
    await admin.api.ok('POST /admin/applications/:id/approve', { params: { id: made?.id ?? '' } });
    const { session } = await (await signedInAt(server, email, NEW)).ok('GET /account/session');
    expect(session).toMatchObject({ role: 'company', member_role: 'owner', data: { name: 'Mias film' } });
  });

  test('chooses the password when they confirm elsewhere, and tells birth date and terms again', async () => {
    const { id, email } = await aTakenOut();
    await asTalent(email, { password: THEIRS });
    const before = await everythingOf(id);
    expect((await confirm(email, open())).body).toEqual({ next: 'choose-password', email, asks_terms: false });
    expect(await everythingOf(id)).toEqual(before);
    expect((await confirm(email, open(), 'link', NEW)).body).toEqual({ next: 'confirmed', role: 'talent' });
    expect((await trySignIn(server, email, THEIRS)).answer.status).toBe(401);
    const { session } = await (await signedInAt(server, email, NEW)).ok('GET /account/session');
    expect(session?.data.is_registered).toBe(false);
  });

  test('chooses a password when the newest was too weak to be kept, whatever the account had', async () => {
    const { email } = await aTakenOut();
    const own = open();
    await asTalent(email, { browser: own });
    await asTalent(email, { browser: own, password: 'password' });
    expect((await confirm(email, own)).body).toMatchObject({ next: 'choose-password' });
    expect((await confirm(email, own, 'link', THEIRS)).status).toBe(200);
    expect((await trySignIn(server, email, THEIRS)).answer.status).toBe(200);
  });

  test('is refused at the end if another application for the company came first, and the account is unchanged', async () => {
    const [one, other] = [await aTakenOut(), await aTakenOut()];
    const organisation_number = freshNumber();
    const [first, second] = [open(), open()];
    for (const [{ email }, browser] of [
      [one, first],
      [other, second],
    ] as const) {
      const form = { ...companyForm(email), organisation_number };
      expect((await browser.post('/account/company-sign-up', form)).status).toBe(200);
    }
    const before = await everythingOf(other.id);
    expect((await confirm(one.email, first)).status).toBe(200);
    expect(refusal(await confirm(other.email, second)).code).toBe('organisation_number_used');
    expect(await everythingOf(other.id)).toEqual(before);
  });

  test('applies again once the link of the first form has run out, and not before', async () => {
    const { email } = await aTakenOut();
    const start = server.services.clock();
    const inHours = (hours: number) => server.setClock(new Date(start.getTime() + hours * 3_600_000).toISOString());
    expect((await asCompany(email)).body).toEqual({ email });
    inHours(23.9);
    expect(refusal(await asCompany(email))).toMatchObject({ code: 'email_used' });
    inHours(24.1);
    expect((await asCompany(email)).body).toEqual({ email });
    server.setClock(start.toISOString());
  });

  test('gets the mail again by asking, under the name of the form', async () => {
    const { email } = await aTakenOut();
    const resend = () => open().post('/account/verification/resend', { email });
    await resend();
    expect(await mailsTo(server, email, TITLE)).toEqual([]);
    const own = open();
    await asTalent(email, { browser: own });
    await resend();
    const mails = await mailsTo(server, email, TITLE);
    expect(mails.map(({ message }) => message?.slice(0, 9))).toEqual(['Hej Mia. ', 'Hej Mia. ']);
    expect((await confirm(email, own, 'code')).status).toBe(200);
  });

  test('is parted from what they wrote for the company, which keeps it when they are erased', async () => {
    const talent = await aTalent(server);
    let thread = '';
    const { id, email, company } = await aTakenOut(async (its, api) => {
      const project = await aProject(server, its, { step: 2 });
      thread = (await aRequest(server, its, project.id, talent)).id;
      const body = { id: randomUUID(), body: 'Kan du rida?' };
      await api.ok('POST /threads/:id/messages', { params: { id: thread }, body });
    });
    const own = open();
    await asTalent(email, { browser: own });
    await confirm(email, own);
    const read = async () => (await company.api.ok('GET /threads/:id', { params: { id: thread } })).messages[0];
    expect(await read()).toMatchObject({ body: 'Kan du rida?', sender_name: '' });
    await (await signedInAt(server, email, NEW)).ok('POST /account/deletion', { body: {} });
    await eraseInAWeek();
    expect(await run('select from accounts where id = $1', id)).toEqual([]);
    expect(await read()).toMatchObject({ body: 'Kan du rida?', sender_name: '' });
  });
});

describe('strangers who know the address', () => {
  test('change nothing by a form, and the password chosen there opens nothing', async () => {
    const { id, email, company, key } = await aTakenOut();
    const before = await everythingOf(id);
    await asTalent(email, { password: THEIRS });
    await asCompany(email);
    expect(await everythingOf(id)).toEqual(before);
    expect((await trySignIn(server, email, THEIRS)).answer.status).toBe(401);
    // An invitation leaves the account unchanged, and makes the form's link invalid.
    const link = await tokenTo(server, email, TITLE);
    await company.api.ok('POST /company/invitations', { body: { email, role: 'reader', limit_ore: null } });
    const mail = await run<{ token: string }>(
      `select split_part(content ->> 'path', 'token=', 2) as token from outbox
       where recipient = $1 and content ->> 'path' like '/MemberInvitation%' order by created_date desc limit 1`,
      email,
    );
    const person = { first_name: 'Mia', last_name: 'Ek', password: OLD, accepts_terms: true as const };
    await as(server).ok('POST /member-invitations/accept', { body: { ...person, token: mail[0]?.token ?? '' } });
    const dead = await open().post('/account/verification/confirm-link', { token: link, password: THEIRS });
    expect(refusal(dead).code).toBe('dead_link');
    expect((await signInWith(server, key)).answer.body.member_role).toBe('reader');
  });

  test('get the same answer as for an address that has never had an account', async () => {
    const forms = {
      talent: (email: string) => asTalent(email),
      weak: (email: string) => asTalent(email, { password: 'password' }),
      company: (email: string) => asCompany(email),
    };
    const heard = async (email: string, order: readonly (keyof typeof forms)[]) => {
      const answers = [];
      for (const form of order) {
        const { status, body } = await forms[form](email);
        answers.push([form, status, body.error?.code ?? 'done']);
      }
      return answers;
    };
    for (const [n, order] of (
      [
        ['weak', 'talent', 'weak', 'talent', 'company'],
        ['company', 'company', 'talent', 'weak'],
      ] as const
    ).entries()) {
      const { email } = await aTakenOut();
      expect(await heard(email, order)).toEqual(await heard(`never-seen-${n}@example.com`, order));
    }
  });

  test('of an account that is used or an administrator’s change nothing either', async () => {
    const [company, ended, owner] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];
    await owner.api.ok('POST /admin/administrators/:id/end', { params: { id: ended.account_id }, body: {} });
    for (const { email } of [company, ended]) {
      expect(refusal(await asTalent(email)).code).toBe('email_used');
      expect(refusal(await asCompany(email)).code).toBe('email_used');
      expect(await mailsTo(server, email, TITLE)).toHaveLength(0);
    }
  });
});

test('of two simultaneous confirmations of one address one takes over the account, and the other is refused', async () => {
  const { id, email } = await aTakenOut();
  await asTalent(email);
  const answers = await Promise.all([confirm(email, open(), 'link', NEW), confirm(email, open(), 'link', THEIRS)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await run('select from talents where account_id = $1', id)).toHaveLength(1);
});
