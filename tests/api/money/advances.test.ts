/** Advances: asked before a booking, taxed when they are paid, and deducted by the invoice of the work. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import type { Client } from '#tests/factories/client.ts';
import { invoiceOf, issued } from '#tests/factories/invoices.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, signedInAnew } from '#tests/factories/people.ts';
import { inGermany } from '#tests/factories/places.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { approvedWork, type Working } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { textsAt } from '#tests/support/xml-schemas.ts';
import { vouchersIn } from './vouchers-in.ts';

const START = '2026-08-03T08:00:00Z';
const WORKED = '2026-08-11T08:00:00Z';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  server.setClock(START);
  admin = await anAdmin(server);
});
afterAll(() => server.stop());

const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code ?? 'done';

/** A company that pays this part in advance, and its project with a talent approved for 10 000 kr: 15 000 with VAT. */
async function anApproved(prepayment: 'none' | 'half' | 'full', limit: number): Promise<Working> {
  server.setClock(START);
  const company = await aCompany(server);
  const { limit_ore } = await admin.api.ok('GET /admin/credit-lines/:id', { params: { id: company.company_id } });
  await admin.api.ok('POST /admin/credit-lines/:id/set', {
    params: { id: company.company_id },
    body: { limit_ore: kronor(limit), seen_limit_ore: limit_ore, prepayment, reason: 'Ett nytt företag.' },
  });
  return withApproved(company);
}

async function withApproved(company: Company): Promise<Working> {
  const talent = await aTalent(server);
  const form = {
    dates: [{ kind: 'work' as const, starts_on: '2026-08-10', ends_on: '2026-08-10' }],
    roles: [aRole({ terms: termsFor(kronor(10_000)) })],
  };
  const { id: project_id } = await aProject(server, company, { step: 4, asked: [talent], form });
  const { id } = await candidateOf(company, project_id, talent);
  await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  return { company, talent, project_id, id };
}
const activate = async ({ company, project_id }: Working) =>
  codeOf(await company.api.call('POST /projects/:id/activate', { params: { id: project_id }, body: {} }));
const askAdvance = ({ company, project_id }: Working) =>
  company.api.call('POST /projects/:id/advance', { params: { id: project_id } });
const anAdvance = async (work: Working) => {
  expect(codeOf(await askAdvance(work))).toBe('done');
  return invoiceOf(server, admin, work);
};
let next = 1;
const pay = (invoice: Pick<InvoiceDetails, 'id'>, amount_ore: Ore, paid_on = '2026-08-03') =>
  admin.api.ok('POST /admin/invoices/:id/payments', {
    params: { id: invoice.id },
    body: { paid_on, amount_ore, reference: `BG ${next++}` },
  });
const lineOf = ({ company }: Working) => company.api.ok('GET /company/credit-line');
const peppolOf = async ({ id }: Pick<InvoiceDetails, 'id'>) => {
  const params = { id, paper_id: id };
  return Buffer.from((await admin.api.ok('GET /admin/invoices/:id/peppol/:paper_id', { params })).xml);
};
const vouchersOf = (invoice: Pick<InvoiceDetails, 'id'>) => vouchersIn(server, invoice.id);

/** The work is done, reported and approved, and its invoice is issued. */
async function invoiced(work: Working): Promise<InvoiceDetails> {
  server.setClock(WORKED);
  const anew = async <Someone extends Person>(person: Someone) => ({
    ...person,
    api: await signedInAnew(server, person),
  });
  const [company, talent] = [await anew(work.company as Company), await anew(work.talent)];
  await approvedWork({ ...work, company, talent });
  await company.api.ok('POST /projects/:id/complete', { params: { id: work.project_id } });
  admin = { ...admin, api: (await signedInAnew(server, admin)) as Client };
  return issued(admin, await invoiceOf(server, admin, work));
}

