import { sql } from 'kysely';
import { readCredit } from '#contract/money/invoice.ts';
import type { SalePlace } from '#domain/deal/price/sale-place.ts';
import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import { NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { type InvoiceContent, type InvoiceSums, toPayOf } from '#domain/money/invoice/content.ts';
import { type DeductedPart, deductedParts, sumsLessDeducted } from '#domain/money/invoice/deducted.ts';
import { ocrOf } from '#domain/money/invoice/ocr.ts';
import type { Db } from '#server/db/transaction.ts';
import type { PeppolDocument, PeppolVat } from '#server/formats/peppol/input.ts';
import { peppolInvoice } from '#server/formats/peppol/peppol-invoice.ts';
import { brokenPeppolRules } from '#server/formats/peppol/rules.ts';
import { type BilledInvoice, deductedText, lineText, WITHOUT_VAT } from '#texts/money/invoice/bill-words.ts';
import { issuedOf } from './issued.ts';
import { loadInvoices } from './load-invoices.ts';

const CATEGORIES = { SE: 'E', EU: 'AE', abroad: 'O' } as const;

const vatOf = (points: BasisPoints, place: SalePlace): PeppolVat =>
  points === 0 ? { category: CATEGORIES[place], reason: WITHOUT_VAT[place] } : { category: 'S', points };

const linesOf = ({ parts, place }: InvoiceContent, taken: readonly { part: number; line: number; amount_ore: Ore }[]) =>
  taken.flatMap(({ part: at, line: position, amount_ore }) => {
    const part = parts[at];
    const line = part?.lines[position];
    if (!part || !line) return [];
    const { quantity: count, unit, unit_ore, points } = line;
    // A part of a line has no units of its own.
    const quantity = amount_ore === line.amount_ore ? { count, unit, unit_ore } : null;
    return [{ text: lineText(part, line), amount_ore, quantity, vat: vatOf(points, place) }];
  });

const deductedLine = ({ number, points, base_ore }: DeductedPart, place: SalePlace) => ({
  text: deductedText(number),
  amount_ore: subtract(NO_ORE, base_ore),
  quantity: null,
  vat: vatOf(points, place),
});

const sumsOf = ({ vat, total_ore }: Pick<InvoiceSums, 'vat' | 'total_ore'>, place: SalePlace) => ({
  vat: vat.map(({ points, ...sum }) => ({ ...sum, vat: vatOf(points, place) })),
  total_ore,
  rounding_ore: NO_ORE,
});

/** The fields that an invoice has in common with its credit notes. */
function commonOf({ content, reference, order_reference, due_on, number }: BilledInvoice) {
  const { seller, buyer, parts, cost_centre, endpoint } = content;
  const is_advance = parts.some(({ kind }) => kind === 'advance');
  return {
    seller,
    buyer: { ...buyer, endpoint },
    cost_centre,
    due_on,
    ocr: ocrOf(number),
    note: '',
    // Nothing of an advance is delivered yet.
    delivered_on: is_advance
      ? null
      : (parts
          .map(({ to }) => to)
          .toSorted()
          .at(-1) ?? null),
    is_advance,
    settles: [],
    // Peppol requires one of the two references; the company's name is used if both are missing.
    buyer_reference: reference || order_reference || buyer.name,
    order_reference,
  };
}

/**
 * Paid advances are deducted by negative lines at their rates, with a reference to each advance invoice: a prepaid
 * amount (BT-113) would leave the whole VAT on this invoice, and the advance invoices have named their part of it.
 */
function ofInvoice(invoice: BilledInvoice): PeppolDocument | null {
  const { number, issued_on, content } = invoice;
  const deducted = deductedParts(content.deducted ?? []);
  if (!deducted) return null;
  const all = content.parts.flatMap(({ lines }, part) =>
    lines.map(({ amount_ore }, line) => ({ part, line, amount_ore })),
  );
  return {
    kind: 'invoice',
    number,
    issued_on,
    credits: null,
    ...commonOf(invoice),
    settles: [...new Set(deducted.map((one) => one.number))],
    ...sumsOf({ vat: sumsLessDeducted(content, deducted), total_ore: toPayOf(content) }, content.place),
    lines: [...linesOf(content, all), ...deducted.map((part) => deductedLine(part, content.place))],
  };
}

interface KeptNote {
  readonly number: string;
  readonly issued_on: string;
  readonly content: unknown;
}

function ofNote(invoice: BilledInvoice, { number, issued_on, content: kept }: KeptNote): PeppolDocument {
  const note = readCredit(kept);
  const credits = { number: invoice.number, issued_on: invoice.issued_on };
  return {
    kind: 'credit_note',
    number,
    issued_on,
    credits,
    ...commonOf(invoice),
    ...sumsOf(note, invoice.content.place),
    lines: linesOf(invoice.content, note.lines),
  };
}

/** An invoice, or one of its credit notes, for a company's own system (Peppol BIS Billing 3.0). */
export async function findPeppol(db: Db, { id, paper_id }: { readonly id: string; readonly paper_id: string }) {
  const [invoice] = await loadInvoices(db, sql`i.id = ${id} and i.number is not null`);
  if (!invoice) return refuse('not_found');
  const { rows } = await sql<KeptNote>`
    select number, issued_on, content from credit_notes where id = ${paper_id} and invoice_id = ${id}`.execute(db);
  const [note] = rows;
  if (!note && paper_id !== id) return refuse('not_found');
  const document = note ? ofNote(issuedOf(invoice), note) : ofInvoice(issuedOf(invoice));
  if (!document || brokenPeppolRules(document).length > 0) return refuse('peppol_unfit');
  return { name: `${document.kind}-${document.number}.xml`, xml: new TextDecoder().decode(peppolInvoice(document)) };
}
