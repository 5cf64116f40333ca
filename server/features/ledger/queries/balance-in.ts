import { type RawBuilder, sql } from 'kysely';
import { ACCOUNTS, type AccountName } from '#domain/ledger/accounts.ts';
import type { LedgerEventType } from '#domain/ledger/events.ts';
import type { Ore } from '#domain/money/ore.ts';

/**
 * What is left on an account of a subject, to be asked with its row: debit is positive.
 * @param without an event that is left out
 */
export function balanceIn(account: AccountName, subject: RawBuilder<unknown>, without?: LedgerEventType) {
  const counted = without ? sql`v.event <> ${without}` : sql`true`;
  return sql<Ore>`coalesce((
    select sum(l.amount_ore) from vouchers v join voucher_lines l on l.voucher_id = v.id
    where v.subject_id = ${subject} and l.account = ${ACCOUNTS[account].number} and ${counted}), 0)::bigint`;
}
