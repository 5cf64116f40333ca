/**
 * Commands by which a thief could take over a company require a recent sign-in or the owner's password, and the owners
 * get a mail.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RouteName } from '#tests/factories/client.ts';
import { aCompany, aMember, type Company, hasOldSession, signedInAnew } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
let colleague: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  company = await aCompany(server);
  colleague = await aMember(server, company, 'owner');
});
afterAll(() => server.stop());

const BILLED = {
  invoice_email: 'tjuv@example.com',
  invoice_address: '',
  invoice_postal_code: '',
  invoice_city: '',
  invoice_reference: '',
  order_reference: '',
};

/** The commands by which a thief could take over a company, each with a word of the mail to its owners. */
const WAYS: readonly [RouteName, object, string][] = [
  ['POST /company/keys', { name: 'Bokning', rights: 'write' }, 'API-nyckel'],
  ['POST /company/webhooks', { address: 'https://example.com/x', nouns: ['project'] }, 'webhook'],
  ['POST /company/invitations', { email: 'ny.agare@example.com', role: 'owner' }, 'ägare'],
  ['PATCH /company/members/:id', { role: 'reader', limit_ore: null }, 'ägare'],
  ['DELETE /company/members/:id', {}, 'ägare'],
  ['PUT /company/settings/invoicing', { ...BILLED, revision: 0 }, 'Ny adress för fakturor'],
];

const emailOf = async (id: string) => {
  const { rows } = await server.services.pool.query<{ email: string }>('select email from accounts where id = $1', [
    id,
  ]);
  return rows[0]?.email ?? '';
};
const mailsTo = async (email: string) => {
  const { rows } = await server.services.pool.query<{ title: string }>(
    `select content ->> 'title' as title from outbox where kind = 'mail' and recipient = $1`,
    [email],
  );
  return rows.map(({ title }) => title);
};

test.each(WAYS)('%s: an old session is refused, and a new one told to every owner', async (route, body, words) => {
  const { account_id, email } = company;
  await server.services.pool.query(`insert into earlier_addresses (account_id, email, left_date) values ($1, $2, $3)`, [
    account_id,
    `before-${email}`,
    server.services.clock(),
  ]);
  const sent = { params: { id: colleague }, body };
  await hasOldSession(server, company);
  const told = [email, `before-${email}`, await emailOf(colleague)];
  const reader = await aMember(server, company, 'reader');
  const others = [(await aCompany(server)).email, await emailOf(reader)];
  for (const password of [undefined, 'gissat av någon']) {
    const refused = await company.api.raw(route, { ...sent, body: { ...body, ...(password && { password }) } });
    expect(refused.body).toMatchObject({ error: { code: 'wrong_password' } });
  }
  for (const to of told) expect(await mailsTo(to)).toEqual([]);
  expect((await (await signedInAnew(server, company)).raw(route, sent)).status).toBe(200);
  for (const to of told) expect((await mailsTo(to)).join(), to).toContain(words);
  for (const to of others) expect(await mailsTo(to)).toEqual([]);
});

test('owners get no mail of acts that cannot take over the company: a member who is no owner joins, changes and leaves', async () => {
  const api = await signedInAnew(server, company);
  const reader = await aMember(server, company, 'reader');
  const params = { id: reader };
  await api.ok('POST /company/invitations', { body: { email: 'ny@example.com', role: 'caster' } });
  await api.ok('PATCH /company/members/:id', { params, body: { role: 'caster', limit_ore: null } });
  await api.ok('DELETE /company/members/:id', { params, body: {} });
  expect(await mailsTo(company.email)).toEqual([]);
});
