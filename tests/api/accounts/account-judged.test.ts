/**
 * The facts that decide whether an account may sign in, and the answers of the calls around it (spec, sections 4, 7 and
 * 8).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { findSignInRefusal } from '#server/features/accounts/account/queries/sign-in-refusal.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { recordsAs } from '../kernel/records-world.ts';
import { openBrowser, refusal } from './account-browser.ts';

const PASSWORD = 'tre små grisar';
let server: TestServer;
beforeAll(async () => {
  // Without logs, because one test makes the database fail.
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

const run = (text: string, ...values: unknown[]) => server.services.pool.query(text, values);
const open = () => openBrowser(server.url);

/** Gives a person made by a factory a password. */
async function withPassword<Who extends { account_id: string }>(who: Who): Promise<Who> {
  const hash = await hashPassword(PASSWORD);
  await run('update sign_in_methods set password_hash = $2 where account_id = $1', who.account_id, hash);
  return who;
}

describe('the records behind an account', () => {
  test('a company application has precedence over any talent record (S-159)', async () => {
    const { db } = server.services;
    const [company, talent] = [await aCompany(server), await aTalent(server)];
    // No command can give one account both roles, so the test moves the talent to the company's account by SQL.
    await run('delete from talents where account_id = $1', company.account_id);
    await run('update talents set account_id = $2 where id = $1', talent.talent_id, company.account_id);
    const judged: unknown[] = [];
    for (const status of ['pending', 'refused', 'suspended', 'approved'])
      for (const is_verified of [true, false]) {
        await run('update companies set status = $2 where id = $1', company.company_id, status);
        await run('update talents set is_verified = $2 where id = $1', talent.talent_id, is_verified);
        judged.push(await findSignInRefusal(db, company.account_id));
      }
    expect(judged).toEqual([...Array(6).fill('company_not_active'), null, null]);
  });

  test('signing in, the session, its record and the guards judge alike in every state', async () => {
    const { talent, company, admin } = {
      talent: await aTalent(server),
      company: await aCompany(server),
      admin: await anAdmin(server),
    };
    const judge = async ({ account_id, cookie }: { account_id: string; cookie: string }) => {
      const ask = async (path: string) => (await fetch(`${server.url}/api/v1${path}`, { headers: { cookie } })).json();
      const [record, guarded] = [await ask('/account/session'), await ask('/notifications')];
      return [
        await findSignInRefusal(server.services.db, account_id),
        record.session?.role ?? null,
        guarded.error?.code ?? null,
      ];
    };
    const nobody = (code: string) => [code, null, 'signed_out'];
    const ofTalent = (text: string) => run(`update ${text}`, talent.account_id);

    expect(await judge(talent)).toEqual([null, 'talent', null]);
    await ofTalent('accounts set terms_version = null, terms_accepted_date = null where id = $1');
    expect(await judge(talent)).toEqual([null, 'talent', 'registration_incomplete']);
    await ofTalent('talents set is_verified = false where account_id = $1');
    expect(await judge(talent)).toEqual(nobody('talent_not_verified'));
    await run('delete from talents where account_id = $1', talent.account_id);
    expect(await judge(talent)).toEqual(nobody('no_profile'));

    for (const status of ['pending', 'refused', 'suspended']) {
      await run('update companies set status = $2 where id = $1', company.company_id, status);
      expect(await judge(company), status).toEqual(['company_not_active', null, 'company_not_active']);
    }
    await run("update companies set status = 'approved' where id = $1", company.company_id);
    expect(await judge(company)).toEqual([null, 'company', null]);
    await run('delete from company_members where account_id = $1', company.account_id);
    expect(await judge(company)).toEqual(nobody('no_profile'));

    expect(await judge(admin)).toEqual([null, 'admin', null]);
    await run('update accounts set two_factor_enabled = false where id = $1', admin.account_id);
    expect(await judge(admin)).toEqual(nobody('second_factor_missing'));
  });

  test('a refused sign-in leaves no session and no cookie of one (S-158, S-160, S-161)', async () => {
    const talent = await withPassword(await aTalent(server));
    const unverify = () => run('update talents set is_verified = false where id = $1', talent.talent_id);
    const forget = () => run('delete from talents where id = $1', talent.talent_id);
    for (const [spoil, code] of [
      [unverify, 'talent_not_verified'],
      [forget, 'no_profile'],
    ] as const) {
      const browser = open();
      await run('delete from sessions where account_id = $1', talent.account_id);
      await spoil();
      const answer = await browser.post('/account/sign-in', { email: talent.email, password: PASSWORD });
      expect(refusal(answer)).toMatchObject({ status: 403, code });
      expect([...browser.jar.keys()].filter((name) => /session|refresh/.test(name))).toEqual([]);
      expect((await browser.get('/account/session')).body).toEqual({ session: null, is_renewable: false });
      expect((await run('select 1 from sessions where account_id = $1', talent.account_id)).rows).toEqual([]);
      // Until the password is right, the answer says nothing about the account's state (S-157).
      const wrong = await browser.post('/account/sign-in', { email: talent.email, password: 'fel lösenord' });
      expect(refusal(wrong)).toMatchObject({ status: 401, code: 'wrong_credentials' });
    }
  });
});

