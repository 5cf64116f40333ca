/** Payouts through umbrella companies, which employ the talents and invoice us themselves. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { anIssuedInvoice } from '#tests/factories/invoices.ts';
import { supplierInvoice } from '#tests/factories/payouts.ts';
import { aCompany, anAdmin, type Company, type Person } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { balancesOf } from './balances-of.ts';
import { isTaxedAs, somebodyWorks, type Worker, workIsApproved } from './paid-people.ts';

let server: TestServer;
let company: Company;
let admin: Person;
let sender: Person;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, admin, sender] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];
});
afterAll(() => server.stop());

const payoutOf = async ({ talent, candidate_id }: Worker) => {
  const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params: { id: candidate_id } });
  return items[0] as (typeof items)[number];
};
const groupOf = async (id: string) => {
  for (const group of ['to_approve', 'to_batch', 'waiting'] as const) {
    const { items } = await admin.api.ok('GET /admin/payouts', { query: { group } });
    if (items.some((one) => one.id === id)) return group;
  }
  return null;
};

let nextNumber = 1;
const invoice = (given: object = {}) => supplierInvoice({ number: `F-${nextNumber++}`, ...given });
const register = (id: string, body = invoice()) =>
  admin.api.call('POST /admin/payouts/:id/supplier-invoice', { params: { id }, body });
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;

/** A payout of 10 000 kr and VAT, whose amount is settled. */
async function aPreparedPayout(tax_form: 'UMBRELLA' | 'F' = 'UMBRELLA') {
  const worker = await somebodyWorks(server, company);
  await isTaxedAs(server, worker, tax_form);
  await workIsApproved(server, company, worker);
  await server.services.scribe.settled();
  return { worker, id: (await payoutOf(worker)).id };
}

test('a talent of an umbrella company gets a basis, and the payout waits for the company’s invoice', async () => {
  const { worker, id } = await aPreparedPayout();
  expect(await payoutOf(worker)).toMatchObject({
    status: 'prepared',
    awaits_invoice: true,
    number: expect.stringMatching(/^FU-/),
    has_document: true,
    object_by: null,
    actions: [],
  });
  // Nothing is bought before the company has invoiced it.
  expect(await balancesOf(server.services.db, id)).toEqual({});
  expect(await groupOf(id)).toBe('waiting');
  expect(codeOf(await admin.api.call('POST /admin/payouts/approve', { body: { ids: [id] } }))).toBe(
    'supplier_invoice_missing',
  );
});

test('the invoice is on the amount of the payout, for one payout, and registered once by many at a time', async () => {
  const { id } = await aPreparedPayout();
  expect(codeOf(await register(id, invoice({ total_ore: kronor(12_499) })))).toBe('supplier_invoice_differs');
  const one = invoice();
  const tries = await Promise.all([register(id, one), register(id, one), register(id, invoice())]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await balancesOf(server.services.db, id)).toEqual({
    talent_work: kronor(10_000),
    vat_in: kronor(2_500),
    payables: kronor(-12_500),
  });
  expect(await groupOf(id)).toBe('to_approve');
  const [other, billed] = [await aPreparedPayout(), await aPreparedPayout('F')];
  // The number of an invoice is used up if one of the first two tries won.
  expect((await register(other.id, one)).status).toBe(tries[2]?.status === 200 ? 200 : 409);
  expect(codeOf(await register(billed.id))).toBe('not_allowed_now');
});

test('the payment goes to the company with the reference of its invoice, and leaves no debt', async () => {
  const { id, worker } = await aPreparedPayout();
  expect((await register(id, invoice({ reference: '2026000105' }))).status).toBe(200);
  await admin.api.ok('POST /admin/payouts/approve', { body: { ids: [id] } });
  const execution_on = '2026-12-17';
  server.setClock(`${execution_on}T08:00:00Z`);
  const made = await sender.api.ok('POST /admin/batches', { body: { ids: [id], execution_on } });
  const { text } = await sender.api.ok('POST /admin/batches/:id/export', { params: { id: made.id } });
  expect(text).toContain('<Nm>Egen Lön AB</Nm>');
  expect(text).toContain('<Ustrd>2026000105</Ustrd>');
  await sender.api.ok('POST /admin/batches/:id/confirm', { params: { id: made.id } });
  expect(await payoutOf(worker)).toMatchObject({ status: 'sent', awaits_invoice: false });
  expect(await balancesOf(server.services.db, id)).toEqual({
    talent_work: kronor(10_000),
    vat_in: kronor(2_500),
    bank: kronor(-12_500),
  });
});

test('numbers that no company has are refused beside their fields', async () => {
  const { id } = await aPreparedPayout();
  const wrong = invoice({ org_number: '556677-8890', vat_number: 'SE123', issued_on: '2026-02-30', supplier_name: '' });
  const refused = await admin.api.refusal('POST /admin/payouts/:id/supplier-invoice', { params: { id }, body: wrong });
  expect(Object.keys(refused.fields ?? {}).toSorted()).toEqual([
    'issued_on',
    'org_number',
    'supplier_name',
    'vat_number',
  ]);
});

test('the lists of open customers and suppliers of a day come to the balances of 1510 and 2440', async () => {
  const { id, worker } = await aPreparedPayout();
  await register(id);
  await anIssuedInvoice(server, admin);
  const { balance } = await admin.api.ok('GET /admin/books/sums', { query: { from: '2026-01-01', to: '2026-12-31' } });
  const balanceOf = (account: number) => balance.find(({ number }) => number === account)?.closing_ore;
  const table = async (kind: 'customers' | 'suppliers', to: string) => {
    const { url } = await admin.api.ok('POST /admin/books/exports', { body: { kind, from: '2026-01-01', to } });
    const text = await (await fetch(server.url + url, { headers: { cookie: admin.cookie } })).text();
    return text
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(';'));
  };
  const inOre = (text: string | undefined) => Math.round(Number(text?.replace(',', '.')) * 100);
  const [customers, suppliers] = [await table('customers', '2026-12-31'), await table('suppliers', '2026-12-31')];
  expect(inOre(customers.at(-1)?.[4])).toBe(balanceOf(1510));
  expect(inOre(suppliers.at(-1)?.[4])).toBe(balanceOf(2440));
  const { number } = await payoutOf(worker);
  expect(suppliers).toContainEqual([number, 'Egen Lön AB', '2026-12-10', '2026-12-23', '-12500,00']);
  // A day before all of them has nothing open.
  expect(await table('suppliers', '2026-01-31')).toEqual([['', 'Summa', '', '', '0,00']]);
});
