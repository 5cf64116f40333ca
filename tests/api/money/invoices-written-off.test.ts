/** Invoices that are late or lost; invoices-paid-after-all.deep.test.ts has what happens to them afterwards. */
import { describe, expect, test } from 'vitest';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { addDays, momentOf } from '#domain/kernel/time/day.ts';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import { loadInvoicing } from '#server/features/money/invoice/queries/invoicing-overview.ts';
import { listCompanyInvoices } from '#server/features/money/invoice/queries/list-company-invoices.ts';
import { listInvoices } from '#server/features/money/invoice/queries/list-invoices.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { as } from '#tests/factories/client.ts';
import { anIssuedInvoice } from '#tests/factories/invoices.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { toldBy } from '../talk/consequences.ts';
import { balancesOf } from './balances-of.ts';
import {
  admin,
  at,
  expectSettled,
  OVERDUE,
  openInvoicing,
  pay,
  read,
  seenBy,
  server,
  vouchersOf,
  writeOff,
} from './invoice-acts.ts';

openInvoicing();

/**
 * The late invoices of a day: `count` and `ore` of all overdue invoices, `is_listed` (true if the list of overdue invoices
 * has this one), and `own`, the company's number of overdue invoices.
 */
async function lateOn(day: string, { id }: InvoiceDetails, company_id: string) {
  const { db } = server.services;
  const moment = momentOf(new Date(`${day}T10:00:00Z`));
  const [house, list, own] = await Promise.all([
    loadInvoicing(db, moment),
    listInvoices(db, { role: 'admin' } as AdminActor, { group: 'overdue', text: '', page: 1 }, moment),
    listCompanyInvoices(db, { role: 'company', company_id } as CompanyActor, { group: 'open', page: 1 }, moment),
  ]);
  return { ...house.overdue, is_listed: list.items.some((one) => one.id === id), own: own.overdue.count };
}