test('a company that pays in advance books when all of it is paid; each payment is taxed, and the invoice deducts it', async () => {
  const work = await anApproved('full', 0);
  expect(await activate(work)).toBe('advance_due');
  const advance = await anAdvance(work);
  expect(advance).toMatchObject({ total_ore: kronor(15_000), standing: 'open', due_on: '2026-08-13' });
  // A second press gives the same invoice.
  expect((await askAdvance(work)).body).toMatchObject({ number: advance.number, total_ore: kronor(15_000) });
  expect(await lineOf(work)).toMatchObject({ unpaid_ore: 0, held_ore: 0 });
  await pay(advance, kronor(5_000));
  expect(await activate(work)).toBe('advance_due');
  await pay(advance, kronor(10_000));
  expect(await vouchersOf(advance)).toEqual([
    'A D1510 15000, K2428 15000',
    'B D1930 5000, K1510 5000',
    'B D2428 5000, K2429 4000, K2611 1000',
    'B D1930 10000, K1510 10000',
    'B D2428 10000, K2429 8000, K2611 2000',
  ]);
  expect(await activate(work)).toBe('done');
  expect(await lineOf(work)).toMatchObject({ booked_ore: kronor(15_000), held_ore: kronor(15_000), room_ore: 0 });
  const invoice = await invoiced(work);
  expect(invoice).toMatchObject({ total_ore: kronor(15_000), open_ore: 0, standing: 'paid' });
  expect(await vouchersOf(invoice)).toEqual([
    'A D1510 15000, K2611 3000, K3001 12000',
    'A D2429 12000, D2611 3000, K1510 15000',
  ]);
  // A deducted advance cannot be given back as well.
  const after = await admin.api.ok('GET /admin/invoices/:id', { params: { id: advance.id } });
  expect(after.actions).not.toContain('credit');
});

test('of half in advance the rest is to pay, and interest is on the rest', async () => {
  const work = await anApproved('half', 100_000);
  const advance = await anAdvance(work);
  expect(advance.total_ore).toBe(kronor(7_500));
  await pay(advance, kronor(7_500));
  expect(await activate(work)).toBe('done');
  const invoice = await invoiced(work);
  expect(invoice).toMatchObject({ total_ore: kronor(15_000), open_ore: kronor(7_500), standing: 'partly_paid' });
  // In Peppol the advance is a prepayment invoice, and its VAT is on no second invoice.
  const asked = await peppolOf(advance);
  expect([textsAt(asked, 'InvoiceTypeCode'), textsAt(asked, 'PayableAmount')]).toEqual([['386'], ['7500.00']]);
  const rest = await peppolOf(invoice);
  expect(textsAt(rest, 'InvoiceDocumentReference/ID')).toEqual([advance.number]);
  expect([textsAt(rest, 'TaxTotal/TaxAmount'), textsAt(rest, 'PayableAmount')]).toEqual([['1500.00'], ['7500.00']]);
  expect(textsAt(rest, 'LineExtensionAmount').at(-1)).toBe('-6000.00');
  server.setClock('2026-09-20T08:00:00Z');
  admin = await anAdmin(server);
  const late = await admin.api.ok('GET /admin/invoices/:id', { params: { id: invoice.id } });
  // Due on 9 September: ten days of 7 500 kr at the reference rate and 8 percentage points.
  expect(late.next_reminder?.interest_ore).toBeLessThan(kronor(25));
  expect(late.next_reminder?.interest_ore).toBeGreaterThan(kronor(15));
  server.setClock(START);
  admin = await anAdmin(server);
});

test('a booking beyond the limit needs an advance of what exceeds it, and no advance within it', async () => {
  const work = await anApproved('none', 12_000);
  expect(await activate(work)).toBe('credit_reached');
  const advance = await anAdvance(work);
  expect(advance.total_ore).toBe(kronor(3_000));
  await pay(advance, kronor(3_000));
  expect(await activate(work)).toBe('done');
  const within = await anApproved('none', 15_000);
  expect(codeOf(await askAdvance(within))).toBe('advance_not_needed');
  expect(await activate(within)).toBe('done');
});

