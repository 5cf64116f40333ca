import { sql } from 'kysely';
import { type InvoiceDetails, readCredit } from '#contract/money/invoice.ts';
import type { CreditContent } from '#domain/money/invoice/content.ts';
import type { Db } from '#server/db/transaction.ts';

/** The contents of the credit notes of an invoice, oldest first. */
export async function findCredits(db: Db, invoice_id: string): Promise<CreditContent[]> {
  const { rows } = await sql<{ content: unknown }>`
    select content from credit_notes where invoice_id = ${invoice_id} order by created_date, number`.execute(db);
  return rows.map(({ content }) => readCredit(content));
}

/** The payments, credit notes and reminders of an invoice, each group in order of time, and its handover. */
export async function findHistory(
  db: Db,
  id: string,
): Promise<Pick<InvoiceDetails, 'payments' | 'credit_notes' | 'reminders' | 'handover'>> {
  const [payments, notes, reminders, handovers] = await Promise.all([
    sql<InvoiceDetails['payments'][number]>`
      select y.id, y.kind, y.paid_on, y.amount_ore, y.reference, y.reason, y.actor_name as by,
        y.kind = 'payment' and not exists (select from invoice_payments b where b.takes_back = y.id) as is_standing
      from invoice_payments y where y.invoice_id = ${id} order by y.paid_on, y.created_date, y.id`.execute(db),
    sql<InvoiceDetails['credit_notes'][number]>`
      select id, number, issued_on, total_ore, reason, actor_name as by from credit_notes
      where invoice_id = ${id} order by created_date, number`.execute(db),
    sql<InvoiceDetails['reminders'][number]>`
      select id, reminded_on, fee_ore, interest_ore, actor_name as by from invoice_reminders
      where invoice_id = ${id} order by reminded_on`.execute(db),
    sql<NonNullable<InvoiceDetails['handover']>>`
      select id, handed_on, collector, fee_ore, total_ore, actor_name as by from invoice_handovers
      where invoice_id = ${id}`.execute(db),
  ]);
  return {
    payments: payments.rows,
    credit_notes: notes.rows,
    reminders: reminders.rows,
    handover: handovers.rows[0] ?? null,
  };
}
