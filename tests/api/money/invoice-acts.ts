/** Acts of companies and administrators with invoices. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { as, type CallArgs } from '#tests/factories/client.ts';
import { anAdmin, type Person } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { balancesOf } from './balances-of.ts';

export const BEFORE = '2026-08-13T08:00:00Z';
export const DAY = '2026-08-21';
/** After the due day: an invoice of 21 August is due on 21 September, because its thirtieth day is a Sunday. */
export const OVERDUE = '2026-09-22T06:00:00Z';

export let server: TestServer;
export let admin: Person;
export let other: Person;

export const at = ({ id }: Pick<InvoiceDetails, 'id'>) => ({ params: { id } });
export const read = (invoice: Pick<InvoiceDetails, 'id'>) => admin.api.ok('GET /admin/invoices/:id', at(invoice));
const payment = (amount_ore: number, reference: string): CallArgs<'POST /admin/invoices/:id/payments'>['body'] => ({
  paid_on: DAY,
  amount_ore: ore(amount_ore),
  reference,
});
export const pay = (invoice: InvoiceDetails, amount_ore: number, reference = 'BG 1', by = admin) =>
  by.api.call('POST /admin/invoices/:id/payments', { ...at(invoice), body: payment(amount_ore, reference) });
export const credit = (
  invoice: InvoiceDetails,
  given: Partial<CallArgs<'POST /admin/invoices/:id/credit'>['body']> = {},
  by = admin,
) =>
  by.api.call('POST /admin/invoices/:id/credit', {
    ...at(invoice),
    body: { lines: null, reason: 'Fel dagar.', is_anew: false, ...given },
  });
export const draftsOf = async ({ project_id }: { project_id: string }) =>
  (
    await sql<{ status: string; charges: number }>`
      select status, cardinality(charge_ids) as charges from invoices where project_id = ${project_id}
      order by status`.execute(server.services.db)
  ).rows;
/** All vouchers of an invoice in accountants' notation, such as 'A D1510 20250, K3001 16200, K2611 4050'. */
export const vouchersOf = async ({ id }: InvoiceDetails) => {
  const { rows } = await sql<{ said: string }>`
    select v.series || ' ' || string_agg(case when l.amount_ore > 0 then 'D' else 'K' end || l.account || ' '
      || abs(l.amount_ore) / 100.0::float8, ', ' order by l.position) as said
    from vouchers v join voucher_lines l on l.voucher_id = v.id where v.subject_id = ${id}
    group by v.id order by v.created_date, v.series, v.number`.execute(server.services.db);
  return rows.map(({ said }) => said);
};
export const writeOff = (invoice: InvoiceDetails) =>
  admin.api.ok('POST /admin/invoices/:id/write-off', { ...at(invoice), body: { reason: 'Konkurs.' } });
export const takeBack = ({ id, payments }: InvoiceDetails, reference: string) =>
  admin.api.ok('POST /admin/invoices/:id/payments/:payment_id/take-back', {
    params: { id, payment_id: payments.find((one) => one.reference === reference)?.id ?? '' },
    body: { reason: 'Den gällde en annan faktura.' },
  });
/** The invoices of a company, as a member with a new session sees them. */
export const seenBy = async ({ account_id }: Person) =>
  as(server, await signInAs(server.services, account_id)).ok('GET /company/invoices', { query: { group: 'all' } });
/** Expects that neither side owes the other anything for the invoice. */
export const expectSettled = async ({ id }: InvoiceDetails) => {
  const left = await balancesOf(server.services.db, id);
  expect(Object.keys(left).filter((name) => ['receivables', 'customer_credits'].includes(name))).toEqual([]);
};

/** Declares the test server of a test file, with two administrators. The clock is set to BEFORE before each test. */
export function openInvoicing(): void {
  beforeAll(async () => {
    server = await startTestServer();
    [admin, other] = [await anAdmin(server), await anAdmin(server)];
  });
  afterAll(() => server.stop());
  beforeEach(() => server.setClock(BEFORE));
}
