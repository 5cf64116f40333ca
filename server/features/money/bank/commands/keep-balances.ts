import type { Moment } from '#domain/kernel/time/day.ts';
import { accountCalled, type OurAccount } from '#domain/money/bank/our-accounts.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { BankFile } from '#server/formats/camt/output.ts';

interface KeptBalances {
  readonly id: string;
  readonly file: Pick<BankFile, 'balances'>;
  readonly ours: readonly OurAccount[];
}

/** Stores the bank's balances of a statement; the last one of an account and a day counts. */
export async function keepBalances(trx: Trx, { id, file, ours }: KeptBalances, { now }: Moment): Promise<void> {
  const named = file.balances.map(({ account, ...rest }) => ({
    bank_file_id: id,
    account: accountCalled(ours, account)?.name ?? account,
    ...rest,
    created_date: now,
  }));
  const rows = [...new Map(named.map((row) => [`${row.account} ${row.day}`, row])).values()];
  if (rows.length > 0) await trx.insertInto('bank_balances').values(rows).execute();
}
