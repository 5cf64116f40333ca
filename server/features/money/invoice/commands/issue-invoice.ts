import { salePlaceOf } from '#domain/deal/price/sale-place.ts';
import { add, NO_ORE, subtract } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import { ADVANCE_DAYS, deductionsOf } from '#domain/money/invoice/advance.ts';
import { type InvoiceContent, salesOfSums, sumsOf } from '#domain/money/invoice/content.ts';
import { dueDayOf } from '#domain/money/invoice/invoice.rules.ts';
import type { AdminActor, SystemActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findParts } from '#server/features/money/invoice/queries/find-parts.ts';
import { holdAdvances } from '#server/features/money/invoice/queries/held-advances.ts';
import { issuedOf } from '#server/features/money/invoice/queries/issued.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { invoiceBill } from '#texts/money/invoice/bill-words.ts';
import { holdInvoice, moveInvoice, settleInvoice } from './move-invoice.ts';
import { settleAdvances } from './post-advance.ts';
import { voucherText, writePaper } from './write-paper.ts';

/** Issues an invoice: its content is fixed, it gets the next number, and it is posted in the books. */
export async function issueInvoice(trx: Trx, actor: AdminActor | SystemActor, id: string, moment: Moment) {
  const invoice = await holdInvoice(trx, id);
  if (isRefusal(invoice)) return invoice;
  const seller = await findPlatform(trx, moment.today);
  if (!seller) return refuse('platform_missing');
  const parts = (await findParts(trx, [invoice]))(invoice);
  const sums = sumsOf(parts.flatMap(({ lines }) => lines));
  const { buyer, project_title, project_id, cost_centre, endpoint, is_advance } = invoice;
  const deductions = is_advance ? [] : deductionsOf(sums.total_ore, await holdAdvances(trx, project_id));
  const deducted = deductions.map(({ number, amount_ore, sums: of }) => {
    return { number, amount_ore, vat_ore: add(...of.map(({ vat_ore }) => vat_ore)), sums: of };
  });
  const place = salePlaceOf(buyer);
  const content: InvoiceContent = {
    seller,
    buyer,
    place,
    project_title,
    cost_centre,
    endpoint,
    parts,
    ...sums,
    ...(deducted.length > 0 && { deducted }),
  };
  const values = {
    issued_on: moment.today,
    due_on: is_advance ? addWorkingDays(addDays(moment.today, ADVANCE_DAYS - 1), 1) : dueDayOf(moment.today),
    total_ore: sums.total_ore,
    content: JSON.stringify(content),
  };
  const moved = await moveInvoice(trx, invoice, { command: 'issue', actor, moment, words: {}, values });
  if (isRefusal(moved)) return moved;
  // Loaded again for the number, which the database has assigned.
  const again = await holdInvoice(trx, id);
  if (isRefusal(again)) return again;
  const issued = issuedOf(again);
  await writePaper(trx, { id, invoice_id: id, kind: 'invoice', words: invoiceBill(issued) }, moment);
  const text = voucherText(is_advance ? 'Förskottsfaktura' : 'Faktura', issued.number, again);
  const about = { cause_id: id, subject_id: id, project_id, happened_on: moment.today, text };
  if (is_advance) {
    await postEvent(trx, { type: 'advance_invoiced', ...about, total_ore: sums.total_ore }, moment);
    return true as const;
  }
  await postEvent(
    trx,
    {
      type: 'invoice_issued',
      ...about,
      sales: salesOfSums(sums, place),
      rounding_ore: NO_ORE,
    },
    moment,
  );
  const settled_ore = await settleAdvances(trx, again, deductions, moment);
  const open_ore = subtract(sums.total_ore, settled_ore);
  return settled_ore === NO_ORE || settleInvoice(trx, again, { ...again, open_ore }, moment);
}
