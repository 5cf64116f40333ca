import { randomUUID } from 'node:crypto';
import { add, NO_ORE, ore, subtract } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CreditedLine } from '#domain/money/invoice/content.ts';
import { salesOfSums } from '#domain/money/invoice/content.ts';
import { creditOf } from '#domain/money/invoice/credit.ts';
import { recoveredOf, unroundedOf } from '#domain/money/invoice/loss.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findCredits } from '#server/features/money/invoice/queries/find-history.ts';
import { issuedOf } from '#server/features/money/invoice/queries/issued.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { creditBill } from '#texts/money/invoice/bill-words.ts';
import { holdInvoice, moveInvoice, settleInvoice } from './move-invoice.ts';
import { returnedBy } from './post-advance.ts';
import { recoverLoss, takeBackRounding } from './recover-loss.ts';
import { voucherText, writePaper } from './write-paper.ts';

export interface Crediting {
  readonly id: string;
  /** Null to credit everything that is left of the invoice. */
  readonly lines: readonly CreditedLine[] | null;
  readonly reason: string;
  /** True if the charges of a fully credited invoice will go to a new invoice. */
  readonly is_anew: boolean;
}

/**
 * Credits all or part of an invoice by a credit note with a number of its own. The credit reduces the open amount
 * first.
 */
export async function creditInvoice(
  trx: Trx,
  actor: AdminActor,
  { id, lines, reason, is_anew }: Crediting,
  moment: Moment,
) {
  const invoice = await holdInvoice(trx, id);
  if (isRefusal(invoice)) return invoice;
  const { open_ore, project_id, content } = invoice;
  if (content === null) return refuse('not_allowed_now');
  const credit = creditOf(content.parts, await findCredits(trx, id), lines);
  // If nothing is left to credit, the lifecycle refuses the command below.
  if (credit === null && invoice.creditable_ore > 0) return refuse('credit_too_large');
  // A part of an advance that an invoice has deducted is credited on that invoice.
  if (credit && invoice.is_advance && credit.total_ore > invoice.creditable_ore) return refuse('credit_too_large');
  const { total_ore } = credit ?? { total_ore: NO_ORE };
  const creditable_ore = subtract(invoice.creditable_ore, total_ore);
  const charges_released = is_anew && creditable_ore === 0;
  const moved = await moveInvoice(trx, invoice, {
    command: 'credit',
    actor,
    moment,
    words: { reason },
    values: { charges_released },
    of_project: charges_released,
  });
  if (isRefusal(moved)) return moved;
  if (credit === null) return refuse('not_allowed_now');
  const note = await trx
    .insertInto('credit_notes')
    .values({
      id: randomUUID(),
      invoice_id: id,
      issued_on: moment.today,
      reason,
      content: JSON.stringify(credit),
      total_ore,
      account_id: actor.account_id,
      actor_name: actor.name,
      created_date: moment.now,
    })
    .returning(['id', 'number', 'issued_on'])
    .executeTakeFirstOrThrow();
  const words = creditBill(issuedOf(invoice), { ...note, ...credit, reason });
  await writePaper(trx, { id: note.id, invoice_id: id, kind: 'credit_note', words }, moment);
  const unrounded_ore = unroundedOf(total_ore, invoice);
  const claimed_ore = add(open_ore, unrounded_ore);
  const recovered_ore = recoveredOf(total_ore, { ...invoice, open_ore: claimed_ore });
  const left = ore(Math.max(0, subtract(open_ore, total_ore)));
  const lost_ore = subtract(invoice.lost_ore, recovered_ore);
  const settled = await settleInvoice(trx, invoice, { open_ore: left, creditable_ore, lost_ore }, moment);
  if (isRefusal(settled)) return settled;
  await takeBackRounding(trx, invoice, { unrounded_ore, cause_id: note.id, happened_on: moment.today }, moment);
  await recoverLoss(trx, invoice, { recovered_ore, cause_id: note.id, happened_on: moment.today }, moment);
  const text = voucherText('Kreditfaktura', note.number, invoice);
  const about = { cause_id: note.id, subject_id: id, project_id, happened_on: moment.today, text };
  if (invoice.is_advance) {
    const returned = returnedBy(invoice, total_ore);
    await postEvent(trx, { type: 'advance_credited', ...about, total_ore, open_ore, returned }, moment);
    return true as const;
  }
  await postEvent(
    trx,
    {
      type: 'invoice_credited',
      ...about,
      sales: salesOfSums(credit, content.place),
      rounding_ore: NO_ORE,
      open_ore: add(claimed_ore, recovered_ore),
    },
    moment,
  );
  return true as const;
}
