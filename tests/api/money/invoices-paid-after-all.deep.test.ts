/** Invoices that are late by a rest, and invoices that are paid or credited after being written off. */
import { describe, expect, test } from 'vitest';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { anIssuedInvoice } from '#tests/factories/invoices.ts';
import { toldBy } from '../talk/consequences.ts';
import { balancesOf } from './balances-of.ts';
import {
  admin,
  at,
  credit,
  DAY,
  expectSettled,
  openInvoicing,
  pay,
  read,
  seenBy,
  server,
  takeBack,
  vouchersOf,
  writeOff,
} from './invoice-acts.ts';

openInvoicing();

describe('an invoice that is late', () => {
  test('with only interest left takes no VAT back when that is not paid', async () => {
    const { invoice } = await anIssuedInvoice(server, admin);
    server.setClock('2026-10-22T06:00:00Z');
    await admin.api.ok('POST /admin/invoices/:id/remind', at(invoice));
    await pay(invoice, 2_025_000);
    await writeOff(invoice);
    expect(await vouchersOf(invoice)).toContain('A D6350 166.44, K1510 166.44');
  });

  test('with a krona left is reminded of without interest, which is less than an öre', async () => {
    const { invoice } = await anIssuedInvoice(server, admin);
    await pay(invoice, 2_024_900);
    server.setClock('2026-09-23T06:00:00Z');
    expect((await read(invoice)).next_reminder).toEqual({ fee_ore: 0, interest_ore: 0 });
    const reminded = await admin.api.ok('POST /admin/invoices/:id/remind', at(invoice));
    expect(reminded).toMatchObject({ standing: 'reminded', open_ore: 100 });
  });

  test('and rounded off is owed back without the rounding when it is credited, to the öre that was paid', async () => {
    const { invoice } = await anIssuedInvoice(server, admin);
    await pay(invoice, 2_024_950);
    await writeOff(invoice);
    await credit(invoice);
    expect(await read(invoice)).toMatchObject({ standing: 'credited', open_ore: 0, overpaid_ore: 2_024_950 });
    expect(await vouchersOf(invoice)).toContain('A K3740 0.5, D1510 0.5');
    expect(Object.keys(await balancesOf(server.services.db, invoice.id))).not.toContain('rounding');
  });

  test('and rounded off takes its rounding back when the öre is paid after all, and owes nothing', async () => {
    const { invoice } = await anIssuedInvoice(server, admin);
    await pay(invoice, 2_024_950);
    await writeOff(invoice);
    await pay(invoice, 30, 'BG 2');
    await pay(invoice, 20, 'BG 3');
    expect(await read(invoice)).toMatchObject({ open_ore: 0, overpaid_ore: 0 });
    expect(Object.keys(await balancesOf(server.services.db, invoice.id))).not.toContain('rounding');
  });
});

