import { randomUUID } from 'node:crypto';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { withoutSums } from '#domain/money/invoice/content.ts';
import { lossOf } from '#domain/money/invoice/loss.ts';
import { ROUNDING } from '#domain/money/invoice/rounding.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findCredits } from '#server/features/money/invoice/queries/find-history.ts';
import { issuedOf } from '#server/features/money/invoice/queries/issued.ts';
import { findUnpaid } from '#server/features/money/invoice/queries/next-reminder.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { holdInvoice, moveInvoice } from './move-invoice.ts';
import { voucherText } from './write-paper.ts';

/** Writes off the open rest of an invoice. */
export async function writeOff(trx: Trx, actor: AdminActor, id: string, reason: string, moment: Moment) {
  const invoice = await holdInvoice(trx, id);
  if (isRefusal(invoice)) return invoice;
  const moved = await moveInvoice(trx, invoice, { command: 'write-off', actor, moment, words: { reason } });
  if (isRefusal(moved)) return moved;
  const { number, content } = issuedOf(invoice);
  const { open_ore, project_id } = invoice;
  const credited = (await findCredits(trx, id)).flatMap(({ vat }) => vat);
  const sold = withoutSums(content.vat, credited);
  const unpaid_ore = (await findUnpaid(trx, { id, content })).at(-1)?.amount_ore ?? NO_ORE;
  const text = voucherText('Avskrivning av faktura', number, invoice);
  // A random cause, because a write-off has no row, and an invoice can be written off again after a payment was taken
  // back.
  const about = { cause_id: randomUUID(), subject_id: id, project_id, happened_on: moment.today, text };
  const event =
    open_ore < ROUNDING
      ? { type: 'rounded_off' as const, ...about, left_ore: open_ore }
      : { type: 'written_off' as const, ...about, lost: lossOf({ open_ore, unpaid_ore }, sold) };
  await postEvent(trx, event, moment);
  return true as const;
}
