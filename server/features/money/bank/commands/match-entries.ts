import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { exactMatch, type PaidIn } from '#domain/money/bank/matching.ts';
import { SYSTEM } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { invoicesNamed } from '#server/features/money/bank/queries/find-invoices.ts';
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
  const invoices = await invoicesNamed(db, entries);
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

/** Entries that are matched with one reading of invoices: few enough that no reading delays the process. */
const PART = 50;

/**
 * Matches the entries of a file that certainly belong to one invoice. Only those whose OCR number is that of an issued
 * invoice are looked at.
 * @returns the number of matched entries
 */
export async function matchFile({ db }: Pick<Services, 'db'>, bank_file_id: string, moment: Moment): Promise<number> {
  const { rows } = await sql<WaitingEntry>`
    select e.id, e.booked_on, e.amount_ore, e.is_reversal, e.ocr, e.text, e.counterparty, e.payer_references
    from bank_entries e join invoices i on i.number = left(ltrim(e.ocr, '0'), -2) and i.status = 'issued'
    where e.bank_file_id = ${bank_file_id} and e.standing = 'waiting' and e.direction = 'in' and not e.is_reversal
    order by e.id`.execute(db);
  let count = 0;
  for (let from = 0; from < rows.length; from += PART) {
    count += await matchEntries({ db }, rows.slice(from, from + PART), moment);
  }
  return count;
}
