/** Fees, interest, tax and öre of the bank's entries in the books, and the bank's balance beside account 1930. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import type { EntryStanding } from '#domain/money/bank/bank-entry.ts';
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
beforeEach(() => server.setClock('2026-08-28T08:00:00Z'));

const send = async (text: string | Uint8Array) => {
  const answer = await fetch(`${server.url}${API_PREFIX}/admin/bank/files`, {
    method: 'POST',
    headers: { cookie: admin.cookie, origin: server.url, 'content-type': 'application/octet-stream' },
    body: Buffer.from(text),
  });
  expect(answer.status).toBe(200);
};
let count = 0;
const paid = (change: Partial<CamtPayment>): CamtPayment => {
  count += 1;
  return { amount_ore: ore(TOTAL), booked_on: '2026-08-24', reference: `B${count}`, ...change };
};
const entryWith = async (words: string, standing: EntryStanding = 'waiting') => {
  const { items } = await admin.api.ok('GET /admin/bank/entries', { query: { standing } });
  const found = items.find(({ text }) => text === words);
  if (!found) throw new Error(`No entry with the words ${words}`);
  return found;
};
const book = (id: string, booked_as: 'bank_fee' | 'interest_received' | 'tax_paid', person = admin) =>
  person.api.call('POST /admin/bank/entries/:id/book', { params: { id }, body: { booked_as } });

test('a fee is booked once, on the bank’s day, and interest and tax against their accounts', async () => {
  await send(
    aCamt([
      paid({ direction: 'out', amount_ore: ore(2_500), text: 'Månadsavgift' }),
      paid({ amount_ore: ore(4_000), text: 'Ränta' }),
      paid({ direction: 'out', amount_ore: ore(90_000), text: 'Skatt' }),
    ]),
  );
  const fee = await entryWith('Månadsavgift', 'out');
  expect(fee.actions).toEqual(['book']);
  // Of two administrators one books it.
  const both = await Promise.all([book(fee.id, 'bank_fee'), book(fee.id, 'bank_fee', other)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const interest = await entryWith('Ränta');
  expect((await book(interest.id, 'bank_fee')).status).toBe(409);
  expect((await book(interest.id, 'interest_received')).status).toBe(200);
  const tax = await entryWith('Skatt', 'out');
  expect((await book(tax.id, 'tax_paid')).status).toBe(200);
  const { db, pool } = server.services;
  expect(await balancesOf(db, fee.id)).toMatchObject({ bank: -2_500, bank_fees: 2_500 });
  expect(await balancesOf(db, interest.id)).toMatchObject({ bank: 4_000, bank_interest: -4_000 });
  expect(await balancesOf(db, tax.id)).toMatchObject({ bank: -90_000, tax_account: 90_000 });
  const { rows } = await pool.query('select happened_on::text, text from vouchers where cause_id = $1', [fee.id]);
  expect(rows).toEqual([{ happened_on: '2026-08-24', text: 'Bankavgift: Månadsavgift' }]);
  expect(await entryWith('Månadsavgift', 'booked')).toMatchObject({ booked_as: 'bank_fee', actions: [] });
});

test('a payment that the bank has taken a fee from pays the invoice whole, and the fee is booked', async () => {
  const { invoice } = await anIssuedInvoice(server, admin);
  const text = Buffer.from(aCamt([paid({ text: 'Med avgift', ocr: invoice.ocr ?? '' })])).toString();
  const charged = text
    .replace('<Ntry><Amt Ccy="SEK">20250.00', '<Ntry><Amt Ccy="SEK">20225.00')
    .replace('</AmtDtls>', '</AmtDtls><Chrgs><Amt Ccy="SEK">25.00</Amt></Chrgs>');
  await send(charged);
  const entry = await entryWith('Med avgift');
  expect(entry).toMatchObject({ amount_ore: TOTAL - 2_500, fee_ore: 2_500, proposals: [{ reason: 'ocr' }] });
  const parts = [{ number: invoice.number ?? '', amount_ore: ore(TOTAL) }];
  const at = { params: { id: entry.id } };
  const without = await admin.api.call('POST /admin/bank/entries/:id/settle', { ...at, body: { parts } });
  expect(without.body).toMatchObject({ error: { code: 'bank_parts_differ' } });
  await admin.api.ok('POST /admin/bank/entries/:id/settle', { ...at, body: { parts, with_fee: true } });
  const { db } = server.services;
  expect(await balancesOf(db, invoice.id)).toMatchObject({ bank: TOTAL });
  expect(await balancesOf(db, entry.id)).toMatchObject({ bank: -2_500, bank_fees: 2_500 });
  const read = await admin.api.ok('GET /admin/invoices/:id', { params: { id: invoice.id } });
  expect(read).toMatchObject({ standing: 'paid', open_ore: 0 });
});

test.each([
  ['too little', -40, 'rounded_off'],
  ['too much', 60, 'credit_rounded_off'],
])('öre that a payer rounds off are booked as rounding: %s', async (words, difference, event) => {
  const { invoice } = await anIssuedInvoice(server, admin);
  const amount_ore = ore(TOTAL + difference);
  await send(aCamt([paid({ text: words, ocr: invoice.ocr ?? '', amount_ore })]));
  const { id } = await entryWith(words);
  const parts = [{ number: invoice.number ?? '', amount_ore }];
  await admin.api.ok('POST /admin/bank/entries/:id/settle', { params: { id }, body: { parts, rounds: true } });
  const read = await admin.api.ok('GET /admin/invoices/:id', { params: { id: invoice.id } });
  expect(read).toMatchObject({ standing: 'paid', open_ore: 0, overpaid_ore: 0 });
  const { rows } = await server.services.pool.query('select event from vouchers where subject_id = $1', [invoice.id]);
  expect(rows.map((row) => row.event)).toContain(event);
});

test('a rest of a krona or more stays open although öre are rounded', async () => {
  const { invoice } = await anIssuedInvoice(server, admin);
  await send(aCamt([paid({ text: 'En krona', ocr: invoice.ocr ?? '', amount_ore: ore(TOTAL - 100) })]));
  const { id } = await entryWith('En krona');
  const parts = [{ number: invoice.number ?? '', amount_ore: ore(TOTAL - 100) }];
  await admin.api.ok('POST /admin/bank/entries/:id/settle', { params: { id }, body: { parts, rounds: true } });
  const read = await admin.api.ok('GET /admin/invoices/:id', { params: { id: invoice.id } });
  expect(read).toMatchObject({ standing: 'partly_paid', open_ore: 100 });
});

test('the bank’s balance of each day stands beside account 1930', async () => {
  const statement = (day: string, opening: string, closing: string, payments: readonly CamtPayment[]) =>
    Buffer.from(aCamt(payments, { kind: 'camt.053', message_id: `balances ${day} ${closing}` }))
      .toString()
      .replace(
        /<Bal>.*<\/Bal>/,
        [
          ['OPBD', opening],
          ['CLBD', closing],
        ]
          .map(
            ([code, amount]) =>
              `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`,
          )
          .join(''),
      );
  const fee = paid({ direction: 'out', amount_ore: ore(1_000), text: 'Avgift dag 2', booked_on: '2026-08-26' });
  await send(statement('2026-08-25', '5000.00', '5000.00', []));
  await send(statement('2026-08-26', '5000.00', '4990.00', [fee]));
  await send(statement('2026-08-28', '4000.00', '4000.00', []));
  const days = async () => (await admin.api.ok('GET /admin/books/bank-days', { query: {} })).items;
  const [last, second, first] = await days();
  expect(last).toMatchObject({ day: '2026-08-28', bank_ore: 400_000, is_gap: true });
  expect(second).toMatchObject({ day: '2026-08-26', bank_ore: 499_000, is_gap: false, unsettled_count: 1 });
  expect(first).toMatchObject({ day: '2026-08-25', bank_ore: 500_000 });
  expect((second?.difference_ore ?? 0) - (first?.difference_ore ?? 0)).toBe(-1_000);
  expect((await book((await entryWith('Avgift dag 2', 'out')).id, 'bank_fee')).status).toBe(200);
  const [, after] = await days();
  expect(after?.difference_ore).toBe(first?.difference_ore);
  expect(after?.unsettled_count).toBe(0);
});
