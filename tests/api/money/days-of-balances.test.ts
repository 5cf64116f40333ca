/** Days of the trial balance: the first and last day count, and a year begins with its first day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { trialBalance } from '#server/features/money/ledger/queries/trial-balance.ts';
import { anInvoice } from '#tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a voucher counts from its own day on, and its income in its own year', async () => {
  server.setClock('2026-12-05T08:00:00Z');
  const moment = momentOf(server.services.clock());
  for (const happened_on of ['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'])
    await inTransaction(server.services.db, (trx) => postEvent(trx, anInvoice({ happened_on }), moment));
  const [receivable, income] = [kronor(15_000), kronor(12_000)];
  const sums = async (from: string, to: string) => {
    const { accounts, earlier_ore } = await trialBalance(server.services.db, from, to);
    const of = (number: number) => {
      const row = accounts.find((one) => one.number === number);
      return row && [row.opening_ore, row.debit_ore, row.credit_ore, row.closing_ore];
    };
    return {
      receivables: of(1510),
      income: accounts.filter(({ number }) => number >= 3000).map((row) => row.closing_ore),
      earlier_ore,
    };
  };
  expect(await sums('2026-01-01', '2026-06-30')).toEqual({
    receivables: [receivable, 2 * receivable, 0, 3 * receivable],
    income: [-2 * income],
    earlier_ore: -income,
  });
  expect(await sums('2026-06-30', '2026-07-01')).toMatchObject({
    receivables: [2 * receivable, 2 * receivable, 0, 4 * receivable],
    income: [-3 * income],
  });
  expect(await sums('2025-12-31', '2025-12-31')).toEqual({
    receivables: [0, receivable, 0, receivable],
    income: [-income],
    earlier_ore: 0,
  });
});
