/** Deleting a company: what prevents it, which rows are deleted, and which are kept for a law or for a talent. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { makeExports } from '#server/features/accounts/data-export/commands/make-exports.ts';
import { as } from '#tests/factories/client.ts';
import { anIssuedInvoice } from '#tests/factories/invoices.ts';
import { aCompany, aMember, anAdmin, aTalent, type Company, signedInAnew } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { working } from '#tests/factories/working.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const run = async (text: string, values: readonly unknown[] = []) =>
  (await server.services.pool.query(text, [...values])).rows;
const nameOf = async ({ company_id }: Company) =>
  (await run('select name from companies where id = $1', [company_id]))[0]?.name;
const countOf = async (from: string, values: readonly unknown[]) =>
  (await run(`select count(*)::int as count from ${from}`, values))[0]?.count;
/** Another member, signed in. */
async function aColleague(company: Company, role: MemberRole) {
  const account_id = await aMember(server, company, role);
  const [{ email }] = await run('select email from accounts where id = $1', [account_id]);
  return { account_id, email: String(email), api: as(server, await signInAs(server.services, account_id)) };
}

test('a company that has never done anything is deleted wholly, with its members, who are told', async () => {
  const company = await aCompany(server);
  const colleague = await aColleague(company, 'reader');
  const name = await nameOf(company);
  await company.api.ok('POST /company/keys', { body: { name: 'Kassan', rights: 'read' } });
  await colleague.api.ok('POST /account/data-export', { body: {} });
  await makeExports(server.services);
  const { id: inquiry } = await company.api.ok('POST /inquiries', {
    body: { category: 'other', words: 'Hur gör vi?' },
  });
  await run(
    `insert into private_files (noun, subject_id, kind, path, name, content_type, bytes, sha256)
     values ('inquiry', $1, 'attachment', 'private/1234567890123-' || repeat('a', 32), 'bilaga.pdf', 'application/pdf', 1, repeat('a', 64))`,
    [inquiry],
  );
  expect(await countOf('private_files where deleted_date is null', [])).toBe(2);
  expect(await company.api.ok('GET /company/deletion')).toMatchObject({ name, members: 2, kept: [] });
  await company.api.ok('POST /company/deletion', { body: { name: ` ${String(name).toUpperCase()} ` } });
  expect(await countOf('companies where id = $1', [company.company_id])).toBe(0);
  expect(await countOf('accounts where id = any($1)', [[company.account_id, colleague.account_id]])).toBe(0);
  // A member's export and the files of an inquiry are deleted too.
  expect(await countOf('private_files where deleted_date is null', [])).toBe(0);
  expect((await company.api.refusal('GET /company/settings')).code).toBe('signed_out');
  const mails = await run(
    `select recipient, content->>'subject' as subject from outbox where dedupe_key like 'erased %'`,
  );
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([company.email, colleague.email].sort());
});

test('a deletion asks for the name and the password, and for the owner', async () => {
  const company = await aCompany(server);
  const colleague = await aColleague(company, 'producer');
  const name = String(await nameOf(company));
  const differs = await company.api.refusal('POST /company/deletion', { body: { name: 'Något annat AB' } });
  expect(differs.code).toBe('company_name_differs');
  expect((await colleague.api.refusal('POST /company/deletion', { body: { name } })).code).toBe('member_may_not');
  await run(`update sessions set created_date = created_date - interval '1 hour' where account_id = $1`, [
    company.account_id,
  ]);
  const wrong = await company.api.refusal('POST /company/deletion', { body: { name, password: 'fel lösenord här' } });
  expect(['wrong_password', 'password_missing']).toContain(wrong.code);
  expect(await countOf('companies where id = $1', [company.company_id])).toBe(1);
});

test('obligations to others prevent a deletion, each with its reason', async () => {
  const company = await aCompany(server);
  const name = String(await nameOf(company));
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 2 });
  const { id: candidate_id } = await aRequest(server, company, project.id, talent);
  expect((await company.api.ok('GET /company/deletion')).dealings.projects).toBe(1);
  const body = { name };
  expect((await company.api.refusal('POST /company/deletion', { body })).code).toBe('company_hindered');
  await run(`update projects set status = 'completed', current_step = 5 where id = $1`, [project.id]);
  await run(
    `insert into bookings (candidate_id, project_id, role_id, company_id, talent_id, starts_on, ends_on, day_fee_ore, status)
     select id, project_id, role_id, $2, talent_id, $3, $3, 100000, 'confirmed' from candidates where id = $1`,
    [candidate_id, company.company_id, dayOf(server.services.clock())],
  );
  expect((await company.api.refusal('POST /company/deletion', { body })).code).toBe('company_hindered');
  await run(`update bookings set status = 'completed' where candidate_id = $1`, [candidate_id]);
  const [invoice] = await run(
    `insert into invoices (company_id, project_id, charge_ids, status, reference, order_reference) values ($1, $2, array[gen_random_uuid()], 'draft', '', '') returning id`,
    [company.company_id, project.id],
  );
  expect((await company.api.ok('GET /company/deletion')).dealings).toMatchObject({ bookings: 0, invoices: 1 });
  expect((await company.api.refusal('POST /company/deletion', { body })).code).toBe('company_hindered');
  await run(`update invoices set status = 'discarded', charges_released = true where id = $1`, [invoice.id]);

  // The talent keeps the assignment and the thread, under a name that says that the company is deleted.
  await company.api.ok('POST /threads/:id/messages', {
    params: { id: candidate_id },
    body: { id: randomUUID(), body: 'Tack för i dag.' },
  });
  const [{ contact_name, organisation_number }] = await run(
    'select contact_name, organisation_number from companies where id = $1',
    [company.company_id],
  );
  await company.api.ok('POST /company/deletion', { body });
  const [place] = await run(
    'select name, status, contact_name, phone, invoice_email, deleted_date from companies where id = $1',
    [company.company_id],
  );
  expect(place).toMatchObject({
    name: `${name} (borttaget)`,
    status: 'deleted',
    contact_name: '',
    phone: '',
    invoice_email: '',
  });
  expect(place.deleted_date).not.toBeNull();
  // Administrators find the company among the deleted ones, and have no decision to make.
  const admin = await anAdmin(server);
  const listed = async (status: 'approved' | 'deleted') => {
    const { items } = await admin.api.ok('GET /admin/companies', { query: { status, text: name } });
    return items.some(({ id }) => id === company.company_id);
  };
  expect([await listed('approved'), await listed('deleted')]).toEqual([false, true]);
  const params = { id: company.company_id };
  expect((await admin.api.ok('GET /admin/companies/:id', { params })).actions).toEqual([]);
  const [left] = await run(`select actor_role, payload from events where type = 'company.leave' and subject_id = $1`, [
    company.company_id,
  ]);
  expect(left.actor_role).toBe('system');
  expect(JSON.stringify(left.payload)).not.toContain(contact_name);
  expect(await countOf('company_members where company_id = $1', [company.company_id])).toBe(0);
  expect(
    await countOf('events where actor_name = $1 and actor_account_id = $2', [contact_name, company.account_id]),
  ).toBe(0);
  expect(await countOf('project_messages where project_id = $1', [project.id])).toBe(1);
  const thread = await talent.api.ok('GET /threads/:id', { params: { id: candidate_id } });
  expect(JSON.stringify(thread)).toContain('(borttaget)');
  // The organisation number can be used again, so the company can apply again.
  const again = await aCompany(server, { organisation_number });
  expect(await countOf('companies where organisation_number = $1', [organisation_number])).toBe(2);
  expect((await again.api.ok('GET /company/settings')).organisation_number).toBeTruthy();
});

