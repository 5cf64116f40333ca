import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { exactMatch, type PaidIn } from '#domain/money/bank/matching.ts';
import { SYSTEM } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { invoicesFor } from '#server/features/money/bank/queries/find-invoices.ts';
import { holdInvoice } from '#server/features/money/invoice/commands/move-invoice.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { payParts } from './pay-parts.ts';

export interface WaitingEntry extends PaidIn {
  readonly id: string;
  readonly booked_on: string;
}

/**
 * Registers an entry as payment of an invoice whose open amount is the same; refused if the invoice was paid meanwhile.
 */
async function match(trx: Trx, entry: WaitingEntry, invoice_id: string, moment: Moment) {
  const { numUpdatedRows } = await trx
    .updateTable('bank_entries')
    .set({ standing: 'matched', decided_date: moment.now })
    .where('id', '=', entry.id)
    .where('standing', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return refuse('changed_meanwhile');
  const invoice = await holdInvoice(trx, invoice_id);
  if (isRefusal(invoice)) return invoice;
  if (invoice.open_ore !== entry.amount_ore) return refuse('changed_meanwhile');
  announce(trx, { topics: [], noun: 'bank' });
  return payParts(trx, SYSTEM, entry, [{ invoice_id, amount_ore: entry.amount_ore }], moment);
}

/**
 * Matches each entry that certainly belongs to one invoice, in a separate transaction: an entry that fails waits for an
 * administrator and does not delay the others.
 * @returns the number of matched entries
 */
export async function matchEntries(
  { db }: Pick<Services, 'db'>,
  entries: readonly WaitingEntry[],
  moment: Moment,
): Promise<number> {
  const invoices = await invoicesFor(db, entries);
  let count = 0;
  for (const entry of entries) {
    const invoice_id = exactMatch(entry, invoices);
    if (invoice_id === null) continue;
    const done = await inTransaction(db, (trx) => match(trx, entry, invoice_id, moment), [
      'invoice_payments_reference_unique',
    ]);
    if (!isRefusal(done)) count += 1;
  }
  return count;
}
