import { sql } from 'kysely';
import type { AccountName } from '#domain/ledger/accounts.ts';
import type { Ore } from '#domain/money/ore.ts';
import type { Db } from '../../../db/transaction.ts';
import { accountNumbered } from './accounts-by-number.ts';

export interface AccountBalance {
  readonly account: AccountName;
  readonly number: number;
  /** Before the first day. */
  readonly opening_ore: Ore;
  readonly debit_ore: Ore;
  readonly credit_ore: Ore;
  /** After the last day. */
  readonly closing_ore: Ore;
}

/** Every account that was posted to until the last day, by its number. Openings and closings come to 0, debits to credits. */
export async function trialBalance(db: Db, from: string, to: string): Promise<AccountBalance[]> {
  const { rows } = await sql<Omit<AccountBalance, 'account'>>`
    select l.account as number,
      coalesce(sum(l.amount_ore) filter (where v.posted_on < ${from}), 0)::bigint as opening_ore,
      coalesce(sum(l.amount_ore) filter (where v.posted_on >= ${from} and l.amount_ore > 0), 0)::bigint as debit_ore,
      coalesce(-sum(l.amount_ore) filter (where v.posted_on >= ${from} and l.amount_ore < 0), 0)::bigint as credit_ore,
      sum(l.amount_ore)::bigint as closing_ore
    from vouchers v join voucher_lines l on l.voucher_id = v.id
    where v.posted_on <= ${to}
    group by l.account order by l.account`.execute(db);
  return rows.map((row) => ({ ...row, account: accountNumbered(row.number) }));
}

/** What is left on each account of one invoice or payout; a settled one has nothing on any that somebody owes. */
export async function balancesOf(db: Db, subject_id: string): Promise<Partial<Record<AccountName, Ore>>> {
  const { rows } = await sql<{ number: number; left_ore: Ore }>`
    select l.account as number, sum(l.amount_ore)::bigint as left_ore
    from vouchers v join voucher_lines l on l.voucher_id = v.id
    where v.subject_id = ${subject_id}
    group by l.account having sum(l.amount_ore) <> 0`.execute(db);
  return Object.fromEntries(rows.map(({ number, left_ore }) => [accountNumbered(number), left_ore]));
}
