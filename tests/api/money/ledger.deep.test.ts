import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Kysely } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { LedgerEvent } from '#domain/money/ledger/events.ts';
import type { Database } from '#server/db/generated.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { closeMonth } from '#server/features/money/ledger/commands/close-month.ts';
import { correctVoucher } from '#server/features/money/ledger/commands/correct-voucher.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { listVouchers } from '#server/features/money/ledger/queries/list-vouchers.ts';
import { trialBalance } from '#server/features/money/ledger/queries/trial-balance.ts';
import { anInvoice, aPayment, aSelfBill } from '#tests/factories/ledger.ts';
import { CLOCK_OF_RUN } from '#tests/support/clock-of-run.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { balancesOf } from './balances-of.ts';

const NOW = momentOf(new Date('2026-11-10T08:00:00Z'));
const WRITERS = 32;

let database: TestDatabase;
let db: Kysely<Database>;

beforeEach(async () => {
  database = await createTestDatabase();
  const pool = createPool(database.url, { max: WRITERS });
  db = createKysely(pool);
  return async () => {
    await pool.end();
    await database.drop();
  };
});

const post = (event: LedgerEvent) => inTransaction(db, (trx) => postEvent(trx, event, NOW));
const close = (month: string) =>
  inTransaction(db, (trx) =>
    closeMonth(
      trx,
      { role: 'admin', account_id: randomUUID(), session_id: '', name: 'Ada', email: '', admin_role: 'owner' },
      { month, left_open: [] },
      NOW,
    ),
  );
const rowsOf = async <Row extends object>(text: string) => (await database.pool.query<Row>(text)).rows;

/** Expects that the books keep the rules that always apply. */
async function expectSoundBooks() {
  expect(
    await rowsOf(`select series, year from vouchers group by series, year
      having count(*) <> max(number) or min(number) <> 1
        or max(number) <> (select last from voucher_counters c where (c.series, c.year) = (vouchers.series, vouchers.year))`),
  ).toEqual([]);
  expect(await rowsOf('select voucher_id from voucher_lines group by voucher_id having sum(amount_ore) <> 0')).toEqual(
    [],
  );
  const { accounts, earlier_ore } = await trialBalance(db, '2026-01-01', '2026-12-31');
  expect(accounts.reduce<number>((sum, { closing_ore }) => sum + closing_ore, earlier_ore)).toBe(0);
}

test('an event is written once for its cause, also when many say it at once, and answers the same voucher', async () => {
  // Makes the row of the series' counter, so that the transactions below meet at an existing row.
  await post(anInvoice({ happened_on: '2026-11-09' }));
  const event = anInvoice({ text: 'Faktura 20260001, Kund AB', project_id: randomUUID() });
  const everybody = Promise.withResolvers<void>();
  let begun = 0;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      inTransaction(db, async (trx) => {
        await trx.selectFrom('vouchers').select('id').limit(1).execute();
        begun += 1;
        if (begun === 8) everybody.resolve();
        await everybody.promise;
        return postEvent(trx, event, NOW);
      }),
    ),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers[0]).toMatchObject({ series: 'A', year: 2026, number: 2, posted_on: '2026-11-10' });
  expect(await post(anInvoice())).toMatchObject({ series: 'A', number: 3 });
  const { items, total } = await listVouchers(db, 1);
  expect(total).toBe(3);
  expect(items[1]).toMatchObject({
    text: 'Faktura 20260001, Kund AB',
    event: 'invoice_issued',
    corrects_id: null,
    lines: [
      { account: 'receivables', number: 1510, amount_ore: kronor(15_000), project_id: null },
      { account: 'sales_25', number: 3001, amount_ore: kronor(-12_000), project_id: event.project_id },
      { account: 'vat_out_25', number: 2611, amount_ore: kronor(-3_000), project_id: null },
    ],
  });
  await expectSoundBooks();
});

test('32 writers, a third of which give up, leave no gap and no half entry', async () => {
  const events = Array.from({ length: WRITERS * 6 }, (_, index) => (index % 2 === 0 ? anInvoice() : aSelfBill()));
  const outcomes = await Promise.allSettled(
    events.map((event, index) =>
      inTransaction(db, async (trx) => {
        await postEvent(trx, event, NOW);
        if (index % 3 === 0) throw new Error('Given up');
      }),
    ),
  );
  const kept = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(kept).toBe(WRITERS * 4);
  expect(await rowsOf('select count(*) as count from vouchers')).toEqual([{ count: kept }]);
  await expectSoundBooks();
});

