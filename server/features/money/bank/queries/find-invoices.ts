import { type RawBuilder, sql } from 'kysely';
import { type OpenInvoice, type PaidIn, wordsOfPayment } from '#domain/money/bank/matching.ts';
import { numbersIn, withoutZeros } from '#domain/money/bank/numbers.ts';
import { numberOfOcr, ocrOf } from '#domain/money/invoice/ocr.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadInvoices } from '#server/features/money/invoice/queries/load-invoices.ts';

/** Invoice numbers to which a payer's references or text may refer. */
const meantBy = (paid: PaidIn): string[] =>
  [withoutZeros(paid.ocr ?? ''), ...wordsOfPayment(paid).flatMap(numbersIn)].flatMap((digits) => [
    digits,
    numberOfOcr(digits) ?? digits,
  ]);

/**
 * The issued invoices that these payments may be for: an invoice named in a payer's reference or text, or an open
 * invoice with a payment's amount as its total.
 */
export async function invoicesFor(db: Db, paid: readonly PaidIn[]): Promise<OpenInvoice[]> {
  const amounts = [...new Set(paid.map(({ amount_ore }) => amount_ore))];
  return findOpen(db, paid, sql`or (i.status = 'issued' and i.total_ore = any(${amounts}::bigint[]))`);
}

/** The invoices that are named in a payer's reference or text. */
export const invoicesNamed = (db: Db, paid: readonly PaidIn[]): Promise<OpenInvoice[]> => findOpen(db, paid, sql``);

async function findOpen(db: Db, paid: readonly PaidIn[], also: RawBuilder<unknown>): Promise<OpenInvoice[]> {
  if (paid.length === 0) return [];
  const numbers = [...new Set(paid.flatMap(meantBy))];
  const found = await loadInvoices(db, sql`(i.number = any(${numbers}::text[]) ${also})`);
  return found.flatMap(({ id, number, company_name, buyer: { org_number }, open_ore }) =>
    number === null ? [] : [{ id, number, ocr: ocrOf(number), company_name, org_number, open_ore }],
  );
}
