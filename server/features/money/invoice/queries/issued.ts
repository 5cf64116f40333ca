import type { BilledInvoice } from '#texts/money/invoice/bill-words.ts';
import type { LoadedInvoice } from './load-invoices.ts';

/**
 * The facts of an issued invoice for its papers.
 * @throws for a draft; callers pass none
 */
export function issuedOf({ id, number, issued_on, due_on, content, ...invoice }: LoadedInvoice): BilledInvoice {
  if (number === null || issued_on === null || due_on === null || content === null) {
    throw new Error(`Invoice ${id} is not issued`);
  }
  const { reference, order_reference } = invoice;
  return { number, issued_on, due_on, content, reference, order_reference };
}
