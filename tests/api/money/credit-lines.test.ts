/** What companies may owe us: their limit, what counts against it, and what it stops. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { as } from '#tests/factories/client.ts';
import { invoiceOf, issued } from '#tests/factories/invoices.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  aTalent,
  type Company,
  type Person,
  signedInAnew,
  type Talent,
} from '#tests/factories/people.ts';
import { aProject, aRequest, aRole, candidateOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { approvedWork, working } from '#tests/factories/working.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  server.setClock('2026-08-03T08:00:00Z');
  admin = await anAdmin(server);
});
afterAll(() => server.stop());

/** A company without a limit of its own. */
async function aNewCompany(): Promise<Company> {
  server.setClock('2026-08-03T08:00:00Z');
  const company = await aCompany(server);
  await sql`delete from credit_lines where company_id = ${company.company_id}`.execute(server.services.db);
  return company;
}
const lineOf = ({ api }: Company) => api.ok('GET /company/credit-line');
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code ?? 'done';

/** A project with an approved talent for one day; the company owes 1.5 times the fee for it, with VAT. */
async function anApproved(company: Company, fee = 100_000, talents?: readonly Talent[]) {
  const day = addDays(dayOf(server.services.clock()), 30);
  const asked = talents ?? [await aTalent(server)];
  const form = {
    dates: [{ kind: 'work' as const, starts_on: day, ends_on: day }],
    roles: [aRole({ headcount: asked.length, terms: termsFor(kronor(fee)) })],
  };
  const { id } = await aProject(server, company, { step: 4, asked, form });
  for (const talent of asked) {
    const candidate = await candidateOf(company, id, talent);
    await company.api.ok('POST /candidates/:id/approve', { params: { id: candidate.id }, body: {} });
  }
  return { id, asked };
}
const activate = async ({ api }: Company, { id }: { id: string }) =>
  codeOf(await api.call('POST /projects/:id/activate', { params: { id }, body: {} }));
const setLimit = (company: Company, kr: number | null, seen = 200_000) =>
  admin.api.call('POST /admin/credit-lines/:id/set', {
    params: { id: company.company_id },
    body: {
      limit_ore: kr === null ? null : kronor(kr),
      seen_limit_ore: kronor(seen),
      prepayment: 'none',
      reason: 'De har betalat i tid.',
    },
  });
const noticesOf = async (type: string, who: { company_id?: string; talent_id?: string }) =>
  (
    await sql<{ title: string; message: string }>`
      select title, message from notices where type = ${type}
        and company_id is not distinct from ${who.company_id ?? null}::uuid
        and talent_id is not distinct from ${who.talent_id ?? null}::uuid order by id`.execute(server.services.db)
  ).rows;

test('what is booked counts with VAT against the usual limit, and falls when the work is called off', async () => {
  const company = await aNewCompany();
  expect(await lineOf(company)).toMatchObject({
    limit_ore: kronor(200_000),
    room_ore: kronor(200_000),
    status: 'standing',
  });
  const project = await anApproved(company);
  expect(await activate(company, project)).toBe('done');
  const booked_ore = kronor(150_000);
  expect(await lineOf(company)).toMatchObject({ booked_ore, used_ore: booked_ore, room_ore: kronor(50_000) });
  await company.api.ok('POST /projects/:id/cancel', {
    params: { id: project.id },
    body: { reason: 'Filmen blev inte av.' },
  });
  expect(await lineOf(company)).toMatchObject({ used_ore: 0, room_ore: kronor(200_000) });
});

test('decided work counts until it is invoiced, and the invoice until it is paid', async () => {
  server.setClock('2026-08-03T08:00:00Z');
  const work = await working(server);
  const total = kronor(20_250);
  expect(await lineOf(work.company)).toMatchObject({ booked_ore: total, used_ore: total });
  server.setClock('2026-08-21T06:00:00Z');
  await approvedWork(work);
  expect(await lineOf(work.company)).toMatchObject({ booked_ore: 0, owed_ore: total, used_ore: total });
  await work.company.api.ok('POST /projects/:id/complete', { params: { id: work.project_id } });
  expect(await lineOf(work.company)).toMatchObject({ owed_ore: total, used_ore: total });
  const invoice = await issued(admin, await invoiceOf(server, admin, work));
  expect(await lineOf(work.company)).toMatchObject({ owed_ore: 0, unpaid_ore: total, used_ore: total });
  const body = { paid_on: '2026-08-21', amount_ore: kronor(20_000), reference: 'BG 1' };
  await admin.api.ok('POST /admin/invoices/:id/payments', { params: { id: invoice.id }, body });
  expect(await lineOf(work.company)).toMatchObject({ unpaid_ore: kronor(250), used_ore: kronor(250) });
});

test('a booking beyond the limit books nobody, tells the people once without figures, and gives finance the task', async () => {
  const company = await aNewCompany();
  const project = await anApproved(company, 140_000);
  const [talent] = project.asked as [Talent];
  expect(await activate(company, project)).toBe('credit_reached');
  expect(await activate(company, project)).toBe('credit_reached');
  expect(await company.api.ok('GET /projects/:id', { params: { id: project.id } })).toMatchObject({
    status: 'casting',
  });
  const told = await noticesOf('candidate.hear-wait', talent);
  expect(told).toHaveLength(1);
  expect(told[0]?.message).not.toMatch(/\d/);
  const { items } = await admin.api.ok('GET /admin/credit-lines', { query: {} });
  expect(items.filter(({ id }) => id === company.company_id)).toMatchObject([{ status: 'asked', used_ore: 0 }]);
  expect(codeOf(await setLimit(company, 210_000))).toBe('done');
  expect(await activate(company, project)).toBe('done');
  expect(await lineOf(company)).toMatchObject({ room_ore: 0, status: 'standing' });
});

