/** A month of the books before it is closed: what is done, what is left, and the closing over what is left. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { kronor, ore } from '#domain/kernel/money/ore.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { MONTH_LINES, type MonthLineCode } from '#domain/money/month/month-lines.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { postDuePayouts } from '#server/features/money/payout/commands/post-due-payouts.ts';
import { aCamt, type CamtPayment } from '#tests/factories/camt.ts';
import { anInvoice } from '#tests/factories/ledger.ts';
import { A_BATCH } from '#tests/factories/payouts.ts';
import { aCompany, anAdmin, type Person, signedInAnew } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, somebodyWorks, workIsApproved } from './paid-people.ts';

const MONTH = '2027-01-01';

let server: TestServer;
let admin: Person;
let payout_id: string;
const run = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await server.services.pool.query<Row>(text, [...values])).rows;
const api = () => signedInAnew(server, admin);
const monthOf = async (month: string) => (await api()).ok('GET /admin/books/months/:month', { params: { month } });
const line = async (code: MonthLineCode, month = MONTH) =>
  (await monthOf(month)).lines.find((one) => one.code === code);

beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  const company = await aCompany(server);
  admin = await anAdmin(server);
  const worker = await somebodyWorks(server, company);
  await isTaxedAs(server, worker, 'A');
  await workIsApproved(server, company, worker);
  await server.services.scribe.settled();
  const [batch] = await run<{ id: string }>(`${A_BATCH} returning id`);
  const [payout] = await run<{ id: string }>(
    `update payouts set status = 'sent', approved_by = $2, batched_by = gen_random_uuid(), batch_id = $3,
       sent_on = '2027-01-15' where candidate_id = $1 returning id`,
    [worker.candidate_id, randomUUID(), batch?.id],
  );
  payout_id = payout?.id ?? '';
  await run(
    `insert into payout_batch_lines (batch_id, payout_id, position, name, city, reference, is_wage, amount_ore)
     select batch_id, id, 1, 'Astrid', '', number, true, amount_ore from payouts where id = $1`,
    [payout_id],
  );
  server.setClock('2027-02-01T08:00:00Z');
});
afterAll(() => server.stop());

const post = (posted: Parameters<typeof anInvoice>[0]) =>
  inTransaction(server.services.db, (trx) => postEvent(trx, anInvoice(posted), momentOf(server.services.clock())));

test('tax and contributions of wages sent in a month are compared with its declaration, wherever they are posted', async () => {
  expect(await line('wage_tax')).toMatchObject({ left: 'ledger_differs' });
  await postDuePayouts(server.services);
  expect(await line('wage_tax')).toMatchObject({ left: null, amount_ore: 0 });
  expect(await line('contributions')).toMatchObject({ left: null });
  // The tax of another month in the books is not of this one.
  expect(await line('wage_tax', '2027-02-01')).toMatchObject({ left: null, amount_ore: 0 });
  expect(await line('declaration', '2026-12-01')).toMatchObject({ left: null });
});

test('the declaration is left until its file is handed in', async () => {
  expect(await line('declaration')).toMatchObject({ left: 'declaration_to_make' });
  const { id } = await (await api()).ok('POST /admin/declarations/:month/files', { params: { month: MONTH } });
  expect(await line('declaration')).toMatchObject({ left: 'declaration_made' });
  const body = { handed_in_on: '2027-02-01' };
  await (await api()).ok('POST /admin/declaration-files/:id/hand-in', { params: { id }, body });
  expect(await line('declaration')).toMatchObject({ left: null });
});

test('a payout is left until it has arrived, or has a reason not to', async () => {
  expect(await line('payouts')).toMatchObject({ left: 'payouts_unpaid', count: 1, amount_ore: expect.any(Number) });
  await (await api()).ok('POST /admin/payouts/pay', { body: { ids: [payout_id] } });
  expect(await line('payouts')).toMatchObject({ left: null, count: 0 });
  // In December it was due and not sent, so it is not of that month any more.
  expect(await line('payouts', '2026-12-01')).toMatchObject({ left: null });
});

test('the bank is reconciled to the last banking day, beyond the money that was there before the books', async () => {
  const statement = async (day: string, opening: string, closing: string, payments: readonly CamtPayment[] = []) => {
    const balances = [
      ['OPBD', opening],
      ['CLBD', closing],
    ].map(
      ([code, amount]) =>
        `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`,
    );
    const file = Buffer.from(aCamt(payments, { kind: 'camt.053', message_id: `months ${day}` }))
      .toString()
      .replace(/<Bal>.*<\/Bal>/, balances.join(''));
    const { cookie } = await anAdmin(server);
    const answer = await fetch(`${server.url}${API_PREFIX}/admin/bank/files`, {
      method: 'POST',
      headers: { cookie, origin: server.url, 'content-type': 'application/octet-stream' },
      body: Buffer.from(file),
    });
    expect(answer.status).toBe(200);
  };
  const [wage] = await run<{ sum: string }>(
    `select (-sum(l.amount_ore))::text as sum from voucher_lines l where l.account = 1930`,
  );
  const paid = Number(wage?.sum) / 100;
  const after = (begun: number) => (begun - paid).toFixed(2);
  expect(await line('bank')).toMatchObject({ left: 'statement_missing' });
  await statement('2027-01-04', '90000.00', '90000.00');
  await statement('2027-01-28', '90000.00', after(90_000));
  expect(await line('bank')).toMatchObject({ left: 'statement_missing' });
  const fee = { direction: 'out' as const, amount_ore: ore(1_500), booked_on: '2027-01-29', reference: 'M1' };
  await statement('2027-01-29', after(90_000), after(89_985), [fee]);
  expect(await line('bank')).toMatchObject({ left: 'entries_unsettled', count: 1 });
  const { items } = await (await api()).ok('GET /admin/bank/entries', { query: { standing: 'out' } });
  const params = { id: items[0]?.id ?? '' };
  await (await api()).ok('POST /admin/bank/entries/:id/book', { params, body: { booked_as: 'bank_fee' } });
  expect(await line('bank')).toMatchObject({ left: null });
  await statement('2027-02-01', after(89_000), after(89_000));
  expect(await line('bank')).toMatchObject({ left: null });
});

test('a claim in the books that no invoice explains is a difference of its month', async () => {
  expect(await line('customers')).toMatchObject({ left: null });
  await post({ happened_on: '2027-01-20' });
  expect(await line('customers')).toMatchObject({ left: 'ledger_differs', amount_ore: kronor(15_000) });
  expect(await line('customers', '2026-12-01')).toMatchObject({ left: null });
  expect(await line('suppliers')).toMatchObject({ left: null });
});

test('the VAT file is stale once VAT of its months is posted after it', async () => {
  expect(await line('vat')).toMatchObject({ left: 'vat_missing' });
  const body = { kind: 'vat_file' as const, from: '2027-01-01', to: '2027-03-31' };
  await (await api()).ok('POST /admin/books/exports', { body });
  expect(await line('vat')).toMatchObject({ left: null });
  server.setClock('2027-02-01T09:00:00Z');
  await post({ happened_on: '2027-01-21' });
  expect(await line('vat')).toMatchObject({ left: 'vat_stale' });
});

test('a month is closed over what is left only if the administrator has confirmed all of it, and keeps what it was', async () => {
  const months = (await (await api()).ok('GET /admin/books/months', { query: {} })).items;
  const close = async (month: string, left: readonly MonthLineCode[]) =>
    (await api()).call('POST /admin/books/months/close', { body: { month, left: [...left] } });
  for (const { month } of months.filter((one) => one.month < MONTH).toReversed())
    expect((await close(month, MONTH_LINES)).status).toBe(200);
  const open = (await monthOf(MONTH)).lines.flatMap(({ code, left }) => (left === null ? [] : code));
  expect(open).toEqual(['customers', 'vat']);
  const refused = await close(MONTH, ['customers']);
  expect([refused.status, (refused.body as { error?: { code: string } }).error?.code]).toEqual([
    409,
    'month_left_open',
  ]);
  expect((await close(MONTH, ['bank', ...open])).status).toBe(200);
  expect(await monthOf(MONTH)).toMatchObject({ closed: { by: admin.name }, left_open: open, actions: [] });
  expect((await (await api()).call('GET /admin/books/months/:month', { params: { month: '2020-01-01' } })).status).toBe(
    404,
  );
});
