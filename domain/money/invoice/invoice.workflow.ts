import type { Ore } from '#domain/kernel/money/ore.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_FINANCE } from '#domain/kernel/roles/admin-roles.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

/**
 * The states that commands move between. An invoice paid in part, late or reminded of follows from its days and the
 * books (invoice.rules.ts).
 */
export const INVOICE_STATUSES = ['draft', 'checked', 'discarded', 'issued', 'paid', 'credited', 'written_off'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Statuses of invoices that were sent to the company and are in the books. */
const ISSUED_STATUSES = ['issued', 'paid', 'credited', 'written_off'] as const;

export interface InvoiceSubject {
  readonly status: InvoiceStatus;
  /** The last ISO day to pay; null until it is issued. */
  readonly due_on: string | null;
  readonly sent_date: string | null;
  /** Instant of the last reminder to the company. */
  readonly reminded_date: string | null;
  /** Instant at which the invoice was handed to debt collection. */
  readonly collection_date: string | null;
  /** The amount still to be paid, with fees and interest. */
  readonly open_ore: Ore;
  /** The part of the sold work that no credit note has taken back. */
  readonly creditable_ore: Ore;
  /** Payments that were not taken back. */
  readonly paid_count: number;
  /** The amount that the company has paid too much, and has not had back. */
  readonly overpaid_ore: Ore;
}

const guardOverdue = ({ due_on }: InvoiceSubject, { today }: Moment): RefusalCode | null =>
  due_on !== null && due_on < today ? null : 'not_allowed_now';

const guardOpen = ({ open_ore }: InvoiceSubject): RefusalCode | null => (open_ore > 0 ? null : 'not_allowed_now');

/** A company's debt, from the first draft to the last öre. Its sums are asked of the books. */
export const invoiceWorkflow = declareWorkflow<InvoiceSubject>()({
  noun: 'invoice',
  table: 'invoices',
  columns: { status: INVOICE_STATUSES },
  creation: {
    command: 'draft',
    by: [...BY_FINANCE, 'system'],
    state: { status: 'draft' },
    notices: { admin: 'notice' },
    why: 'All that was worked in a project is known, or something is extended; an administrator may also ask for what is owed so far.',
  },
  transitions: {
    check: {
      by: BY_FINANCE,
      from: { status: ['draft'] },
      to: { status: 'checked' },
      notices: {},
      why: 'An administrator has looked at the lines and written what the company wants to find it by.',
    },
    uncheck: {
      by: BY_FINANCE,
      from: { status: ['checked'] },
      to: { status: 'draft' },
      notices: {},
      why: 'Something was not right after all, and nobody outside has seen it.',
    },
    discard: {
      by: BY_FINANCE,
      from: { status: ['draft'] },
      to: { status: 'discarded' },
      notices: {},
      why: 'It is not to be sent as it is; what it was for can stand on another.',
    },
    issue: {
      by: BY_FINANCE,
      from: { status: ['checked'] },
      to: { status: 'issued' },
      notices: {},
      why: 'It gets its number and is in the books; from here on only a credit note takes anything of it back.',
    },
    send: {
      by: ['system'],
      from: { status: [...ISSUED_STATUSES] },
      to: {},
      guard: ({ sent_date }: InvoiceSubject): RefusalCode | null => (sent_date === null ? null : 'not_allowed_now'),
      notices: { company: 'notice' },
      why: 'Its document is made, so it goes to where the company wants its invoices.',
    },
    'fall-due': {
      by: ['system'],
      from: { status: ['issued'] },
      to: {},
      guard: guardOverdue,
      deadline: { column: 'due_on', passes: 'day', once: 'overdue_date' },
      notices: { company: 'mail', admin: 'notice' },
      why: 'The last day to pay is over; the company hears it once before it is reminded.',
    },
    'register-payment': {
      by: [...BY_FINANCE, 'system'],
      from: { status: [...ISSUED_STATUSES] },
      to: {},
      notices: {},
      why: 'Money has come in for it, whole, in part or too much, and also after it was written off.',
    },
    'take-back-payment': {
      by: BY_FINANCE,
      from: { status: [...ISSUED_STATUSES] },
      to: {},
      guard: ({ paid_count }: InvoiceSubject): RefusalCode | null => (paid_count > 0 ? null : 'not_allowed_now'),
      notices: {},
      why: 'Money was registered here by mistake; it is as if it had not been, and is registered where it belongs.',
    },
    remind: {
      by: BY_FINANCE,
      from: { status: ['issued'] },
      to: {},
      guard: (invoice: InvoiceSubject, moment: Moment): RefusalCode | null => {
        if (invoice.collection_date !== null) return 'not_allowed_now';
        const isToday = invoice.reminded_date !== null && dayOf(new Date(invoice.reminded_date)) === moment.today;
        return isToday ? 'reminded_today' : guardOverdue(invoice, moment);
      },
      notices: { company: 'notice' },
      why: 'It is late, so the company is asked again, with the interest and the fee that may be charged.',
    },
    'hand-to-collection': {
      by: BY_FINANCE,
      from: { status: ['issued'] },
      to: {},
      guard: ({ reminded_date, collection_date }: InvoiceSubject): RefusalCode | null =>
        reminded_date !== null && collection_date === null ? null : 'not_allowed_now',
      notices: { company: 'notice' },
      why: 'Reminding has not helped, so others collect it and we remind no more.',
    },
    credit: {
      by: BY_FINANCE,
      from: { status: ['issued', 'paid', 'written_off'] },
      to: {},
      guard: ({ creditable_ore }: InvoiceSubject): RefusalCode | null =>
        creditable_ore > 0 ? null : 'not_allowed_now',
      notices: { company: 'notice' },
      why: 'All or some of it was wrong, which may turn out after it was written off too: a note with a number of its own takes it back.',
    },
    'write-off': {
      by: BY_FINANCE,
      from: { status: ['issued'] },
      to: { status: 'written_off' },
      guard: guardOpen,
      notices: {},
      why: 'What is left will not be paid, so it is a cost and its VAT comes back.',
    },
    repay: {
      by: BY_FINANCE,
      from: { status: [...ISSUED_STATUSES] },
      to: {},
      guard: ({ overpaid_ore }: InvoiceSubject): RefusalCode | null => (overpaid_ore > 0 ? null : 'not_allowed_now'),
      notices: { company: 'notice' },
      why: 'What the company has paid too much was paid back.',
    },
    settle: {
      by: ['system'],
      from: { status: ['issued', 'written_off'] },
      to: { status: 'paid' },
      notices: { company: 'notice' },
      why: 'Nothing is left to pay, nor of what was written off.',
    },
    'settle-lost': {
      by: ['system'],
      from: { status: ['issued'] },
      to: { status: 'written_off' },
      notices: {},
      why: 'All that it still asks for has come in, and the rest was written off before.',
    },
    reopen: {
      by: ['system'],
      from: { status: ['paid', 'credited', 'written_off'] },
      to: { status: 'issued' },
      notices: { company: 'notice' },
      why: 'A payment that was another’s was taken back, so there is something left to pay.',
    },
    'settle-credited': {
      by: ['system'],
      from: { status: ['issued', 'paid', 'written_off'] },
      to: { status: 'credited' },
      notices: {},
      why: 'Credit notes have taken back all of it.',
    },
  },
});