test('a process that is killed while it writes leaves no gap, and other processes continue its numbers', async () => {
  const child = spawn(process.execPath, ['tests/api/money/ledger-process.ts'], {
    env: { ...CLOCK_OF_RUN, PATH: process.env.PATH, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let written = 0;
  for await (const dots of child.stdout) {
    written += String(dots).length;
    if (written > 40) break;
  }
  child.kill('SIGKILL');
  await ended;
  const { number } = await post(anInvoice());
  expect(number).toBeGreaterThan(written);
  await expectSoundBooks();
});

test('an invoice that is paid in part, and then too much, shows its rest', async () => {
  const subject_id = randomUUID();
  await post(anInvoice({ subject_id }));
  await post(aPayment({ received_ore: kronor(5_000), open_ore: kronor(15_000) }, { subject_id }));
  expect(await balancesOf(db, subject_id)).toMatchObject({ receivables: kronor(10_000), bank: kronor(5_000) });
  await post(aPayment({ received_ore: kronor(10_001), open_ore: kronor(10_000) }, { subject_id }));
  const left = await balancesOf(db, subject_id);
  expect([left.receivables, left.customer_credits]).toEqual([undefined, kronor(-1)]);
});

test('the balance of accounts has the earlier balance, the changes and the closing balance', async () => {
  await post(anInvoice({ happened_on: '2026-10-31' }));
  await post(anInvoice());
  await post(anInvoice({ happened_on: '2026-12-01' }));
  const {
    accounts: [receivables, vat],
  } = await trialBalance(db, '2026-11-01', '2026-11-30');
  expect(receivables).toEqual({
    account: 'receivables',
    number: 1510,
    opening_ore: kronor(15_000),
    debit_ore: kronor(15_000),
    credit_ore: 0,
    closing_ore: kronor(30_000),
  });
  expect(vat).toMatchObject({ account: 'vat_out_25', opening_ore: kronor(-3_000), credit_ore: kronor(3_000) });
});

test('a year begins with the assets and debts, and without the income and costs of earlier years', async () => {
  for (const happened_on of ['2024-12-31', '2025-12-31', '2026-01-01', '2026-11-09'])
    await post(anInvoice({ happened_on }));
  await post(aSelfBill({ happened_on: '2025-12-30' }));
  const { accounts, earlier_ore } = await trialBalance(db, '2026-11-01', '2026-11-30');
  const of = (wanted: string) => accounts.find(({ account }) => account === wanted);
  expect(of('receivables')).toMatchObject({ opening_ore: kronor(45_000), closing_ore: kronor(60_000) });
  expect(of('sales_25')).toMatchObject({ opening_ore: kronor(-12_000), closing_ore: kronor(-24_000) });
  // A cost account without postings in the year is not in the list.
  expect(of('talent_work')).toBeUndefined();
  // Two invoices of 12 000 kr minus a cost of 10 000 kr.
  expect(earlier_ore).toBe(kronor(-14_000));
  for (const column of ['opening_ore', 'closing_ore'] as const)
    expect(
      accounts.reduce<number>((sum, { [column]: amount }) => sum + amount, earlier_ore),
      column,
    ).toBe(0);
});

test('a voucher that was wrong is taken back once, by one that names it', async () => {
  const subject_id = randomUUID();
  const { id } = await post({ ...anInvoice({ subject_id }), type: 'late_fee_charged', amount_ore: kronor(60) });
  const correct = (voucher_id: string) =>
    inTransaction(db, (trx) => correctVoucher(trx, { voucher_id, lines: null, reason: 'Fel belopp' }, NOW));
  const one = await correct(id);
  expect(one).toMatchObject({ series: 'R', number: 1 });
  const twice = await correct(id);
  expect(isRefusal(twice) && twice.refused).toBe('not_allowed_now');
  expect(await balancesOf(db, subject_id)).toEqual({});
  expect((await listVouchers(db, 1)).items.find(({ series }) => series === 'R')).toMatchObject({ corrects_id: id });
  const again = await correct(isRefusal(one) ? '' : one.id);
  expect(isRefusal(again) && again.refused).toBe('not_allowed_now');
  const none = await correct(randomUUID());
  expect(isRefusal(none) && none.refused).toBe('not_found');
});

describe('a month that is closed', () => {
  test('takes no more vouchers: a late event of it is dated the first open day', async () => {
    await Promise.all([close('2026-11-01'), close('2026-11-01'), close('2026-12-01')]);
    expect(await post(anInvoice())).toMatchObject({ year: 2027, number: 1, posted_on: '2027-01-01' });
    expect((await listVouchers(db, 1)).items[0]).toMatchObject({ happened_on: '2026-11-10' });
    const late = `insert into vouchers (series, posted_on, happened_on, text, event, cause_id, subject_id, line_count, created_date)
      values ('A', '2026-11-30', '2026-11-30', 'Sent', 'x', gen_random_uuid(), gen_random_uuid(), 2, app_now())`;
    await expect(database.pool.query(late)).rejects.toThrow('is closed');
  });

  test('lets nothing be written before it either, in a month that had no voucher and was never closed', async () => {
    await close('2026-11-01');
    const early = await post(anInvoice({ happened_on: '2025-11-10' }));
    expect(early).toMatchObject({ year: 2026, posted_on: '2026-12-01' });
    expect((await listVouchers(db, 1)).items[0]).toMatchObject({ happened_on: '2025-11-10' });
  });

  test('waits for the transaction that writes in it', async () => {
    let closing: Promise<unknown> = Promise.resolve();
    const order: string[] = [];
    await inTransaction(db, async (trx) => {
      await postEvent(trx, anInvoice(), NOW);
      closing = close('2026-11-01').then(() => order.push('closed'));
      await vi.waitFor(async () =>
        expect(await rowsOf(`select from pg_locks where locktype = 'advisory' and not granted`)).toHaveLength(1),
      );
      order.push('written');
    });
    await closing;
    expect(order).toEqual(['written', 'closed']);
  });
});

describe('the database itself', () => {
  const voucher = (series = 'A', count = 2) => `insert into vouchers
      (series, posted_on, happened_on, text, event, cause_id, subject_id, line_count, created_date)
    values ('${series}', '2026-11-10', '2026-11-10', 'Ett prov', 'x', gen_random_uuid(), gen_random_uuid(), ${count}, app_now())
    returning id`;
  const withLines = (...amounts: number[]) => `with made as (${voucher()}) insert into voucher_lines
    select id, position, 1510, amount from made, unnest(array[${amounts}]::bigint[]) with ordinality as t (amount, position)`;

  test('refuses a voucher that does not come to nothing, or has not as many lines as it says', async () => {
    for (const statement of [
      withLines(100, -99),
      voucher(),
      `with made as (${voucher('A', 1)}) select 1`,
      withLines(100, -50, -50),
      withLines(0, 0),
      withLines(10_000_000_000_001, -10_000_000_000_001),
    ])
      await expect(database.pool.query(statement), statement).rejects.toThrow(
        /The lines of a voucher|violates check constraint/,
      );
    await expectSoundBooks();
  });

  test('never changes or removes a voucher, adds no line to it, and skips no number', async () => {
    const { id } = await post(anInvoice());
    await close('2026-01-01');
    for (const table of ['vouchers', 'voucher_lines', 'closed_months']) {
      const column = { vouchers: 'text', voucher_lines: 'account', closed_months: 'actor_name' }[table];
      for (const statement of [
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        await expect(database.pool.query(statement), statement).rejects.toThrow('never changed or removed');
    }
    // The update is refused even during an erasure, which may blank the person's name in other tables.
    const forgetting = `set medverka.forgetting = 'on'; update vouchers set text = 'Någon annan'`;
    await expect(database.pool.query(forgetting)).rejects.toThrow('never changed or removed');
    const more = `insert into voucher_lines values ('${id}', 4, 1510, 100), ('${id}', 5, 1930, -100)`;
    await expect(database.pool.query(more)).rejects.toThrow('5 of 3');
    for (const statement of ['update voucher_counters set last = last + 2', 'delete from voucher_counters'])
      await expect(database.pool.query(statement), statement).rejects.toThrow('counted by one');
  });
});