describe('an invoice that is late', () => {
  test('is late from the day after its last day on, in every list and sum', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    const due_on = invoice.due_on ?? '';
    const [last, next] = [
      await lateOn(due_on, invoice, company.company_id),
      await lateOn(addDays(due_on, 1), invoice, company.company_id),
    ];
    expect([last.is_listed, last.own, next.is_listed, next.own]).toEqual([false, 0, true, 1]);
    expect(await lateOn(addDays(due_on, -1), invoice, company.company_id)).toEqual(last);
    expect([next.count > last.count, next.ore > last.ore]).toEqual([true, true]);
  });

  test('falls due once, is reminded of with its interest once a day, and is handed over', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    server.setClock('2026-09-21T06:00:00Z');
    await sweepDeadlines(server.services, ['invoice']);
    expect((await read(invoice)).standing).toBe('open');
    expect((await admin.api.refusal('POST /admin/invoices/:id/remind', at(invoice))).code).toBe('not_allowed_now');
    server.setClock(OVERDUE);
    for (let time = 0; time < 2; time += 1) await sweepDeadlines(server.services, ['invoice']);
    const told = (await toldBy(server).noticesOfCompany(company)).filter((type) => type === 'invoice.fall-due');
    expect(told).toHaveLength(1);
    server.setClock('2026-10-22T06:00:00Z');
    // Interest on 20 250 kr at 10 % for the 30 days from 22 September to 21 October. The fee is 0, because the terms
    // have none.
    expect((await read(invoice)).next_reminder).toEqual({ fee_ore: 0, interest_ore: 16_644 });
    const reminded = await admin.api.ok('POST /admin/invoices/:id/remind', at(invoice));
    expect(reminded).toMatchObject({ standing: 'reminded', open_ore: 2_025_000 + 16_644 });
    expect((await admin.api.refusal('POST /admin/invoices/:id/remind', at(invoice))).code).toBe('reminded_today');
    expect((await vouchersOf(invoice)).at(-1)).toBe('A D1510 166.44, K8313 166.44');
    server.setClock('2026-10-23T06:00:00Z');
    // Interest for one more day, and none on the earlier interest.
    expect((await read(invoice)).next_reminder).toEqual({ fee_ore: 0, interest_ore: 555 });
    const { open_ore } = await read(invoice);
    const handed = await admin.api.ok('POST /admin/invoices/:id/hand-to-collection', {
      ...at(invoice),
      body: { handed_on: '2026-10-22', collector: 'Inkasso AB, ärende 17', has_compensation: true },
    });
    expect(handed.standing).toBe('collection');
    expect(handed.actions).not.toContain('remind');
    expect((await admin.api.refusal('POST /admin/invoices/:id/remind', at(invoice))).code).toBe('not_allowed_now');
    // 450 kr between companies (4 a § lag 1981:739), booked when it is charged; no reminder had a fee.
    const total_ore = open_ore + 45_000;
    expect(handed).toMatchObject({
      open_ore: total_ore,
      handover: { handed_on: '2026-10-22', collector: 'Inkasso AB, ärende 17', fee_ore: 45_000, total_ore },
    });
    expect((await vouchersOf(invoice)).at(-1)).toBe('A D1510 450, K3990 450');
    // What the collector sends on is registered as before.
    const params = at(invoice);
    const body = { paid_on: '2026-10-23', amount_ore: ore(total_ore), reference: 'BG 77' };
    expect((await admin.api.ok('POST /admin/invoices/:id/payments', { ...params, body })).standing).toBe('paid');
  });

  test('that will not be paid is lost with its VAT, and the company still owes it', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    server.setClock(OVERDUE);
    const body = { reason: 'Konkurs.' };
    const lost = await admin.api.ok('POST /admin/invoices/:id/write-off', { ...at(invoice), body });
    expect(lost).toMatchObject({ standing: 'written_off', open_ore: 0 });
    expect((await vouchersOf(invoice)).at(-1)).toBe('A D6351 16200, D2611 4050, K1510 20250');
    const later = as(server, await signInAs(server.services, company.account_id));
    const { items, overdue } = await later.ok('GET /company/invoices', { query: {} });
    expect(items).toMatchObject([{ standing: 'overdue', open_ore: 2_025_000 }]);
    expect(overdue).toEqual({ count: 1, ore: 2_025_000 });
    await expectSettled(invoice);
  });

  test('that was reminded of and paid in part is lost with the VAT of what is unpaid of it, and none of the interest', async () => {
    const { invoice } = await anIssuedInvoice(server, admin);
    server.setClock('2026-10-22T06:00:00Z');
    await admin.api.ok('POST /admin/invoices/:id/remind', at(invoice));
    await pay(invoice, 1_000_000);
    await writeOff(invoice);
    // The loss is 10 250 kr of the sale with VAT, and 166,44 kr of interest, which has no VAT.
    expect(await vouchersOf(invoice)).toContain('A D6351 8200, D6350 166.44, D2611 2050, K1510 10416.44');
    await pay(invoice, 1_041_644, 'BG 2');
    expect(await read(invoice)).toMatchObject({ standing: 'paid', open_ore: 0, overpaid_ore: 0 });
    expect(Object.keys(await balancesOf(server.services.db, invoice.id))).not.toContain('bad_debts');
    await expectSettled(invoice);
  });

  test('by a krona is lost', async () => {
    const { invoice } = await anIssuedInvoice(server, admin);
    await pay(invoice, 2_024_900);
    await writeOff(invoice);
    expect(await vouchersOf(invoice)).toContain('A D6351 0.8, D2611 0.2, K1510 1');
  });

  test('by less than a krona is rounded off', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    await pay(invoice, 2_024_950);
    await admin.api.ok('POST /admin/invoices/:id/write-off', { ...at(invoice), body: { reason: 'Ören.' } });
    expect(await vouchersOf(invoice)).toContain('A D3740 0.5, K1510 0.5');
    expect((await seenBy(company)).items).toMatchObject([{ standing: 'paid', open_ore: 0 }]);
    expect((await seenBy(company)).open).toEqual({ count: 0, ore: 0 });
  });
});