describe('an invoice that was written off', () => {
  test('and is paid in parts after all is a claim again with its VAT, part by part, and then paid', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    await writeOff(invoice);
    await pay(invoice, 500_000);
    expect(await read(invoice)).toMatchObject({ standing: 'written_off', open_ore: 0, overpaid_ore: 0 });
    expect(await seenBy(company)).toMatchObject({
      items: [{ standing: 'partly_paid', open_ore: 1_525_000 }],
      open: { count: 1, ore: 1_525_000 },
    });
    await pay(invoice, 1_525_000, 'BG 2');
    const paid = await read(invoice);
    expect(paid).toMatchObject({ standing: 'paid', open_ore: 0, overpaid_ore: 0 });
    expect(paid.actions).not.toContain('repay');
    expect(await seenBy(company)).toMatchObject({
      items: [{ standing: 'paid', open_ore: 0 }],
      open: { count: 0, ore: 0 },
    });
    expect((await vouchersOf(invoice)).slice(1).sort()).toEqual([
      'A D1510 15250, K6351 12200, K2611 3050',
      'A D1510 5000, K6351 4000, K2611 1000',
      'A D6351 16200, D2611 4050, K1510 20250',
      'B D1930 15250, K1510 15250',
      'B D1930 5000, K1510 5000',
    ]);
    expect(Object.keys(await balancesOf(server.services.db, invoice.id))).not.toContain('bad_debts');
    await expectSettled(invoice);
  });

  test('and is paid with more than it asked for has only what is beyond it to pay back', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    await pay(invoice, 1_000_000);
    await writeOff(invoice);
    await pay(invoice, 1_125_000, 'BG 2');
    const paid = await read(invoice);
    expect(paid).toMatchObject({ standing: 'paid', open_ore: 0, overpaid_ore: 100_000 });
    expect(paid.actions).toContain('repay');
    expect((await seenBy(company)).items).toMatchObject([{ standing: 'paid', open_ore: 0 }]);
    // The payment belonged to another invoice. The amount is owed again, and must be paid or written off again.
    await takeBack(paid, 'BG 2');
    expect(await read(invoice)).toMatchObject({ standing: 'partly_paid', open_ore: 1_025_000, overpaid_ore: 0 });
    await writeOff(invoice);
    await expectSettled(invoice);
  });

  test('and had a payment that was another’s is open again for that, and may be written off again', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    await pay(invoice, 1_000_000);
    await writeOff(invoice);
    await takeBack(await read(invoice), 'BG 1');
    const open = await read(invoice);
    expect(open).toMatchObject({ open_ore: 1_000_000, overpaid_ore: 0 });
    expect(open.actions).toEqual(['register-payment', 'credit', 'write-off']);
    expect(await toldBy(server).noticesOfCompany(company)).toContain('invoice.reopen');
    // The company owes the whole amount.
    expect((await seenBy(company)).open.ore).toBe(2_025_000);
    const lost = await writeOff(invoice);
    expect(lost).toMatchObject({ standing: 'written_off', open_ore: 0 });
    expect((await vouchersOf(invoice)).filter((said) => said.includes('6351')).sort()).toEqual([
      'A D6351 8000, D2611 2000, K1510 10000',
      'A D6351 8200, D2611 2050, K1510 10250',
    ]);
    await expectSettled(invoice);
    await pay(invoice, 2_025_000, 'BG 3');
    expect(await read(invoice)).toMatchObject({ standing: 'paid', open_ore: 0, overpaid_ore: 0 });
    expect(Object.keys(await balancesOf(server.services.db, invoice.id))).not.toContain('bad_debts');
  });

  test('and is open again for a part is written off once more when that part is paid, and charges interest on it alone', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    await pay(invoice, 1_000_000);
    await writeOff(invoice);
    await takeBack(await read(invoice), 'BG 1');
    server.setClock('2026-10-22T06:00:00Z');
    await sweepDeadlines(server.services, ['invoice']);
    // Interest on 10 000 kr at 10 % for the 30 days from 22 September to 21 October.
    expect((await read(invoice)).next_reminder).toEqual({ fee_ore: 0, interest_ore: 8_219 });
    await pay(invoice, 1_000_000, 'BG 3');
    expect(await read(invoice)).toMatchObject({ standing: 'written_off', open_ore: 0, overpaid_ore: 0 });
    expect((await seenBy(company)).open.ore).toBe(1_025_000);
  });

  test('and turns out never to have been owed is credited: what was lost comes back, and the claim goes', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    await writeOff(invoice);
    const [line] = (await read(invoice)).creditable;
    if (!line) throw new Error('Nothing can be credited');
    // Credits 8 100 kr of the fee, with VAT.
    const part = (await credit(invoice, { lines: [{ ...line, amount_ore: ore(810_000) }] })).body as InvoiceDetails;
    expect(part).toMatchObject({ standing: 'written_off', open_ore: 0, overpaid_ore: 0 });
    expect((await seenBy(company)).items).toMatchObject([{ open_ore: 2_025_000 - 1_012_500 }]);
    const whole = (await credit(invoice)).body as InvoiceDetails;
    expect(whole).toMatchObject({ standing: 'credited', open_ore: 0, overpaid_ore: 0 });
    expect(await balancesOf(server.services.db, invoice.id)).toEqual({});
  });

  test('by an öre that was rounded off may be credited like any that is paid, and the öre is not owed back', async () => {
    const { invoice } = await anIssuedInvoice(server, admin);
    await pay(invoice, 2_024_950);
    await writeOff(invoice);
    const [line] = (await read(invoice)).creditable;
    if (!line) throw new Error('Nothing can be credited');
    const body = (await credit(invoice, { lines: [{ ...line, amount_ore: ore(100_000) }] })).body as InvoiceDetails;
    expect(body).toMatchObject({ standing: 'paid', open_ore: 0, overpaid_ore: 124_950 });
    expect(body.actions).toContain('repay');
  });

  test('in part, open again and credited whole owes nothing back', async () => {
    const { invoice } = await anIssuedInvoice(server, admin);
    await pay(invoice, 1_000_000);
    await writeOff(invoice);
    await takeBack(await read(invoice), 'BG 1');
    await credit(invoice);
    expect(await read(invoice)).toMatchObject({ standing: 'credited', open_ore: 0, overpaid_ore: 0 });
    expect(Object.keys(await balancesOf(server.services.db, invoice.id)).sort()).toEqual([]);
  });
});

test('a credited invoice whose payment was paid back and was another’s is open again', async () => {
  const { invoice } = await anIssuedInvoice(server, admin);
  await pay(invoice, 1_000_000);
  await credit(invoice);
  const body = { paid_on: DAY, reference: 'BG 2' };
  await admin.api.ok('POST /admin/invoices/:id/repay', { ...at(invoice), body });
  await takeBack(await read(invoice), 'BG 1');
  const open = await read(invoice);
  expect(open).toMatchObject({ standing: 'partly_paid', open_ore: 1_000_000 });
  expect(open.actions).toContain('write-off');
  await pay(invoice, 1_000_000, 'BG 3');
  expect((await read(invoice)).standing).toBe('credited');
});
