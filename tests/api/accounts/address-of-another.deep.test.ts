/** An account without a user is handed over to the present owner of its mailbox. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { FATES_WHEN_HANDED_ON } from '#server/features/accounts/account/commands/empty-account.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { makeExports } from '#server/features/accounts/data-export/commands/make-exports.ts';
import { eraseDue } from '#server/features/office/erasure/commands/erase-due.ts';
import { as, type Client } from '#tests/factories/client.ts';
import { aCompany, aMember, anAdmin, type Company } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { codeOf, keyOf, signInWith } from './passkey-browser.ts';
import { rowsOf, signedInAt, trySignIn } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const [OLD, NEW] = ['tre små grisar', 'sju gröna hästar'];
const PERSON = { first_name: 'Bo', last_name: 'Ny', password: NEW };
const run = <T>(text: string, ...values: unknown[]) => rowsOf<T>(server, text, ...values);

interface Former {
  readonly id: string;
  readonly email: string;
  readonly api: Client;
  readonly cookie: string;
}

/** A member of a company, with a password. `takeOut` then removes the member from the company. */
async function aFormer(company: Company, role: MemberRole = 'caster'): Promise<Former> {
  const id = await aMember(server, company, role);
  await run('update accounts set email_verified = true where id = $1', id);
  await run('update sign_in_methods set password_hash = $2 where account_id = $1', id, await hashPassword(OLD));
  const [row] = await run<{ email: string }>('select email from accounts where id = $1', id);
  const cookie = await signInAs(server.services, id);
  return { id, email: row?.email ?? '', api: as(server, cookie), cookie };
}

const takeOut = (company: Company, { id }: Former) =>
  company.api.ok('DELETE /company/members/:id', { params: { id }, body: {} });

const saveSearch = (api: Client, name: string) =>
  api.ok('POST /saved-searches', { body: { name, query: { text: '', wishes: [], unknown: [] }, notify: 'daily' } });
const saveView = (api: Client) =>
  api.ok('PUT /account/views', { body: { screen: 'CompanyBookings', name: 'Hemlig film', question: 'group=all' } });

/** The token in the newest mail with a link to the address. */
async function tokenOf(email: string): Promise<string> {
  const [mail] = await run<{ token: string }>(
    `select split_part(content ->> 'path', 'token=', 2) as token from outbox
     where recipient = $1 and content ->> 'path' like '%token=%' order by created_date desc, id desc limit 1`,
    email,
  );
  return mail?.token ?? '';
}

/** Invites an address and accepts the invitation as the present owner of the mailbox. */
async function join(company: Company, email: string, role: MemberRole = 'owner', password = NEW): Promise<void> {
  await company.api.ok('POST /company/invitations', { body: { email, role, limit_ore: null } });
  const body = { ...PERSON, password, accepts_terms: true as const, token: await tokenOf(email) };
  await as(server).ok('POST /member-invitations/accept', { body });
}

const providersOf = async (id: string) =>
  (await run<{ provider: string }>('select provider from sign_in_methods where account_id = $1 order by 1', id)).map(
    ({ provider }) => provider,
  );
/** Restores the password that `keyOf` has removed. */
const giveOldPassword = async (id: string) =>
  run(
    `insert into sign_in_methods (account_id, provider, provider_account_id, password_hash)
     values ($1, 'credential', $1::uuid, $2)`,
    id,
    await hashPassword(OLD),
  );
const linkGoogle = (id: string) =>
  run(
    `insert into sign_in_methods (account_id, provider, provider_account_id) values ($1, 'google', 'sub of ' || $1::uuid)`,
    id,
  );
async function askSecondFactor(id: string): Promise<void> {
  await run(`insert into two_factors (account_id, secret, backup_codes) values ($1, 'x', 'x')`, id);
  await run('update accounts set two_factor_enabled = true where id = $1', id);
}

