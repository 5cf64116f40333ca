import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { lateInterest, type Unpaid, unpaidOf } from '#domain/money/invoice/late-interest.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadRatesByDay } from '#server/features/deal/rate/queries/load-rates.ts';
import { LOSS_EVENTS } from './find-loss.ts';

interface Reminded {
  readonly id: string;
  readonly due_on: string;
  readonly content: { readonly total_ore: Ore };
}

/**
 * The unpaid amount of an invoice from each day on, without fees and interest. Payments (less repayments and payments
 * taken back), deducted advances, credit notes and amounts still written off reduce it on their day.
 */
export async function findUnpaid(db: Db, { id, content }: Pick<Reminded, 'id' | 'content'>): Promise<Unpaid[]> {
  const { rows } = await sql<{ day: string; amount_ore: Ore }>`
    select paid_on as day, case when kind = 'payment' then amount_ore else -amount_ore end as amount_ore
    from invoice_payments where invoice_id = ${id}
    union all select issued_on, total_ore from credit_notes where invoice_id = ${id}
    union all select settled_on, amount_ore from advance_settlements where invoice_id = ${id}
    union all select v.happened_on, -l.amount_ore from vouchers v join voucher_lines l on l.voucher_id = v.id
      where v.subject_id = ${id} and v.event = any(${[...LOSS_EVENTS]})
        and l.account = ${ACCOUNTS.receivables.number}
    order by 1`.execute(db);
  return unpaidOf(content.total_ore, rows);
}

/**
 * The charges of a reminder sent today: the agreed fee, and the interest until yesterday that no earlier reminder has
 * charged.
 */
export async function nextReminder(db: Db, { id, due_on, content }: Reminded, { today }: Moment) {
  const [unpaid, { rows }, ratesOn] = await Promise.all([
    findUnpaid(db, { id, content }),
    sql<{ last: string | null }>`
      select max(reminded_on) as last from invoice_reminders where invoice_id = ${id}`.execute(db),
    loadRatesByDay(db),
  ]);
  const from = rows[0]?.last ?? addDays(due_on, 1);
  const interest = lateInterest(unpaid, from, addDays(today, -1), ratesOn);
  return { fee_ore: ratesOn(today).reminder_fee.value, interest };
}
