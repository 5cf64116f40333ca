/** The bank's files over HTTP: what takes a payment back, numbers of our account, and money that two files tell of. */
import { describe, expect, test } from 'vitest';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import type { EntryStanding } from '#domain/money/bank/bank-entry.ts';
import { aCamt, type CamtPayment } from '#tests/factories/camt.ts';
import { balancesOf } from './balances-of.ts';
import {
  admin,
  entries,
  issued,
  openBank,
  other,
  paid,
  read,
  send,
  server,
  settle,
  TOTAL,
  waiting,
} from './bank-acts.ts';

openBank();

describe('a payment that the bank takes back', () => {
  const takeBack = (id: string, parts: readonly { number: string | null; amount_ore: number }[], person = admin) =>
    person.api.call('POST /admin/bank/entries/:id/take-back', {
      params: { id },
      body: { parts: parts.map(({ number, amount_ore }) => ({ number: number ?? '', amount_ore: ore(amount_ore) })) },
    });
  const taken = (change: Partial<CamtPayment>) =>
    paid({ direction: 'out', is_reversal: true, booked_on: '2026-08-25', ...change });
  const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;

  test('waits with the payment that it takes back, and makes the invoice one to be paid again', async () => {
    const invoice = await issued();
    const ocr = invoice.ocr ?? '';
    await send(aCamt([paid({ ocr }), taken({ ocr, text: 'Återtag' })]));
    expect(await read(invoice)).toMatchObject({ standing: 'paid' });
    expect((await entries('out')).filter(({ text }) => text === 'Återtag')).toEqual([]);
    const entry = await waiting('Återtag');
    const part = { number: invoice.number, amount_ore: TOTAL };
    expect(entry).toMatchObject({
      direction: 'out',
      is_reversal: true,
      proposals: [],
      actions: ['take-back', 'set-aside'],
      takes_back: [{ paid_on: '2026-08-24', reason: 'ocr', parts: [part] }],
    });
    // A reversal cannot pay an invoice. Of two simultaneous take-backs one succeeds.
    expect((await settle(entry.id, [part])).status).toBe(409);
    server.setClock('2026-08-27T08:00:00Z');
    const both = await Promise.all([admin, other].map((person) => takeBack(entry.id, [part], person)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(invoice)).toMatchObject({
      standing: 'open',
      open_ore: TOTAL,
      payments: [
        { kind: 'payment', is_standing: false },
        // In the books the reversal has the bank's day.
        { kind: 'taken_back', paid_on: '2026-08-25', reason: 'Banken tog tillbaka betalningen 25 augusti 2026.' },
      ],
    });
    expect(await balancesOf(server.services.db, invoice.id)).toMatchObject({ receivables: TOTAL });
    expect((await entries('settled')).find(({ id }) => id === entry.id)).toMatchObject({
      parts: [part],
      takes_back: [],
      actions: [],
    });
    // After the reversal the invoice can be paid again.
    expect((await send(aCamt([paid({ ocr })]))).body).toMatchObject({ matched_count: 1 });
    expect(await read(invoice)).toMatchObject({ standing: 'paid', overpaid_ore: 0 });
  });

  test('is found by what the bank calls the payment, on all invoices that it paid', async () => {
    const [first, second] = [await issued(), await issued()];
    const amount_ore = ore(2 * TOTAL + 100);
    const came = paid({ text: 'Två fakturor', amount_ore });
    await send(aCamt([came], { account: '5551239' }));
    const parts = [
      { number: first.number, amount_ore: TOTAL + 100 },
      { number: second.number, amount_ore: TOTAL },
    ];
    expect((await settle((await waiting('Två fakturor')).id, parts)).status).toBe(200);
    await send(aCamt([taken({ amount_ore, text: 'Båda åter', reference: came.reference ?? '' })]));
    const entry = await waiting('Båda åter');
    expect(entry.takes_back).toMatchObject([{ reason: 'reference', parts }]);
    const [one, two] = parts;
    const refusals = [
      await takeBack(entry.id, [{ number: first.number, amount_ore: TOTAL }]),
      await takeBack(entry.id, [
        { number: first.number, amount_ore: TOTAL },
        { number: second.number, amount_ore: TOTAL + 100 },
      ]),
    ];
    expect(refusals.map(codeOf)).toEqual(['bank_parts_differ', 'bank_payment_unknown']);
    expect((await read(first)).payments).toHaveLength(1);
    expect(
      (
        await takeBack(
          entry.id,
          [two, one].filter((part) => part !== undefined),
        )
      ).status,
    ).toBe(200);
    for (const invoice of [first, second])
      expect(await read(invoice)).toMatchObject({ standing: 'open', open_ore: TOTAL, overpaid_ore: 0 });
  });

  test('is found by what the bank calls the payment also where a part of the invoice was paid by hand', async () => {
    const invoice = await issued();
    const at = { params: { id: invoice.id } };
    server.setClock('2026-08-24T08:00:00Z');
    const body = { paid_on: '2026-08-24', amount_ore: ore(100), reference: 'BG 1' };
    await admin.api.ok('POST /admin/invoices/:id/payments', { ...at, body });
    const came = paid({ text: 'Resten', amount_ore: ore(TOTAL - 100) });
    await send(aCamt([came]));
    const part = { number: invoice.number, amount_ore: TOTAL - 100 };
    expect((await settle((await waiting('Resten')).id, [part])).status).toBe(200);
    await send(aCamt([taken({ amount_ore: ore(TOTAL - 100), text: 'Resten åter', reference: came.reference ?? '' })]));
    expect((await waiting('Resten åter')).takes_back).toMatchObject([{ reason: 'reference', parts: [part] }]);
  });

  test('may be a payment that was registered by hand; and what left the account and comes back is none', async () => {
    const invoice = await issued();
    const at = { params: { id: invoice.id } };
    server.setClock('2026-08-24T08:00:00Z');
    const body = { paid_on: '2026-08-24', amount_ore: ore(TOTAL), reference: 'BG 1' };
    await admin.api.ok('POST /admin/invoices/:id/payments', { ...at, body });
    await send(aCamt([taken({ text: `Faktura ${invoice.number} åter` }), paid({ is_reversal: true, text: 'Retur' })]));
    const entry = await waiting(`Faktura ${invoice.number} åter`);
    const part = { number: invoice.number, amount_ore: TOTAL };
    expect(entry.takes_back).toMatchObject([{ reason: 'number', parts: [part] }]);
    expect((await takeBack((await waiting('Retur')).id, [part])).status).toBe(409);
    expect((await takeBack(entry.id, [part])).status).toBe(200);
    expect(await read(invoice)).toMatchObject({ open_ore: TOTAL });
    // A payment that has been taken back cannot be taken back again.
    await send(aCamt([taken({ text: `Faktura ${invoice.number} åter igen` })]));
    expect((await waiting(`Faktura ${invoice.number} åter igen`)).takes_back).toEqual([]);
  });
});

describe('an entry is recognised by any number of our account', () => {
  const NOTATIONS = ['5551239', 'SE3550000000054910000003', '54910000003'];
  const told = async (payment: CamtPayment, account: string, kind: 'camt.053' | 'camt.054') =>
    (await send(aCamt([payment], { account, kind, message_id: `${kind} ${account}` }))).body.new_count;

  test.each(['R', ''])('by bankgiro, IBAN and number, where it calls the entry %j', async (letter) => {
    const invoice = await issued();
    const payment = paid({ ocr: invoice.ocr ?? '' });
    const reference = letter && `${letter}${payment.reference}`;
    const counts: unknown[] = [];
    for (const account of NOTATIONS)
      for (const kind of ['camt.054', 'camt.053'] as const)
        counts.push(await told({ ...payment, reference }, account, kind));
    expect(counts).toEqual([1, 0, 0, 0, 0, 0]);
    expect((await entries()).filter(({ ocr }) => ocr === invoice.ocr)).toEqual([]);
    expect(await read(invoice)).toMatchObject({ standing: 'paid', overpaid_ore: 0, payments: [{}] });
  });

  test('also where it was kept before what the bank calls its entry was read', async () => {
    const payment = paid({ reference: 'GAMMAL', text: 'Gammal' });
    await server.services.pool.query(
      `insert into bank_entries (reference, bank_file_id, account, direction, amount_ore, booked_on, is_reversal, text,
         counterparty, own_id, standing, created_date)
       select 'GAMMAL', id, '5551239', 'in', ${TOTAL}, '2026-08-24', false, 'Gammal', '', '', 'waiting', app_now()
       from bank_files limit 1`,
    );
    for (const account of NOTATIONS) expect(await told(payment, account, 'camt.053')).toBe(0);
    // A report with another amount is another payment.
    expect(await told({ ...payment, amount_ore: ore(1) }, '5551239', 'camt.054')).toBe(1);
  });
});

describe('a bank uses its reference again', () => {
  test('another day and another OCR number are another payment, and what was known is told', async () => {
    const [first, second, third] = [await issued(), await issued(), await issued()];
    const told = ({ ocr }: InvoiceDetails, booked_on: string) =>
      paid({ reference: '5490990005', entry_reference: '5490990005', ocr: ocr ?? '', booked_on });
    const today = aCamt([told(first, '2026-08-24')], { kind: 'camt.053', message_id: 'day 1' });
    const tomorrow = aCamt([told(second, '2026-08-25')], { kind: 'camt.053', message_id: 'day 2' });
    // The bank uses the same reference again on the same day.
    const later = [told(second, '2026-08-25'), told(third, '2026-08-25')];
    const evening = aCamt(later, { kind: 'camt.053', message_id: 'evening' });
    expect((await send(today)).body).toMatchObject({ new_count: 1, matched_count: 1 });
    expect((await send(tomorrow)).body).toMatchObject({ new_count: 1, matched_count: 1, known_count: 0 });
    expect((await send(evening)).body).toMatchObject({
      entry_count: 2,
      new_count: 1,
      matched_count: 1,
      known_count: 1,
      known: [{ booked_on: '2026-08-25', amount_ore: TOTAL, direction: 'in', ocr: second.ocr }],
    });
    for (const invoice of [first, second, third]) expect(await read(invoice)).toMatchObject({ standing: 'paid' });
    expect((await send(tomorrow)).body).toMatchObject({ new_count: 0, known_count: 1, known: [{ ocr: second.ocr }] });
  });
});

describe('a notification and a statement tell of the same money', () => {
  /** A deposit of two payments of 20 250 kr under one reference. The bank reports it both in detail and as a sum. */
  const deposit = async () => {
    const invoices = [await issued(), await issued()];
    const entry_reference = paid().reference ?? '';
    const payments = invoices.map(({ ocr }) => paid({ ocr: ocr ?? '', entry_reference }));
    const details = aCamt(payments, { as_one: true, account: '5551239', message_id: `${entry_reference} 054` });
    const sum = aCamt(payments, { kind: 'camt.053', as_one: true, as_sum: true, message_id: `${entry_reference} 053` });
    return { invoices, details, sum };
  };
  const arePaid = async (invoices: readonly InvoiceDetails[]) => {
    for (const invoice of invoices) {
      expect(await read(invoice)).toMatchObject({ standing: 'paid', overpaid_ore: 0, payments: [{}] });
      expect(await balancesOf(server.services.db, invoice.id)).toMatchObject({ bank: TOTAL });
    }
  };
  const ofSum = async (standing: EntryStanding) =>
    (await entries(standing)).filter(({ amount_ore }) => amount_ore === 2 * TOTAL);

  test('the sum is known once its payments are', async () => {
    const { invoices, details, sum } = await deposit();
    expect((await send(details)).body).toMatchObject({ new_count: 2, matched_count: 2 });
    expect((await send(sum)).body).toMatchObject({ entry_count: 1, new_count: 0, known_count: 1 });
    await arePaid(invoices);
    expect(await ofSum('waiting')).toEqual([]);
  });

  test('a sum that waits gives way to its payments, also when two administrators send them at once', async () => {
    const { invoices, details, sum } = await deposit();
    expect((await send(sum)).body).toMatchObject({ new_count: 1, matched_count: 0 });
    expect(await ofSum('waiting')).toMatchObject([{ proposals: [], actions: ['settle', 'book', 'set-aside'] }]);
    const [one, two] = await Promise.all([send(details), send(details, other)]);
    expect([one.body.new_count, two.body.new_count].sort()).toEqual([0, 2]);
    await arePaid(invoices);
    expect(await ofSum('waiting')).toEqual([]);
    const [given] = await ofSum('itemised');
    expect(given).toMatchObject({ decided: null, actions: [] });
    const part = { number: invoices[0]?.number ?? null, amount_ore: 2 * TOTAL };
    expect((await settle(given?.id ?? '', [part])).status).toBe(409);
  });

  test('a sum that an administrator has shared between the invoices stays, and its payments are known', async () => {
    const { invoices, details, sum } = await deposit();
    await send(sum);
    const [entry] = await ofSum('waiting');
    const parts = invoices.map(({ number }) => ({ number, amount_ore: TOTAL }));
    // An administrator and a file settle the deposit at the same time; the money must count once.
    const [settled, told] = await Promise.all([settle(entry?.id ?? '', parts), send(details, other)]);
    expect(told.body).toMatchObject(settled.status === 200 ? { new_count: 0, known_count: 2 } : { new_count: 2 });
    expect([200, 409]).toContain(settled.status);
    await arePaid(invoices);
  });
});

test('the database itself refuses that an entry whose payments are known waits again', async () => {
  const again = `update bank_entries set standing = 'waiting' where standing = 'itemised'`;
  await expect(server.services.pool.query(again)).rejects.toThrow('never changed or removed');
});