describe('the authentication user', () => {
  test('is one’s own in each role, with its metadata (S-154, S-214)', async () => {
    const people = { talent: await aTalent(server), company: await aCompany(server), admin: await anAdmin(server) };
    for (const [role, { api, account_id, email, name }] of Object.entries(people)) {
      expect(await api.ok('GET /account/user')).toEqual({
        id: account_id,
        email,
        email_confirmed_at: expect.stringMatching(/Z$/),
        user_metadata: {
          role,
          first_name: expect.any(String),
          last_name: expect.any(String),
          full_name: name,
          birth_date: role === 'talent' ? '1990-05-05' : null,
        },
      });
    }
  });

  test('gets no role from its own metadata (S-154)', async () => {
    const talent = await aTalent(server);
    for (const field of ['role', 'user_metadata'])
      expect(await recordsAs(talent.api, 'Talent').update(talent.talent_id, { [field]: 'admin' })).toMatchObject({
        code: 'unknown_field',
        field,
      });
    for (const told of [{ role: 'admin' }, { user_metadata: { role: 'admin' } }, { data: { role: 'admin' } }])
      expect(refusal(await open().post('/account/talent-sign-up', { ...form(), ...told })).code).toBe('invalid_input');
    expect((await talent.api.ok('GET /account/user')).user_metadata.role).toBe('talent');
  });
});

let count = 0;
const form = (over: object = {}) => ({
  first_name: 'Ada',
  last_name: 'Lind',
  email: `ada-${++count}@example.se`,
  password: PASSWORD,
  birth_date: '1990-02-28',
  accepts_terms: true,
  ...over,
});
const mailsTo = async (email: string) => (await run('select 1 from outbox where recipient = $1', email)).rows.length;

describe('the calls of a sign-up', () => {
  test('a resent mail is of type signup and leads to this site only (S-217)', async () => {
    const { email, ...rest } = form();
    await open().post('/account/talent-sign-up', { email, ...rest });
    const resend = (over: object) => open().post('/account/verification/resend', { email, type: 'signup', ...over });
    for (const redirect_to of ['https://evil.example/verify-email-callback', '//evil.example', '/Login'])
      expect(refusal(await resend({ redirect_to })).code).toBe('foreign_redirect');
    expect(refusal(await resend({ type: 'recovery' })).code).toBe('invalid_input');
    expect(await mailsTo(email)).toBe(1);
    expect((await resend({ redirect_to: '/verify-email-callback' })).status).toBe(200);
    expect(await mailsTo(email)).toBe(2);
  });

  test.each(['a@b', 'anna@', 'anna example.se'])('%j is no address (S-255)', async (email) => {
    const { status, body } = await open().post('/account/talent-sign-up', form({ email }));
    expect([status, body.error.fields]).toEqual([
      422,
      { email: 'Ogiltig e-postadress. Kontrollera att e-posten är korrekt.' },
    ]);
  });

  test.each([
    ['seven characters', 'sju777t'],
    ['eight that are guessed first', 'password'],
  ])('%s are too weak (S-254)', async (_, password) => {
    const { status, body } = await open().post('/account/talent-sign-up', form({ password }));
    expect(status).toBe(422);
    expect(body.error.fields?.password ?? body.error.message).toBe('Lösenordet är för svagt. Använd minst 8 tecken.');
  });

  test('a failure does not reveal where it happened (S-257)', async () => {
    await run(
      `create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'secret_place'; end $$`,
    );
    await run('create trigger fail_here before insert on talents for each row execute function fail_here()');
    try {
      const answer = await open().post('/account/talent-sign-up', form());
      expect(refusal(answer)).toMatchObject({ status: 500, code: 'internal' });
      expect(Object.keys(answer.body.error).sort()).toEqual(['code', 'message', 'request_id']);
      expect(JSON.stringify(answer.body)).not.toMatch(/secret_place|insert into|fail_here|\.ts|example\.se/i);
    } finally {
      await run('drop function fail_here cascade');
    }
  });
});
