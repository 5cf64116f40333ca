/**
 * The bank's files over HTTP: payments that match an invoice, entries that wait for an administrator, and repeated
 * reports.
 */
import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { matchEntries } from '#server/features/money/bank/commands/match-entries.ts';
import { aCamt } from '#tests/factories/camt.ts';
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
    'delete from bank_entries',
    'update bank_files set kind = kind',
    'delete from bank_entry_parts',
  ]) {
    await expect(server.services.pool.query(statement), statement).rejects.toThrow('never changed or removed');
  }
});
