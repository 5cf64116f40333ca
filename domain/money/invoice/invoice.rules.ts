import type { Ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import type { InvoiceStatus } from './invoice.workflow.ts';

/** Days to pay an invoice. Between companies a shorter time needs express agreement (3 and 4 §§ räntelagen). */
export const PAYMENT_DAYS = 30;

/**
 * The last ISO day to pay an invoice issued on `issued_on`. If banks are closed on the thirtieth day, it is the next
 * banking day: a payment then is still in time (2 § lag 1930:173).
 */
export const dueDayOf = (issued_on: string): string => addWorkingDays(addDays(issued_on, PAYMENT_DAYS - 1), 1);

/** The standings of an invoice in everyday words: the status, and for an issued invoice the progress of its payment. */
export const INVOICE_STANDINGS = [
  'draft',
  'checked',
  'discarded',
  'open',
  'partly_paid',
  'overdue',
  'reminded',
  'collection',
  'paid',
  'credited',
  'written_off',
] as const;
export type InvoiceStanding = (typeof INVOICE_STANDINGS)[number];

interface Standing {
  readonly status: InvoiceStatus;
  readonly due_on: string | null;
  readonly reminded_date: string | null;
  readonly collection_date: string | null;
  readonly total_ore: Ore;
  readonly open_ore: Ore;
}

/** The standing of an invoice on an ISO day. */
export function standingOf(invoice: Standing, today: string): InvoiceStanding {
  if (invoice.status !== 'issued') return invoice.status;
  if (invoice.collection_date !== null) return 'collection';
  if (invoice.reminded_date !== null) return 'reminded';
  if (invoice.due_on !== null && invoice.due_on < today) return 'overdue';
  return invoice.open_ore < invoice.total_ore ? 'partly_paid' : 'open';
}

/** The groups of an administrator's list of invoices. */
export const INVOICE_GROUPS = ['draft', 'open', 'overdue', 'settled', 'all'] as const;
export type InvoiceGroup = (typeof INVOICE_GROUPS)[number];

/** The documents sent to a company about an invoice: the invoice, a credit note, a reminder. */
export const PAPER_KINDS = ['invoice', 'credit_note', 'reminder'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
