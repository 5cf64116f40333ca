import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { letTimePass, rowsOf, tokenTo, trySignIn } from '../accounts/security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const INVITED = 'Ada Min bjuder in dig som administratör';
const PERSON = { first_name: 'Siv', last_name: 'Ek', password: 'sju gröna hästar' };
const invite = (email: string, role: 'owner' | 'support' = 'support') => ({ body: { email, role } });
const accept = (token: string) => as(server).raw('POST /admin-invitations/accept', { body: { ...PERSON, token } });
const end = (id: string) => ({ params: { id }, body: {} });
const rolesOf = async (owner: Person) =>
  (await owner.api.ok('GET /admin/administrators')).administrators.map(({ id, role }) => [id, role]);

describe('an invitation', () => {
  test('makes one administrator who has to show a second factor, and is dead once it is used, replaced or taken back', async () => {
    const owner = await anAdmin(server);
    const email = 'siv@example.com';
    await owner.api.ok('POST /admin/invitations', invite(email, 'owner'));
    const replaced = await tokenTo(server, email, INVITED);
    await owner.api.ok('POST /admin/invitations', invite(email));
    const token = await tokenTo(server, email, INVITED);
    expect((await accept(replaced)).status).toBe(422);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{40,}$/),
    });
    const { answer } = await trySignIn(server, email, PERSON.password);
    expect(answer.body).toEqual({ next: 'second-factor' });
    const { administrators, invitations } = await owner.api.ok('GET /admin/administrators');
    expect(administrators.find((one) => one.email === email)).toMatchObject({ role: 'support', name: 'Siv Ek' });
    expect(invitations).toEqual([]);

    const other = await owner.api.ok('POST /admin/invitations', invite('bo@example.com'));
    await owner.api.ok('DELETE /admin/invitations/:id', { params: { id: other.invitations[0]?.id ?? '' } });
    expect((await accept(await tokenTo(server, 'bo@example.com', INVITED))).status).toBe(422);
  });

  test('goes to no address with an account, and lets an ended administrator in again', async () => {
    const owner = await anAdmin(server);
    const [talent, ended] = [await aTalent(server), await anAdmin(server, 'finance')];
    expect((await owner.api.refusal('POST /admin/invitations', invite(talent.email))).code).toBe('email_used');
    expect((await owner.api.refusal('POST /admin/invitations', invite(ended.email))).code).toBe('email_used');
    await owner.api.ok('POST /admin/administrators/:id/end', end(ended.account_id));
    await owner.api.ok('POST /admin/invitations', invite(ended.email));
    expect((await accept(await tokenTo(server, ended.email, INVITED))).status).toBe(200);
    expect(await rolesOf(owner)).toContainEqual([ended.account_id, 'support']);
  });

  test('asks for the password again when the sign-in is not recent', async () => {
    const owner = await anAdmin(server);
    await letTimePass(server, owner.account_id);
    expect((await owner.api.refusal('POST /admin/invitations', invite('eva@example.com'))).code).toBe('wrong_password');
  });
});

