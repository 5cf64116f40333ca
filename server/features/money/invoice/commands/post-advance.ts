import { randomUUID } from 'node:crypto';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { changeOfPaid, type Deduction, grossSum } from '#domain/money/invoice/advance.ts';
import type { Trx } from '#server/db/transaction.ts';
import { issuedOf } from '#server/features/money/invoice/queries/issued.ts';
import type { LoadedInvoice } from '#server/features/money/invoice/queries/load-invoices.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { voucherText } from './write-paper.ts';

interface Cause {
  readonly cause_id: string;
  /** ISO day of the payment. */
  readonly happened_on: string;
}

/** The paid part of an advance before a change of its open amount, with VAT. */
export const paidBefore = ({ total_ore, credited_ore, open_ore }: LoadedInvoice): Ore =>
  subtract(total_ore ?? NO_ORE, add(credited_ore, open_ore));

/** Posts the VAT of a part of an advance that is paid (`change_ore`), or taken back (negative). Other invoices: nothing. */
export async function postAdvancePaid(
  trx: Trx,
  invoice: LoadedInvoice,
  change_ore: Ore,
  { cause_id, happened_on }: Cause,
  moment: Moment,
): Promise<void> {
  if (!invoice.is_advance || change_ore === 0) return;
  const { content, number } = issuedOf(invoice);
  const before = paidBefore(invoice);
  const received = changeOfPaid(before, add(before, change_ore), content.vat);
  const text = voucherText('Moms på förskott, faktura', number, invoice);
  const about = { cause_id, subject_id: invoice.id, project_id: invoice.project_id, happened_on, text };
  await postEvent(trx, { type: 'advance_received', ...about, received }, moment);
}

/** The paid part of an advance that a credit note gives back, with its VAT; the note first takes what is not paid. */
export function returnedBy(invoice: LoadedInvoice, credited_ore: Ore) {
  const { content } = issuedOf(invoice);
  const [before, paid] = [paidBefore(invoice), ore(Math.max(0, credited_ore - invoice.open_ore))];
  return changeOfPaid(subtract(before, paid), before, content.vat);
}

/** Stores and posts the deductions of advances from an issued invoice. @returns the deducted amount */
export async function settleAdvances(
  trx: Trx,
  invoice: LoadedInvoice,
  deductions: readonly Deduction[],
  moment: Moment,
): Promise<Ore> {
  const { today, now } = moment;
  for (const { advance_id, number, amount_ore, sums } of deductions) {
    const id = randomUUID();
    const kept = { id, advance_id, invoice_id: invoice.id, settled_on: today, amount_ore, created_date: now };
    await trx.insertInto('advance_settlements').values(kept).execute();
    const text = voucherText(`Avräknat förskott ${number}, faktura`, issuedOf(invoice).number, invoice);
    const about = { cause_id: id, subject_id: invoice.id, project_id: invoice.project_id, happened_on: today, text };
    await postEvent(trx, { type: 'advance_settled', ...about, settled: sums }, moment);
  }
  return add(...deductions.map(({ sums }) => grossSum(sums)));
}