test('of two owners who delete the company at once one succeeds', async () => {
  const company = await aCompany(server);
  const colleague = await aColleague(company, 'owner');
  const body = { name: String(await nameOf(company)) };
  const heard = await Promise.all([
    company.api.call('POST /company/deletion', { body }),
    colleague.api.call('POST /company/deletion', { body }),
  ]);
  expect(heard.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countOf('companies where id = $1', [company.company_id])).toBe(0);
});

/** The obstacles that the company is shown, with their numbers. Also expects that the deletion is refused. */
async function hindered(company: Company) {
  const { dealings, name } = await company.api.ok('GET /company/deletion');
  const api = await signedInAnew(server, company);
  expect((await api.refusal('POST /company/deletion', { body: { name } })).code).toBe('company_hindered');
  return Object.fromEntries(Object.entries(dealings).filter(([, count]) => count > 0));
}

test('cancelled days that may be owed prevent a deletion, until their cost is known and paid', async () => {
  server.setClock('2026-08-13T08:00:00Z');
  const { company, project_id, id } = await working(server);
  // If the company cancels on the day before the work, the contract gives the talent a part of the pay.
  server.setClock('2026-08-16T05:00:00Z');
  const params = { id: project_id };
  await company.api.ok('POST /projects/:id/cancel', { params, body: { reason: 'Ingen film.' } });
  expect((await run('select distinct status from bookings where candidate_id = $1', [id]))[0].status).toBe('cancelled');
  const report = { params: { id } };
  const { version, status } = await company.api.ok('GET /assignments/:id/report', report);
  expect([status, await hindered(company)]).toEqual(['reported', { reports: 1 }]);
  const disputing = { version, lines: ['day:2026-08-17'], words: 'Det var inställt sedan länge.' };
  await company.api.ok('POST /assignments/:id/report/dispute', { ...report, body: disputing });
  expect(await hindered(company)).toEqual({ reports: 1 });
  await run(`update work_reports set status = 'open', disputed_by = null where candidate_id = $1`, [id]);
  expect(await hindered(company)).toEqual({ reports: 1 });
});

test('a given up invoice and an overpayment count as owed, and prevent a deletion', async () => {
  server.setClock('2026-08-13T08:00:00Z');
  const admin = await anAdmin(server);
  const given_up = await anIssuedInvoice(server, admin);
  // Removes unsigned agreements: they are an obstacle too, which another test covers.
  const forgetAgreements = () => run(`update agreements set status = 'void', awaits = null where status <> 'signed'`);
  await forgetAgreements();
  const about = (id: string) => ({ params: { id } });
  expect(await hindered(given_up.company)).toEqual({ invoices: 1 });
  const reason = { reason: 'Går inte att få in.' };
  await admin.api.ok('POST /admin/invoices/:id/write-off', { ...about(given_up.invoice.id), body: reason });
  expect(await hindered(given_up.company)).toEqual({ invoices: 1 });

  server.setClock('2026-08-13T08:00:00Z');
  const { company, invoice } = await anIssuedInvoice(server, admin);
  await forgetAgreements();
  const amount_ore = ore((invoice.total_ore ?? 0) + 10_000);
  const paid = { paid_on: '2026-08-21', amount_ore, reference: 'BG 1' };
  await admin.api.ok('POST /admin/invoices/:id/payments', { ...about(invoice.id), body: paid });
  expect(await hindered(company)).toEqual({ repayments: 1 });
  const repaid = { paid_on: '2026-08-21', reference: 'BG 2' };
  await admin.api.ok('POST /admin/invoices/:id/repay', { ...about(invoice.id), body: repaid });
  const { name } = await company.api.ok('GET /company/deletion');
  await (await signedInAnew(server, company)).ok('POST /company/deletion', { body: { name } });
});