describe('an administrator', () => {
  test('an ended administrator is signed out at once and finds no way in', async () => {
    const [owner, other] = [await anAdmin(server), await anAdmin(server, 'support')];
    await owner.api.ok('POST /admin/administrators/:id/end', end(other.account_id));
    expect((await other.api.refusal('GET /admin/dashboard')).code).toBe('signed_out');
    expect((await owner.api.refusal('POST /admin/administrators/:id/end', end(owner.account_id))).code).toBe(
      'not_yourself',
    );
  });

  test('is limited to the present role', async () => {
    const [owner, other] = [await anAdmin(server), await anAdmin(server, 'review')];
    const { company_id } = await aCompany(server);
    const suspend = { params: { id: company_id }, body: { reason: 'Vi undersöker en sak.' } };
    const role = { params: { id: other.account_id }, body: { role: 'finance' as const } };
    await owner.api.ok('POST /admin/administrators/:id/role', role);
    expect((await other.api.refusal('POST /admin/applications/:id/suspend', suspend)).code).toBe('not_your_desk');
    await other.api.ok('GET /admin/bank/entries', { query: {} });
    const { session } = await other.api.ok('GET /account/session');
    expect(session?.admin_role).toBe('finance');
  });

  test('of two owners that end each other at once one stays', async () => {
    const [one, other] = [await anAdmin(server), await anAdmin(server)];
    const answers = await Promise.all([
      one.api.raw('POST /admin/administrators/:id/end', end(other.account_id)),
      other.api.raw('POST /admin/administrators/:id/end', end(one.account_id)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await rowsOf(server, 'select from accounts where id = any($1) and admin_role is not null', [
      one.account_id,
      other.account_id,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('the log of what administrators look at and do', () => {
  test('has who, what, about whom and when, and can be searched by each', async () => {
    const [owner, helper] = [await anAdmin(server), await anAdmin(server, 'support')];
    const [talent, child] = [
      await aTalent(server, { first_name: 'Vendela', last_name: 'Sökbar' }),
      await aTalent(server, { first_name: 'Lill', last_name: 'Sökbar', birth_date: '2015-01-01' }),
    ];
    await helper.api.ok('GET /records/Talent/:id', { params: { id: talent.talent_id } });
    await helper.api.ok('GET /records/Talent/:id', { params: { id: child.talent_id } });
    const { company_id } = await aCompany(server, { company_name: 'Loggbolaget' });
    const suspend = { params: { id: company_id }, body: { reason: 'Vi undersöker en sak.' } };
    await owner.api.ok('POST /admin/applications/:id/suspend', suspend);
    const found = async (query: Readonly<Record<string, string>>) => {
      const { items } = await owner.api.ok('GET /admin/audit', { query });
      return items.map(({ actor_name, admin_role, route, about }) => [
        actor_name,
        admin_role,
        route,
        about.map(({ name }) => name),
      ]);
    };
    const looked = (name: string) => ['Ada Min', 'support', 'GET /records/Talent/:id', [name]];
    const suspended = ['Ada Min', 'owner', 'POST /admin/applications/:id/suspend', ['Loggbolaget']];
    expect(await found({ account_id: helper.account_id })).toEqual([looked('Lill Sökbar'), looked('Vendela Sökbar')]);
    expect(await found({ about: 'vendela' })).toEqual([looked('Vendela Sökbar')]);
    expect(await found({ about: 'sökbar', kind: 'about_minor' })).toEqual([looked('Lill Sökbar')]);
    expect(await found({ about: 'loggbolaget', kind: 'command' })).toEqual([suspended]);
    expect(await found({ about: 'loggbolaget', kind: 'message' })).toEqual([]);
    expect(await found({ about: 'loggbolaget', to: '2020-01-01' })).toEqual([]);

    const query = { about: 'loggbolaget' };
    const { items, is_cut } = await owner.api.ok('GET /admin/audit/export', { query });
    expect([items.length, is_cut]).toEqual([1, false]);
    expect(await found({ kind: 'audit' })).toEqual([['Ada Min', 'owner', 'GET /admin/audit/export', ['Loggbolaget']]]);
  });

  test('is filtered by Swedish days, each from midnight to midnight', async () => {
    server.setClock('2026-12-01T23:00:00Z');
    const admin = await anAdmin(server);
    const { talent_id } = await aTalent(server);
    await admin.api.ok('GET /records/Talent/:id', { params: { id: talent_id } });
    const { account_id } = admin;
    const count = async (days: object) =>
      (await admin.api.ok('GET /admin/audit', { query: { account_id, kind: 'look', ...days } })).items.filter(
        ({ route }) => route === 'GET /records/Talent/:id',
      ).length;
    expect([await count({ to: '2026-12-01' }), await count({ to: '2026-12-02' })]).toEqual([0, 1]);
    expect([await count({ from: '2026-12-02' }), await count({ from: '2026-12-03' })]).toEqual([1, 0]);
    server.stopClock();
  });

  test('cannot be changed', async () => {
    await expect(rowsOf(server, "update audit_entries set actor_name = 'X'")).rejects.toThrow();
    await expect(rowsOf(server, 'delete from audit_entries')).rejects.toThrow();
  });
});