test('of two bookings at once, which together exceed the limit, one is refused', async () => {
  const company = await aNewCompany();
  const projects = [await anApproved(company), await anApproved(company)];
  const answers = await Promise.all(projects.map((project) => activate(company, project)));
  expect(answers.toSorted()).toEqual(['credit_reached', 'done']);
  expect(await lineOf(company)).toMatchObject({ booked_ore: kronor(150_000) });
});

test('without room left nobody more is asked, and what is booked stays booked', async () => {
  const company = await aNewCompany();
  const project = await anApproved(company);
  expect(await activate(company, project)).toBe('done');
  const { id } = await aProject(server, company, { step: 2 });
  expect(codeOf(await setLimit(company, 150_000))).toBe('done');
  const talent = await aTalent(server);
  await expect(aRequest(server, company, id, talent)).rejects.toThrow('credit_reached');
  expect(codeOf(await setLimit(company, 150_001, 150_000))).toBe('done');
  await aRequest(server, company, id, talent);
  expect(await company.api.ok('GET /projects/:id', { params: { id: project.id } })).toMatchObject({ status: 'active' });
});

test('an invoice more than thirty days late stops requests and bookings until it is paid', async () => {
  server.setClock('2026-08-03T08:00:00Z');
  const work = await working(server);
  server.setClock('2026-08-21T06:00:00Z');
  await approvedWork(work);
  await work.company.api.ok('POST /projects/:id/complete', { params: { id: work.project_id } });
  const invoice = await issued(admin, await invoiceOf(server, admin, work));
  server.setClock('2026-10-21T08:00:00Z');
  const company = { ...work.company, api: await signedInAnew(server, work.company) };
  const finance = await signedInAnew(server, admin);
  const waiting = await anApproved(company, 1000);
  // The invoice of 21 August is due on 21 September.
  server.setClock('2026-10-22T08:00:00Z');
  expect(await lineOf(company)).toMatchObject({ is_late: true });
  expect(await activate(company, waiting)).toBe('credit_late');
  const { id } = await aProject(server, company, { step: 2 });
  await expect(aRequest(server, company, id, await aTalent(server))).rejects.toThrow('credit_late');
  const body = { paid_on: '2026-10-22', amount_ore: kronor(20_250), reference: 'BG 9' };
  await finance.ok('POST /admin/invoices/:id/payments', { params: { id: invoice.id }, body });
  expect(await activate(company, waiting)).toBe('done');
  admin = await anAdmin(server);
});

test('a company asks for more once, and reads the answer with its reason', async () => {
  const company = await aNewCompany();
  expect(await lineOf(company)).toMatchObject({ actions: ['ask'] });
  const ask = () => company.api.call('POST /company/credit-line/ask', { body: { reason: 'En långfilm.' } });
  expect([codeOf(await ask()), codeOf(await ask())]).toEqual(['done', 'not_allowed_now']);
  expect(await noticesOf('credit_line.ask', {})).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('En långfilm.') }),
  );
  // The second of two decisions is refused, because its administrator saw another limit.
  expect([codeOf(await setLimit(company, 500_000)), codeOf(await setLimit(company, 0))]).toEqual([
    'done',
    'changed_meanwhile',
  ]);
  expect(await noticesOf('credit_line.set', company)).toMatchObject([
    { title: 'Ert utrymme är 500\u00a0000\u00a0kr', message: expect.stringContaining('De har betalat i tid.') },
  ]);
  const seen = await admin.api.ok('GET /admin/credit-lines/:id', { params: { id: company.company_id } });
  expect(seen).toMatchObject({ is_usual: false, set_reason: 'De har betalat i tid.', limit_ore: kronor(500_000) });
  const { history } = await admin.api.ok('GET /admin/companies/:id', { params: { id: company.company_id } });
  expect(history).toContainEqual(expect.objectContaining({ type: 'credit_line.set', reason: 'De har betalat i tid.' }));
});

test('only finance sets a limit, and only after saying who they are; a member who only casts does not ask for more', async () => {
  const company = await aNewCompany();
  const params = { id: company.company_id };
  const body = { limit_ore: null, seen_limit_ore: kronor(200_000), prepayment: 'none' as const, reason: 'Nej.' };
  for (const desk of ['support', 'review'] as const) {
    const { api } = await anAdmin(server, desk);
    expect(codeOf(await api.call('POST /admin/credit-lines/:id/set', { params, body }))).toBe('not_your_desk');
  }
  const finance = await anAdmin(server, 'finance');
  server.setClock('2026-08-03T08:40:00Z');
  expect(codeOf(await finance.api.call('POST /admin/credit-lines/:id/set', { params, body }))).toBe('wrong_password');
  server.setClock('2026-08-03T08:00:00Z');
  const caster = as(server, await signInAs(server.services, await aMember(server, company, 'caster')));
  expect(codeOf(await caster.call('POST /company/credit-line/ask', { body: { reason: 'Mer.' } }))).toBe(
    'member_may_not',
  );
  expect(await caster.ok('GET /company/credit-line')).toMatchObject({ actions: [] });
});
