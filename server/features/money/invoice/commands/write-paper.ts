import type { Moment } from '#domain/kernel/time/day.ts';
import type { Bill } from '#domain/money/invoice/bill.ts';
import type { PaperKind } from '#domain/money/invoice/invoice.rules.ts';
import type { Trx } from '#server/db/transaction.ts';
import { wakeScribes } from '#server/documents/scribe.ts';
import type { LoadedInvoice } from '#server/features/money/invoice/queries/load-invoices.ts';

export interface NewPaper {
  /** Id of the invoice, the credit note or the reminder. */
  readonly id: string;
  readonly invoice_id: string;
  readonly kind: PaperKind;
  readonly words: Bill;
}

/** Stores a paper (invoice, credit note or reminder) for a company; a job prints and mails it soon after the commit. */
export async function writePaper(trx: Trx, { words, ...paper }: NewPaper, { now }: Moment): Promise<void> {
  await trx
    .insertInto('invoice_papers')
    .values({ ...paper, words: JSON.stringify(words), created_date: now })
    .execute();
  wakeScribes(trx);
}

/** The text of an invoice's voucher: 'Faktura 20260001, Kund AB'. */
export const voucherText = (what: string, number: string, { company_name }: Pick<LoadedInvoice, 'company_name'>) =>
  `${what} ${number}, ${company_name}`.slice(0, 200);
