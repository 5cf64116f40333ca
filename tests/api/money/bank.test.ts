/**
 * The bank's files over HTTP: payments that match an invoice, entries that wait for an administrator, and repeated
 * reports.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { EntryStanding } from '#domain/money/bank/bank-entry.ts';
import { matchEntries } from '#server/features/money/bank/commands/match-entries.ts';
import { aCamt, type CamtPayment } from '#tests/factories/camt.ts';
import { anIssuedInvoice } from '#tests/factories/invoices.ts';
import { anAdmin, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { balancesOf } from './balances-of.ts';

const TOTAL = 2_025_000;

let server: TestServer;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, other] = [await anAdmin(server), await anAdmin(server)];
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

const send = async (bytes: Uint8Array, person = admin) => {
  const answer = await fetch(`${server.url}${API_PREFIX}/admin/bank/files`, {
    method: 'POST',
    headers: { cookie: person.cookie, origin: server.url, 'content-type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
let count = 0;
/** A payment on 24 August with its own reference. */
const paid = (change: Partial<CamtPayment> = {}): CamtPayment => {
  count += 1;
  return { amount_ore: ore(TOTAL), booked_on: '2026-08-24', reference: `R${count}`, ...change };
};
const issued = async () => (await anIssuedInvoice(server, admin)).invoice;
const read = ({ id }: InvoiceDetails) => admin.api.ok('GET /admin/invoices/:id', { params: { id } });
/** The entries with this standing. Expects that the total equals their number. */
const entries = async (standing: EntryStanding = 'waiting') => {
  const { items, total } = await admin.api.ok('GET /admin/bank/entries', { query: { standing } });
  expect(total).toBe(items.length);
  return items;
};
/** The waiting entry with this text. */
const waiting = async (words: string) => {
  const found = (await entries()).find(({ text }) => text === words);
  if (!found) throw new Error(`Nothing waits with the words ${words}`);
  return found;
};
const settle = (id: string, parts: readonly { number: string | null; amount_ore: number }[], person = admin) =>
  person.api.call('POST /admin/bank/entries/:id/settle', {
    params: { id },
    body: { parts: parts.map(({ number, amount_ore }) => ({ number: number ?? '', amount_ore: ore(amount_ore) })) },
  });

test('the OCR number and the amount of an invoice pay it, with what the books need, and what left is only shown', async () => {
  const invoice = await issued();
  const out = paid({ direction: 'out', own_id: 'T1', text: 'UTB-1' });
  const told = await send(aCamt([paid({ ocr: invoice.ocr ?? '' }), out], { message_id: 'first' }));
  expect(told).toEqual({
    status: 200,
    body: {
      ...{ kind: 'camt.054', entry_count: 2, new_count: 2, matched_count: 1, known_count: 0, known: [], left_out: [] },
      ...{ paid_count: 0, payouts: [] },
    },
  });
  expect(await read(invoice)).toMatchObject({ standing: 'paid', open_ore: 0, payments: [{ paid_on: '2026-08-24' }] });
  expect(await balancesOf(server.services.db, invoice.id)).toMatchObject({ bank: TOTAL });
  expect((await entries('matched'))[0]).toMatchObject({
    parts: [{ number: invoice.number, amount_ore: TOTAL }],
    decided: { by: 'OCR och belopp' },
    actions: [],
  });
  expect(await entries('out')).toMatchObject([{ text: 'UTB-1', actions: ['book'] }]);
  expect((await admin.api.ok('GET /admin/bank/files', { query: {} })).items[0]).toMatchObject({
    kind: 'camt.054',
    entry_count: 2,
    new_count: 2,
    by: admin.name,
  });
});

