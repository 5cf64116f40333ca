/** Changes of a company's name and organisation number: who asks, who decides, and what keeps the former facts. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { as } from '#tests/factories/client.ts';
import { aCompanyChange } from '#tests/factories/company-changes.ts';
import { anIssuedInvoice, invoicedWork, invoiceOf } from '#tests/factories/invoices.ts';
import { aCompany, aMember, anAdmin, type Company, type Person, signedInAnew } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await anAdmin(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

const NUMBER = '9697123454';
const PAPER = '%PDF-1.7 Registreringsbevis.';

const sendPaper = async ({ cookie }: Pick<Person, 'cookie'>, id: string, bytes = PAPER) =>
  (
    await fetch(`${server.url}${API_PREFIX}/company/changes/${id}/paper`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: bytes,
    })
  ).status;

async function asks(company: Company, given: Parameters<typeof aCompanyChange>[0] = {}) {
  const body = aCompanyChange(given);
  // The work has taken days, so the sign-in is not recent.
  await (await signedInAnew(server, company)).ok('POST /company/changes', { body });
  expect(await sendPaper(company, body.id)).toBe(200);
  return { params: { id: body.id } };
}
const nameOf = async ({ api }: Company) => (await api.ok('GET /company/settings', {})).name;

test('a name is changed once an administrator has seen the paper, and what was issued keeps the former name', async () => {
  const { company, invoice } = await anIssuedInvoice(server, admin);
  const before = await nameOf(company);
  const body = aCompanyChange();
  expect((await company.api.refusal('POST /company/changes', { body })).code).toBe('wrong_password');
  const written = await (await signedInAnew(server, company)).ok('POST /company/changes', { body });
  expect(written.change).toMatchObject({ status: 'written', name: body.name, organisation_number: null });
  const waiting = async () => (await admin.api.ok('GET /admin/company-changes', { query: {} })).items;
  expect(await waiting()).toEqual([]);
  expect(await sendPaper(company, body.id, '<svg/>')).toBe(415);
  expect(await sendPaper(company, body.id)).toBe(200);
  expect(await sendPaper(company, body.id)).toBe(409);
  const params = { id: body.id };
  expect(await waiting()).toMatchObject([{ id: body.id, old_name: before, name: body.name, is_settled: false }]);
  const { url } = await admin.api.ok('POST /admin/company-changes/:id/paper', { params });
  const read = await fetch(new URL(url, server.url), { headers: { cookie: admin.cookie } });
  expect(await read.text()).toBe(PAPER);
  await admin.api.ok('POST /admin/company-changes/:id/approve', { params });
  expect(await nameOf(company)).toBe(body.name);
  expect((await admin.api.ok('GET /admin/invoices/:id', { params: { id: invoice.id } })).buyer.name).toBe(before);
  // The second of two decisions finds the first.
  expect((await admin.api.refusal('POST /admin/company-changes/:id/approve', { params })).code).toBe('not_allowed_now');
  const { rows } = await sql<{ title: string }>`
    select content ->> 'title' as title from outbox where recipient = ${company.email} order by created_date`.execute(
    server.services.db,
  );
  expect(rows.map(({ title }) => title)).toEqual(
    expect.arrayContaining([`${before} ber om ett annat namn eller nummer`, `Företaget heter ${body.name} hos oss`]),
  );
});

test('a draft of an invoice gets the new name', async () => {
  const work = await invoicedWork(server);
  const change = await asks(work.company);
  await admin.api.ok('POST /admin/company-changes/:id/approve', change);
  expect((await invoiceOf(server, admin, work)).buyer.name).toBe('Nya Bolaget AB');
});

test('another organisation number waits until nothing is booked or owed, and ends a raised limit', async () => {
  const { company } = await anIssuedInvoice(server, admin);
  const change = await asks(company, { organisation_number: NUMBER });
  expect((await company.api.ok('GET /company/change', {})).is_settled).toBe(false);
  expect((await admin.api.refusal('POST /admin/company-changes/:id/approve', change)).code).toBe('company_unsettled');

  const other = await aCompany(server);
  const asked = await asks(other, { organisation_number: `${NUMBER.slice(0, 6)}-${NUMBER.slice(6)}` });
  await sql`
    insert into credit_lines (id, company_id, status, limit_ore, created_date)
    values (gen_random_uuid(), ${other.company_id}, 'standing', 900000000, app_now())
    on conflict (company_id) do update set limit_ore = 900000000`.execute(server.services.db);
  await admin.api.ok('POST /admin/company-changes/:id/approve', asked);
  expect(await other.api.ok('GET /company/settings', {})).toMatchObject({ organisation_number: NUMBER });
  const line = await admin.api.ok('GET /admin/credit-lines/:id', { params: { id: other.company_id } });
  expect(line).toMatchObject({ is_usual: true, status: 'standing' });
  // The number is now held, also by a change that was written before.
  const third = await aCompany(server);
  const refused = await third.api.refusal('POST /company/changes', {
    body: aCompanyChange({ organisation_number: NUMBER }),
  });
  expect(refused.code).toBe('organisation_number_used');
});

test('two companies that ask for one number get it once', async () => {
  const companies = await Promise.all([aCompany(server), aCompany(server)]);
  const number = '5567032775';
  const changes = await Promise.all(companies.map((company) => asks(company, { organisation_number: number })));
  const answers = await Promise.all(
    changes.map((change) => admin.api.raw('POST /admin/company-changes/:id/approve', change)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a change is refused with a reason and its paper is gone; another can be asked for', async () => {
  const company = await aCompany(server);
  const change = await asks(company);
  const again = await company.api.refusal('POST /company/changes', { body: aCompanyChange() });
  expect(again.code).toBe('company_change_waits');
  const body = { reason: 'Beviset gäller ett annat företag.' };
  await admin.api.ok('POST /admin/company-changes/:id/refuse', { ...change, body });
  expect((await company.api.ok('GET /company/change', {})).change).toMatchObject({
    status: 'refused',
    decided_reason: body.reason,
  });
  expect((await admin.api.refusal('POST /admin/company-changes/:id/paper', change)).code).toBe('not_found');
  const next = await asks(company, { name: 'Ett Annat Bolag AB' });
  await company.api.ok('POST /company/changes/:id/withdraw', next);
  expect((await admin.api.refusal('POST /admin/company-changes/:id/approve', next)).code).toBe('not_allowed_now');
});

test('only owners ask, after who they are; a wrong number and the present facts are refused; one change is written once', async () => {
  const company = await aCompany(server);
  const producer = as(server, await signInAs(server.services, await aMember(server, company, 'producer')));
  expect((await producer.refusal('POST /company/changes', { body: aCompanyChange() })).code).toBe('member_may_not');
  const wrong = await company.api.refusal('POST /company/changes', {
    body: aCompanyChange({ organisation_number: '5560000002' }),
  });
  expect(wrong.fields).toHaveProperty('organisation_number');
  const same = aCompanyChange({ name: await nameOf(company) });
  expect((await company.api.refusal('POST /company/changes', { body: same })).code).toBe('company_unchanged');
  const body = aCompanyChange();
  const answers = await Promise.all([1, 2].map(() => company.api.raw('POST /company/changes', { body })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await sql`
    select from outbox where recipient = ${company.email} and content ->> 'title' like '%ber om ett annat namn%'`.execute(
    server.services.db,
  );
  expect(rows).toHaveLength(1);
});
