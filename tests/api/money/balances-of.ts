import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { AccountName } from '#domain/money/ledger/accounts.ts';
import type { Db } from '#server/db/transaction.ts';
import { accountNumbered } from '#server/features/money/ledger/queries/accounts-by-number.ts';

/**
 * The balances of an invoice or payout by account, without accounts at 0. Once everything is settled, no account of
 * debts is among them.
 */
export async function balancesOf(db: Db, subject_id: string): Promise<Partial<Record<AccountName, Ore>>> {
  const { rows } = await sql<{ number: number; left_ore: Ore }>`
    select l.account as number, sum(l.amount_ore)::bigint as left_ore
    from vouchers v join voucher_lines l on l.voucher_id = v.id
    where v.subject_id = ${subject_id}
    group by l.account having sum(l.amount_ore) <> 0`.execute(db);
  return Object.fromEntries(rows.map(({ number, left_ore }) => [accountNumbered(number), left_ore]));
}
