import { sql } from 'kysely';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { sumsOf } from '#domain/money/invoice/content.ts';
import { leftOfLines } from '#domain/money/invoice/credit.ts';
import { interestOf } from '#domain/money/invoice/late-interest.ts';
import { ocrOf } from '#domain/money/invoice/ocr.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { actedFor } from '#server/events/acted-for.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { findCredits, findHistory } from './find-history.ts';
import { findPapers } from './find-papers.ts';
import { findParts } from './find-parts.ts';
import { issuedOf } from './issued.ts';
import { presentInvoice } from './list-invoices.ts';
import { loadInvoices } from './load-invoices.ts';
import { nextReminder } from './next-reminder.ts';

/** The sides (talent, company) for which administrators have acted in the assignments of these charges. */
async function findActedFor(db: Db, charge_ids: readonly string[]) {
  const candidates = sql`in (select candidate_id from charges where id = any(${[...charge_ids]}::uuid[]))`;
  const { rows } = await sql<Pick<InvoiceDetails, 'acted_for'>>`select ${actedFor(candidates)} as acted_for`.execute(
    db,
  );
  return rows[0]?.acted_for ?? [];
}

/** An invoice with its lines and its history, for an administrator; null for an unknown id. */
export async function showInvoice(
  db: Db,
  actor: AdminActor,
  id: string,
  moment: Moment,
): Promise<InvoiceDetails | null> {
  const [invoice] = await loadInvoices(db, sql`i.id = ${id}`);
  if (!invoice) return null;
  const [partsOf, platform, credits, history, papers, acted] = await Promise.all([
    findParts(db, [invoice]),
    findPlatform(db, moment.today),
    findCredits(db, id),
    findHistory(db, id),
    findPapers(db, [id]),
    findActedFor(db, invoice.charge_ids),
  ]);
  const parts = partsOf(invoice);
  const { content, number, reference, order_reference, invoice_email } = invoice;
  const { vat, ex_vat_ore, total_ore } = content ?? sumsOf(parts.flatMap(({ lines }) => lines));
  const summary = presentInvoice(invoice, total_ore, actor, moment);
  const reminder = summary.actions.includes('remind')
    ? await nextReminder(db, { id, ...issuedOf(invoice) }, moment)
    : null;
  const shown = {
    ...summary,
    vat,
    ex_vat_ore,
    reference,
    order_reference,
    invoice_email,
    cost_centre: content?.cost_centre ?? invoice.cost_centre,
    parts,
    papers,
    ...history,
    ocr: number === null ? null : ocrOf(number),
    seller: content?.seller ?? platform,
    buyer: content?.buyer ?? invoice.buyer,
    creditable: number === null ? [] : leftOfLines(parts, credits),
    acted_for: acted,
    next_reminder: reminder && { fee_ore: reminder.fee_ore, interest_ore: interestOf(reminder.interest) },
  };
  // Cast, because the schema's type has no readonly lists.
  return shown as unknown as InvoiceDetails;
}