test('every column that names an account has its fate', async () => {
  const rows = await run<{ key: string }>(
    `select c.conrelid::regclass::text || '.' || a.attname as key
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'accounts'::regclass`,
  );
  expect(Object.keys(FATES_WHEN_HANDED_ON).toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
});

describe('an address of a member who was taken out, accepted by somebody else', () => {
  test('does not open to its former holder', async () => {
    const company = await aCompany(server);
    const anna = await aFormer(company);
    const key = await keyOf(server, { cookie: anna.cookie, account_id: anna.id });
    await linkGoogle(anna.id);
    await askSecondFactor(anna.id);
    await as(server).ok('POST /account/password/forgot', { body: { email: anna.email } });
    const reset = await tokenOf(anna.email);
    // Inserts a sign-in that waits for the second factor, and a change of address that the new address has not
    // confirmed.
    await run(
      `insert into verifications (identifier, value, expires_date) values ('2fa', $1, app_now() + '1 hour')`,
      anna.id,
    );
    await run(
      `insert into email_changes (account_id, new_email, old_token_hash, new_token_hash, old_confirmed_date, expires_date)
       values ($1, 'annas@example.com', 'a', 'b', app_now(), app_now() + '1 hour')`,
      anna.id,
    );
    await takeOut(company, anna);
    expect(codeOf((await signInWith(server, key)).answer)).toBe('no_profile');

    await join(company, anna.email);
    expect(codeOf((await signInWith(server, key)).answer)).toBe('passkey_unknown');
    expect(await providersOf(anna.id)).toEqual(['credential']);
    expect((await as(server).raw('POST /account/password/reset/check', { body: { token: reset } })).status).toBe(422);
    expect((await trySignIn(server, anna.email, OLD)).answer.status).toBe(401);
    const waiting =
      'select from verifications where value = $1::text union all select from email_changes where account_id = $1::uuid';
    expect(await run(waiting, anna.id)).toEqual([]);
    // The new user is not asked for the former user's second factor.
    const bo = await signedInAt(server, anna.email, NEW);
    expect((await bo.ok('GET /company/members')).members.find(({ id }) => id === anna.id)?.name).toBe('Bo Ny');
  });

  test('is not erased by its former holder’s request, nor for being unused', async () => {
    const company = await aCompany(server);
    const anna = await aFormer(company);
    await anna.api.ok('POST /account/deletion', { body: {} });
    await takeOut(company, anna);
    await run(
      "update accounts set idle_asked_date = app_now(), last_used_date = app_now() - interval '3 years' where id = $1",
      anna.id,
    );
    await join(company, anna.email);
    const now = server.services.clock();
    server.setClock(new Date(now.getTime() + 30 * 86_400_000).toISOString());
    await eraseDue(server.services);
    server.setClock(now.toISOString());
    expect((await trySignIn(server, anna.email, NEW)).answer.status).toBe(200);
    const used =
      "select idle_asked_date from accounts where id = $1 and last_used_date > app_now() - interval '1 year'";
    expect(await run(used, anna.id)).toEqual([{ idle_asked_date: null }]);
  });

  test('begins without the settings, requests and texts of its former holder', async () => {
    const [one, other] = [await aCompany(server), await aCompany(server)];
    const anna = await aFormer(one, 'producer');
    await anna.api.ok('POST /inquiries', {
      body: { category: 'other', words: 'Hur gör vi?', about_path: null } as never,
    });
    await anna.api.ok('POST /account/data-export', { body: {} });
    await makeExports(server.services);
    await takeOut(one, anna);
    // Older code did not delete saved searches when a member was removed: such rows may still exist.
    await run(
      `insert into saved_searches (account_id, name, query, found_count, counted_date, looked_date)
       values ($1, 'Hemlig film', '{"text":"","wishes":[],"unknown":[]}', 0, app_now(), app_now())`,
      anna.id,
    );
    await join(other, anna.email);
    const bo = await signedInAt(server, anna.email, NEW);
    expect((await bo.ok('GET /saved-searches')).items).toEqual([]);
    expect(await bo.ok('GET /account/data-export')).toMatchObject({ state: 'none' });
    expect((await bo.raw('POST /account/data-export/file')).status).toBe(404);
    expect(
      await run(`select deleted_date is null as is_there from private_files where subject_id = $1`, anna.id),
    ).toEqual([{ is_there: false }]);
    expect(await run('select from inquiry_messages where account_id = $1', anna.id)).toEqual([]);
    const [asked] = (await one.api.ok('GET /inquiries', { query: {} })).items;
    expect(asked).toMatchObject({ words: 'Hur gör vi?' });
  });
});

describe('an address of a member who was taken out, accepted by the same person', () => {
  test('a new holder that chooses the former password keeps the keys, and nothing of the company before', async () => {
    const [one, other] = [await aCompany(server), await aCompany(server)];
    const anna = await aFormer(one);
    const key = await keyOf(server, { cookie: anna.cookie, account_id: anna.id });
    await giveOldPassword(anna.id);
    await linkGoogle(anna.id);
    await anna.api.ok('POST /account/deletion', { body: {} });
    await takeOut(one, anna);
    await join(other, anna.email, 'caster', OLD);
    expect((await signInWith(server, key)).answer).toMatchObject({ status: 200, body: { member_role: 'caster' } });
    expect(await providersOf(anna.id)).toEqual(['credential', 'google']);
    expect(await run('select from account_deletions where account_id = $1', anna.id)).toEqual([]);
  });

  test('is not taken for who had it by a password that nobody had confirmed', async () => {
    const company = await aCompany(server);
    const anna = await aFormer(company);
    await linkGoogle(anna.id);
    await takeOut(company, anna);
    await run('update accounts set email_verified = false where id = $1', anna.id);
    await join(company, anna.email, 'caster', OLD);
    expect(await providersOf(anna.id)).toEqual(['credential']);
  });
});

describe('an address of an administrator who was ended', () => {
  test.each([
    ['somebody else', NEW],
    ['the same person, who begins anew too', OLD],
  ])('accepted by %s, opens to no key from before', async (_who, password) => {
    const [owner, anna] = [await anAdmin(server), await anAdmin(server)];
    const key = await keyOf(server, anna);
    await giveOldPassword(anna.account_id);
    await linkGoogle(anna.account_id);
    await owner.api.ok('POST /admin/administrators/:id/end', { params: { id: anna.account_id }, body: {} });
    await owner.api.ok('POST /admin/invitations', { body: { email: anna.email, role: 'owner' } });
    const body = { ...PERSON, password, token: await tokenOf(anna.email) };
    await as(server).ok('POST /admin-invitations/accept', { body });
    expect(codeOf((await signInWith(server, key)).answer)).toBe('passkey_unknown');
    expect(await providersOf(anna.account_id)).toEqual(['credential']);
    expect((await trySignIn(server, anna.email, password)).answer.body).toEqual({ next: 'second-factor' });
  });

  test('is handed on without the mandate that they held', async () => {
    const [owner, anna, company] = [await anAdmin(server), await anAdmin(server, 'support'), await aCompany(server)];
    await run(
      `insert into mandates (account_id, company_id, status, reason, ends_date)
       values ($1, $2, 'held', 'Ett samtal.', app_now() + interval '50 minutes')`,
      anna.account_id,
      company.company_id,
    );
    await owner.api.ok('POST /admin/administrators/:id/end', { params: { id: anna.account_id }, body: {} });
    await owner.api.ok('POST /admin/invitations', { body: { email: anna.email, role: 'support' } });
    const body = { ...PERSON, token: await tokenOf(anna.email) };
    await as(server).ok('POST /admin-invitations/accept', { body });
    expect(await run('select from mandates where account_id = $1', anna.account_id)).toEqual([]);
  });
});

test('a removed member takes no saved search and no saved view along', async () => {
  const company = await aCompany(server);
  const [anna, stays] = [await aFormer(company), await aFormer(company)];
  for (const { api } of [anna, stays]) {
    await saveSearch(api, 'Hemlig film');
    await saveView(api);
  }
  await takeOut(company, anna);
  for (const table of ['saved_searches', 'saved_views']) {
    const rows = await run(`select account_id from ${table} where account_id = any($1)`, [anna.id, stays.id]);
    expect(rows).toEqual([{ account_id: stays.id }]);
  }
});
