import { sql } from 'kysely';
import { NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { type AccountName, RESULT_ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import type { Db } from '#server/db/transaction.ts';
import { accountNumbered } from './accounts-by-number.ts';

interface AccountBalance {
  readonly account: AccountName;
  readonly number: number;
  /** Balance before the first day; for income and costs counted from the beginning of the first day's year. */
  readonly opening_ore: Ore;
  readonly debit_ore: Ore;
  readonly credit_ore: Ore;
  /** Balance after the last day. */
  readonly closing_ore: Ore;
}

export interface TrialBalance {
  readonly accounts: readonly AccountBalance[];
  /** The result of all earlier years; negative for a profit, as income is. */
  readonly earlier_ore: Ore;
}

/**
 * Every account with postings until the last day, ordered by number. For income and costs only postings since the
 * beginning of the first day's year count. These books have no year-end closing, so the result of earlier years is a
 * separate figure, which accountants count as equity. With this figure, openings and closings sum to 0, and debits
 * equal credits.
 */
export async function trialBalance(db: Db, from: string, to: string): Promise<TrialBalance> {
  // The financial year is the calendar year.
  const year_start = `${from.slice(0, 4)}-01-01`;
  const isOfResult = sql`l.account = any(${RESULT_ACCOUNTS}::int[])`;
  const [{ rows }, earlier] = await Promise.all([
    sql<Omit<AccountBalance, 'account'>>`
      select l.account as number,
        coalesce(sum(l.amount_ore) filter (where v.posted_on < ${from}), 0)::bigint as opening_ore,
        coalesce(sum(l.amount_ore) filter (where v.posted_on >= ${from} and l.amount_ore > 0), 0)::bigint as debit_ore,
        coalesce(-sum(l.amount_ore) filter (where v.posted_on >= ${from} and l.amount_ore < 0), 0)::bigint as credit_ore,
        sum(l.amount_ore)::bigint as closing_ore
      from vouchers v join voucher_lines l on l.voucher_id = v.id
      where v.posted_on <= ${to} and (v.posted_on >= ${year_start} or not ${isOfResult})
      group by l.account order by l.account`.execute(db),
    sql<{ earlier_ore: Ore }>`
      select coalesce(sum(l.amount_ore), 0)::bigint as earlier_ore
      from vouchers v join voucher_lines l on l.voucher_id = v.id
      where v.posted_on < ${year_start} and ${isOfResult}`.execute(db),
  ]);
  return {
    accounts: rows.map((row) => ({ ...row, account: accountNumbered(row.number) })),
    earlier_ore: earlier.rows[0]?.earlier_ore ?? NO_ORE,
  };
}