test('the same file, and the same entry in another file, change nothing, also when two administrators send them at once', async () => {
  const invoice = await issued();
  const payment = paid({ ocr: invoice.ocr ?? '', text: '' });
  const notice = aCamt([payment], { message_id: 'notice' });
  const statement = aCamt([payment, paid({ text: 'Ränta' })], { kind: 'camt.053', version: '08', message_id: 'month' });
  const answers = await Promise.all([send(notice), send(notice, other), send(statement), send(statement, other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const sum = (name: string) => answers.reduce((total, { body }) => total + Number(body[name]), 0);
  expect([sum('new_count'), sum('matched_count')]).toEqual([2, 1]);
  expect((await send(notice)).body).toMatchObject({
    entry_count: 1,
    new_count: 0,
    matched_count: 0,
    known_count: 1,
    known: [{ booked_on: '2026-08-24', amount_ore: TOTAL, ocr: invoice.ocr }],
  });
  expect((await read(invoice)).payments).toHaveLength(1);
  expect(await balancesOf(server.services.db, invoice.id)).toMatchObject({ bank: TOTAL });
});

test('of two payments of one invoice reported at once one pays it, and the other waits for a person', async () => {
  const invoice = await issued();
  const ocr = invoice.ocr ?? '';
  const answers = await Promise.all([send(aCamt([paid({ ocr })])), send(aCamt([paid({ ocr })]), other)]);
  expect(answers.reduce((total, { body }) => total + Number(body.matched_count), 0)).toBe(1);
  const left = (await entries()).filter((entry) => entry.ocr === ocr);
  expect(left).toMatchObject([{ proposals: [{ number: invoice.number, open_ore: 0, reason: 'ocr' }] }]);
});

describe('a doubtful payment waits with the invoices that it may be for', () => {
  test('a part is registered once an administrator confirms it, and the rest stays open', async () => {
    const invoice = await issued();
    await send(aCamt([paid({ ocr: invoice.ocr ?? '', amount_ore: ore(1_000_000) })]));
    const [entry] = (await entries()).filter(({ ocr }) => ocr === invoice.ocr);
    expect(entry).toMatchObject({
      proposals: [{ number: invoice.number, open_ore: TOTAL, reason: 'ocr' }],
      actions: ['settle', 'book', 'set-aside'],
    });
    expect((await read(invoice)).payments).toEqual([]);
    const part = { number: invoice.number, amount_ore: 1_000_000 };
    // Of two simultaneous decisions one succeeds, and the other is refused.
    const both = await Promise.all([admin, other].map((person) => settle(entry?.id ?? '', [part], person)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(invoice)).toMatchObject({ standing: 'partly_paid', open_ore: TOTAL - 1_000_000 });
  });

  test('one payment pays two invoices, and the excess is owed to the company', async () => {
    const [first, second] = [await issued(), await issued()];
    const amount_ore = ore(2 * TOTAL + 5_000);
    await send(aCamt([paid({ text: `Faktura ${first.number} och ${second.number}`, amount_ore })]));
    const entry = await waiting(`Faktura ${first.number} och ${second.number}`);
    expect(entry.proposals.map(({ number, reason }) => [number, reason])).toEqual([
      [first.number, 'number'] as const,
      [second.number, 'number'] as const,
    ]);
    const refusals = [
      await settle(entry.id, [{ number: first.number, amount_ore: TOTAL }]),
      await settle(entry.id, [{ number: '20269999', amount_ore }]),
    ];
    expect(refusals.map(({ body }) => (body as { error?: { code: string } }).error?.code)).toEqual([
      'bank_parts_differ',
      'invoice_unknown',
    ]);
    const parts = [
      { number: first.number, amount_ore: TOTAL },
      { number: second.number, amount_ore: TOTAL + 5_000 },
    ];
    expect((await settle(entry.id, parts)).status).toBe(200);
    expect(await read(first)).toMatchObject({ standing: 'paid', overpaid_ore: 0 });
    expect(await read(second)).toMatchObject({ standing: 'paid', overpaid_ore: 5_000 });
    expect(await balancesOf(server.services.db, second.id)).toMatchObject({ customer_credits: -5_000 });
    expect((await entries('settled')).find(({ id }) => id === entry.id)).toMatchObject({
      decided: { by: admin.name, why: null },
      parts: [{ number: first.number }, { number: second.number }],
    });
  });

  test('a payment that takes another back pays nothing, and a payment of no invoice is set aside with a reason', async () => {
    const invoice = await issued();
    await send(aCamt([paid({ ocr: invoice.ocr ?? '', is_reversal: true, text: 'Åter' })]));
    const entry = (await entries()).find(({ is_reversal }) => is_reversal);
    expect(entry).toMatchObject({ proposals: [], actions: ['book', 'set-aside'] });
    const id = entry?.id ?? '';
    expect((await settle(id, [{ number: invoice.number, amount_ore: TOTAL }])).status).toBe(409);
    await admin.api.ok('POST /admin/bank/entries/:id/set-aside', { params: { id }, body: { why: 'Banken rättade.' } });
    expect((await entries('set_aside')).find((one) => one.id === id)).toMatchObject({
      decided: { by: admin.name, why: 'Banken rättade.' },
    });
    expect((await read(invoice)).payments).toEqual([]);
  });
});

test('an entry that was decided while a file is read pays nothing', async () => {
  const invoice = await issued();
  await send(aCamt([paid({ text: 'Utan nummer' })]));
  const { id, amount_ore } = await waiting('Utan nummer');
  await admin.api.ok('POST /admin/bank/entries/:id/set-aside', { params: { id }, body: { why: 'Inte vår.' } });
  const read_before = { is_reversal: false, ocr: invoice.ocr, text: '', counterparty: '' };
  const entry = { ...read_before, id, amount_ore, booked_on: '2026-08-24' };
  expect(await matchEntries(server.services, [entry], momentOf(server.services.clock()))).toBe(0);
  expect(await read(invoice)).toMatchObject({ open_ore: TOTAL, payments: [] });
  expect((await entries('set_aside')).map((one) => one.id)).toContain(id);
});

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

describe('an entry of another account or currency does not keep the others from being read', () => {
  test('a payer in euro counts by what reached the account, and what was ordered is shown', async () => {
    const invoice = await issued();
    const euro = paid({ name: 'Nordlicht Film GmbH', amount_ore: ore(1_096_235) });
    const ordered = { currency: 'EUR', amount: '1000.00' };
    const bytes = aCamt([paid({ ocr: invoice.ocr ?? '' }), { ...euro, ordered }], { kind: 'camt.053' });
    expect(await send(bytes)).toMatchObject({ status: 200, body: { new_count: 2, matched_count: 1 } });
    const found = (await entries()).filter(({ counterparty }) => counterparty === 'Nordlicht Film GmbH');
    expect(found).toMatchObject([
      { amount_ore: 1_096_235, ordered: 'EUR 1000.00', actions: ['settle', 'book', 'set-aside'] },
    ]);
  });

  test('another account in the file is named and left out', async () => {
    const invoice = await issued();
    server.setClock('2026-08-28T08:00:00Z');
    const ours = Buffer.from(aCamt([paid({ ocr: invoice.ocr ?? '' })])).toString();
    const [, told = ''] = /(<Ntfctn>.*<\/Ntfctn>)/.exec(ours) ?? [];
    const theirs = told
      .replace('SE3550000000054910000003', 'SE4550000000058398257466')
      .replaceAll('Ccy="SEK"', 'Ccy="EUR"');
    const left_out = [{ account: 'SE4550000000058398257466', currency: 'EUR', entry_count: 1 }];
    expect(await send(Buffer.from(ours.replace('</Ntfctn>', `</Ntfctn>${theirs}`)))).toMatchObject({
      status: 200,
      body: { entry_count: 1, new_count: 1, matched_count: 1, left_out },
    });
    expect((await admin.api.ok('GET /admin/bank/files', { query: {} })).items[0]).toMatchObject({ left_out });
    expect(await read(invoice)).toMatchObject({ standing: 'paid' });
  });
});

test.each([
  ['bank_file_foreign', aCamt([paid()], { account: 'SE4550000000058398257466' })],
  ['bank_file_unreadable', new TextEncoder().encode('Kontoutdrag')],
])('a file is refused whole: %s', async (code, bytes) => {
  const { status, body } = await send(bytes);
  expect([status, (body.error as { code: string }).code]).toEqual([422, code]);
});

test('an account is ours as bankgiro and without the form of an IBAN too', async () => {
  const accounts = ['5551239', '54910000003'];
  const answers = await Promise.all(accounts.map((account) => send(aCamt([paid({ direction: 'out' })], { account }))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('the database itself refuses to change or remove what the bank reported, and lets it be settled once', async () => {
  for (const statement of [
    'update bank_entries set amount_ore = 1',
    `update bank_entries set standing = 'waiting', decided_date = null where standing = 'matched'`,
    `update bank_entries set standing = 'itemised', decided_date = null where standing = 'matched'`,
    `update bank_entries set standing = 'waiting' where standing = 'itemised'`,
    'delete from bank_entries',
    'update bank_files set kind = kind',
    'delete from bank_entry_parts',
  ]) {
    await expect(server.services.pool.query(statement), statement).rejects.toThrow('never changed or removed');
  }
});
