import type { BilledInvoice } from '#texts/money/invoice/bill-words.ts';
import type { LoadedInvoice } from './load-invoices.ts';

/** What the papers of an invoice say of it. @throws for a draft: whoever asks has moved it as one that is issued */
export function issuedOf({ id, number, issued_on, due_on, content, ...invoice }: LoadedInvoice): BilledInvoice {
  if (number === null || issued_on === null || due_on === null || content === null) {
    throw new Error(`Invoice ${id} is not issued`);
  }
  const { reference, order_reference } = invoice;
  return { number, issued_on, due_on, content, reference, order_reference };
}
