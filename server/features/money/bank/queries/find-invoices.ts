import { sql } from 'kysely';
import { numbersIn, type OpenInvoice, type PaidIn } from '#domain/money/bank/matching.ts';
import { numberOfOcr, ocrOf } from '#domain/money/invoice/ocr.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadInvoices } from '#server/features/money/invoice/queries/load-invoices.ts';

/** Invoice numbers to which a payer's reference or text may refer. */
const meantBy = ({ ocr, text }: PaidIn): string[] =>
  [...(ocr === null ? [] : [ocr]), ...numbersIn(text)].flatMap((digits) => [digits, numberOfOcr(digits) ?? digits]);

/**
 * The issued invoices that these payments may be for: an invoice named in a payer's reference or text, or an open
 * invoice with a payment's amount as its total.
 */
export async function invoicesFor(db: Db, paid: readonly PaidIn[]): Promise<OpenInvoice[]> {
  if (paid.length === 0) return [];
  const numbers = [...new Set(paid.flatMap(meantBy))];
  const amounts = [...new Set(paid.map(({ amount_ore }) => amount_ore))];
  const found = await loadInvoices(
    db,
    sql`(i.number = any(${numbers}::text[]) or (i.status = 'issued' and i.total_ore = any(${amounts}::bigint[])))`,
  );
  return found.flatMap(({ id, number, company_name, open_ore }) =>
    number === null ? [] : [{ id, number, ocr: ocrOf(number), company_name, open_ore }],
  );
}
