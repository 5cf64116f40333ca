import { salePlaceOf } from '#domain/deal/price/sale-place.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type InvoiceContent, salesOfSums, sumsOf } from '#domain/money/invoice/content.ts';
import { dueDayOf } from '#domain/money/invoice/invoice.rules.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findParts } from '#server/features/money/invoice/queries/find-parts.ts';
import { issuedOf } from '#server/features/money/invoice/queries/issued.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { invoiceBill } from '#texts/money/invoice/bill-words.ts';
import { holdInvoice, moveInvoice } from './move-invoice.ts';
import { voucherText, writePaper } from './write-paper.ts';

/** Issues an invoice: its content is fixed, it gets the next number, and it is posted in the books. */
export async function issueInvoice(trx: Trx, actor: AdminActor, id: string, moment: Moment) {
  const invoice = await holdInvoice(trx, id);
  if (isRefusal(invoice)) return invoice;
  const seller = await findPlatform(trx, moment.today);
  if (!seller) return refuse('platform_missing');
  const parts = (await findParts(trx, [invoice]))(invoice);
  const sums = sumsOf(parts.flatMap(({ lines }) => lines));
  const { buyer, project_title, project_id, cost_centre, endpoint } = invoice;
  const place = salePlaceOf(buyer);
  const content: InvoiceContent = { seller, buyer, place, project_title, cost_centre, endpoint, parts, ...sums };
  const values = {
    issued_on: moment.today,
    due_on: dueDayOf(moment.today),
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
  await postEvent(
    trx,
    {
      type: 'invoice_issued',
      cause_id: id,
      subject_id: id,
      project_id,
      happened_on: moment.today,
      text: voucherText('Faktura', issued.number, again),
      sales: salesOfSums(sums, place),
      rounding_ore: NO_ORE,
    },
    moment,
  );
  return true as const;
}