test('a called off booking gives its advance back with the VAT, and an unpaid advance is only credited', async () => {
  const work = await anApproved('full', 0);
  const advance = await anAdvance(work);
  await pay(advance, kronor(5_000));
  const params = { id: advance.id };
  await admin.api.ok('POST /admin/invoices/:id/credit', {
    params,
    body: { lines: null, reason: 'Projektet ställdes in.', is_anew: false },
  });
  await admin.api.ok('POST /admin/invoices/:id/repay', { params, body: { paid_on: '2026-08-03', reference: 'UT 1' } });
  expect(await vouchersOf(advance)).toEqual([
    'A D1510 15000, K2428 15000',
    'A D2428 10000, D2429 4000, D2611 1000, K1510 10000, K2420 5000',
    'B D1930 5000, K1510 5000',
    'B D2428 5000, K2429 4000, K2611 1000',
    'U D2420 5000, K1930 5000',
  ]);
  expect(await lineOf(work)).toMatchObject({ held_ore: 0 });
});

test('a payment of an advance that is taken back takes its VAT back, and the booking waits again', async () => {
  const work = await anApproved('full', 0);
  const advance = await anAdvance(work);
  const { payments } = await pay(advance, kronor(15_000));
  const params = { id: advance.id, payment_id: payments[0]?.id ?? '' };
  const body = { reason: 'Den gällde något annat.' };
  const { actions } = await admin.api.ok('POST /admin/invoices/:id/payments/:payment_id/take-back', { params, body });
  expect((await vouchersOf(advance)).slice(3)).toEqual([
    'B D1510 15000, K1930 15000',
    'B D2429 12000, D2611 3000, K2428 15000',
  ]);
  expect(await activate(work)).toBe('advance_due');
  // An advance is no debt for work: nobody is reminded of it, and it is never a loss.
  expect(actions).not.toContain('write-off');
  expect(codeOf(await admin.api.call('POST /admin/invoices/:id/remind', { params }))).toBe('not_allowed_now');
});

test('two presses at once make one advance', async () => {
  const work = await anApproved('full', 0);
  const answers = await Promise.all([askAdvance(work), askAdvance(work), askAdvance(work)]);
  expect(new Set(answers.map(({ body }) => (body as { number?: string }).number)).size).toBe(1);
});

test('a new company abroad pays all in advance, without Swedish VAT, and its invoice deducts it', async () => {
  server.setClock(START);
  const company = await aCompany(server);
  await sql`delete from credit_lines where company_id = ${company.company_id}`.execute(server.services.db);
  await admin.api.ok('PUT /admin/companies/:id/place', { params: { id: company.company_id }, body: inGermany() });
  const work = await withApproved(company);
  expect(await activate(work)).toBe('advance_due');
  const advance = await anAdvance(work);
  expect(advance.total_ore).toBe(kronor(12_000));
  await pay(advance, kronor(12_000));
  expect(await activate(work)).toBe('done');
  const invoice = await invoiced(work);
  expect(invoice).toMatchObject({ total_ore: kronor(12_000), open_ore: 0, standing: 'paid' });
  expect(await vouchersOf(invoice)).toEqual(['A D1510 12000, K3308 12000', 'A D2428 12000, K1510 12000']);
});

test('the advance of a cancelled project counts for no other booking', async () => {
  const work = await anApproved('full', 0);
  await pay(await anAdvance(work), kronor(15_000));
  expect(await lineOf(work)).toMatchObject({ held_ore: kronor(15_000) });
  const params = { id: work.project_id };
  await work.company.api.ok('POST /projects/:id/cancel', { params, body: { reason: 'Filmen blev inte av.' } });
  expect(await lineOf(work)).toMatchObject({ held_ore: 0 });
});
