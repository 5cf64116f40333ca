import { randomUUID } from 'node:crypto';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { ROUNDING } from '#domain/money/invoice/rounding.ts';
import type { Trx } from '#server/db/transaction.ts';
import { issuedOf } from '#server/features/money/invoice/queries/issued.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { holdInvoice, settleInvoice } from './move-invoice.ts';
import { postAdvancePaid } from './post-advance.ts';
import { voucherText } from './write-paper.ts';

/**
 * Closes what a payer has rounded off: an open rest or an overpayment below a krona, on an ISO day. An invoice with more
 * of either stays as it is.
 */
export async function roundOff(trx: Trx, invoice_id: string, happened_on: string, moment: Moment) {
  const invoice = await holdInvoice(trx, invoice_id);
  if (isRefusal(invoice)) return invoice;
  const { id, open_ore, overpaid_ore, creditable_ore, lost_ore, project_id } = invoice;
  const text = voucherText('Öresutjämning, faktura', issuedOf(invoice).number, invoice);
  // A random cause, because an invoice can be rounded off again after a payment was taken back.
  const about = { cause_id: randomUUID(), subject_id: id, project_id, happened_on, text };
  if (open_ore > 0 && open_ore < ROUNDING) {
    const settled = await settleInvoice(trx, invoice, { open_ore: NO_ORE, creditable_ore, lost_ore }, moment);
    if (isRefusal(settled)) return settled;
    await postEvent(trx, { type: 'rounded_off', ...about, left_ore: open_ore }, moment);
    await postAdvancePaid(trx, invoice, open_ore, about, moment);
  } else if (overpaid_ore > 0 && overpaid_ore < ROUNDING) {
    await postEvent(trx, { type: 'credit_rounded_off', ...about, amount_ore: overpaid_ore }, moment);
  }
  return true as const;
}
