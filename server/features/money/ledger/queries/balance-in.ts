import { type RawBuilder, sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { ACCOUNTS, type AccountName } from '#domain/money/ledger/accounts.ts';
import type { LedgerEventType } from '#domain/money/ledger/events.ts';

interface Counted {
  /** Counts only these events. */
  readonly only?: readonly LedgerEventType[];
  /** Counts all events except these. */
  readonly without?: readonly LedgerEventType[];
}

/** The balance of a subject, such as an invoice, on an account, as a column of the subject's row; debit is positive. */
export function balanceIn(account: AccountName, subject: RawBuilder<unknown>, { only, without }: Counted = {}) {
  const isOnly = only ? sql`v.event = any(${[...only]})` : sql`true`;
  const counted = without ? sql`v.event <> all(${[...without]})` : isOnly;
  return sql<Ore>`coalesce((
    select sum(l.amount_ore) from vouchers v join voucher_lines l on l.voucher_id = v.id
    where v.subject_id = ${subject} and l.account = ${ACCOUNTS[account].number} and ${counted}), 0)::bigint`;
}
