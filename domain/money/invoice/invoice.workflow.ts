import type { Ore } from '#domain/kernel/money/ore.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_FINANCE } from '#domain/kernel/roles/admin-roles.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

/**
 * The states that commands change. Partly paid, late or reminded invoices follow from the days and the books
 * (invoice.rules.ts).
 */
export const INVOICE_STATUSES = ['draft', 'checked', 'discarded', 'issued', 'paid', 'credited', 'written_off'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Statuses of invoices that have a number and are in the books. */
const ISSUED_STATUSES = ['issued', 'paid', 'credited', 'written_off'] as const;

export interface InvoiceSubject {
  readonly status: InvoiceStatus;
  /** The last ISO day to pay; null until it is issued. */
  readonly due_on: string | null;
  readonly sent_date: string | null;
  /** True for an advance: nothing is owed for it yet, so it is credited rather than reminded of or lost. */
  readonly is_advance: boolean;
  /** Instant of the last reminder to the company; null before the first. */
  readonly reminded_date: string | null;
  /** Instant at which the invoice was handed to debt collection; null before. */
  readonly collection_date: string | null;
  /** The amount still to be paid, with fees and interest. */
  readonly open_ore: Ore;
  /** The part of the invoice's total that no credit note has taken back. */
  readonly creditable_ore: Ore;
  /** Number of payments that were not taken back. */
  readonly paid_count: number;
  /** The amount that the company has paid too much and that we have not paid back. */
  readonly overpaid_ore: Ore;
}

const guardOverdue = ({ due_on }: InvoiceSubject, { today }: Moment): RefusalCode | null =>
  due_on !== null && due_on < today ? null : 'not_allowed_now';

/** A company's debt, from the first draft to the last öre. Its sums come from the books. */
export const invoiceWorkflow = declareWorkflow<InvoiceSubject>()({
  noun: 'invoice',
  table: 'invoices',
  columns: { status: INVOICE_STATUSES },
  creation: {
    command: 'draft',
    by: [...BY_FINANCE, 'system'],
    state: { status: 'draft' },
    notices: { admin: 'notice' },
    why: 'All work of a project is reported, or a right is extended; an administrator may also invoice what is owed so far.',
  },
  otherCreation: {
    command: 'ask-advance',
    by: ['company.owner', 'company.producer', 'company.finance'],
    state: { status: 'checked' },
    notices: {},
    why: 'The company pays a part of a booking in advance; the invoice is issued in the same transaction.',
  },
  transitions: {
    check: {
      by: BY_FINANCE,
      from: { status: ['draft'] },
      to: { status: 'checked' },
      notices: {},
      why: 'An administrator has checked the lines and entered the company’s reference.',
    },
    uncheck: {
      by: BY_FINANCE,
      from: { status: ['checked'] },
      to: { status: 'draft' },
      notices: {},
      why: 'An administrator has found a fault, and nobody outside has seen the invoice.',
    },
    discard: {
      by: BY_FINANCE,
      from: { status: ['draft'] },
      to: { status: 'discarded' },
      notices: {},
      why: 'The invoice should not be sent as it is; its charges can go on another.',
    },
    issue: {
      by: [...BY_FINANCE, 'system'],
      from: { status: ['checked'] },
      to: { status: 'issued' },
      notices: {},
      why: 'The invoice gets its number and is posted in the books; from now on only a credit note can reduce it.',
    },
    send: {
      by: ['system'],
      from: { status: [...ISSUED_STATUSES] },
      to: {},
      guard: ({ sent_date }: InvoiceSubject): RefusalCode | null => (sent_date === null ? null : 'not_allowed_now'),
      notices: { company: 'notice' },
      why: 'The document is made, so the invoice is sent to the address that the company has chosen.',
    },
    resend: {
      by: [...BY_FINANCE, 'company.owner', 'company.finance'],
      from: { status: [...ISSUED_STATUSES] },
      to: {},
      guard: ({ sent_date }: InvoiceSubject): RefusalCode | null => (sent_date === null ? 'not_allowed_now' : null),
      notices: {},
      why: 'The mail was lost; the same document is mailed again, and it is no new invoice.',
    },
    'change-mailbox': {
      by: [...BY_FINANCE, 'company.owner', 'company.finance'],
      from: { status: [...ISSUED_STATUSES] },
      to: {},
      guard: ({ sent_date }: InvoiceSubject): RefusalCode | null => (sent_date === null ? 'not_allowed_now' : null),
      notices: {},
      why: 'The mail went to the wrong address; the same document and the later papers go to another one, and the owners of the company are mailed.',
    },
    'fall-due': {
      by: ['system'],
      from: { status: ['issued'] },
      to: {},
      guard: guardOverdue,
      deadline: { column: 'due_on', passes: 'day', once: 'overdue_date' },
      notices: { company: 'mail', admin: 'notice' },
      why: 'The last day to pay is over; the company is told once before any reminder.',
    },
    'register-payment': {
      by: [...BY_FINANCE, 'system'],
      from: { status: [...ISSUED_STATUSES] },
      to: {},
      notices: {},
      why: 'The company has paid: in part, in full or too much, possibly after the write-off.',
    },
    'take-back-payment': {
      by: BY_FINANCE,
      from: { status: [...ISSUED_STATUSES] },
      to: {},
      guard: ({ paid_count }: InvoiceSubject): RefusalCode | null => (paid_count > 0 ? null : 'not_allowed_now'),
      notices: {},
      why: 'The payment was registered on the wrong invoice; it is removed here and registered where it belongs.',
    },
    remind: {
      by: BY_FINANCE,
      from: { status: ['issued'] },
      to: {},
      guard: (invoice: InvoiceSubject, moment: Moment): RefusalCode | null => {
        if (invoice.collection_date !== null || invoice.is_advance) return 'not_allowed_now';
        const isToday = invoice.reminded_date !== null && dayOf(new Date(invoice.reminded_date)) === moment.today;
        return isToday ? 'reminded_today' : guardOverdue(invoice, moment);
      },
      notices: { company: 'notice' },
      why: 'The invoice is late, so the company is reminded, with the interest and fee that the law allows.',
    },
    'hand-to-collection': {
      by: BY_FINANCE,
      from: { status: ['issued'] },
      to: {},
      guard: ({ reminded_date, collection_date }: InvoiceSubject): RefusalCode | null =>
        reminded_date !== null && collection_date === null ? null : 'not_allowed_now',
      notices: { company: 'notice' },
      why: 'Reminders have not helped, so a debt collector takes over and we stop reminding.',
    },
    credit: {
      by: BY_FINANCE,
      from: { status: ['issued', 'paid', 'written_off'] },
      to: {},
      guard: ({ creditable_ore }: InvoiceSubject): RefusalCode | null =>
        creditable_ore > 0 ? null : 'not_allowed_now',
      notices: { company: 'notice' },
      why: 'All or part of the invoice was wrong, which may show after a write-off too: a credit note with its own number takes that back.',
    },
    'write-off': {
      by: BY_FINANCE,
      from: { status: ['issued'] },
      to: { status: 'written_off' },
      guard: ({ open_ore, is_advance }: InvoiceSubject): RefusalCode | null =>
        open_ore > 0 && !is_advance ? null : 'not_allowed_now',
      notices: {},
      why: 'The rest will not be paid, so it becomes a cost, and its VAT is recovered.',
    },
    repay: {
      by: BY_FINANCE,
      from: { status: [...ISSUED_STATUSES] },
      to: {},
      guard: ({ overpaid_ore }: InvoiceSubject): RefusalCode | null => (overpaid_ore > 0 ? null : 'not_allowed_now'),
      notices: { company: 'notice' },
      why: 'We have paid back what the company had paid too much.',
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
      why: 'All that the invoice still asks for has been paid, and the rest was written off before.',
    },
    reopen: {
      by: ['system'],
      from: { status: ['paid', 'credited', 'written_off'] },
      to: { status: 'issued' },
      notices: { company: 'notice' },
      why: 'A payment of another invoice was taken back, so there is an amount left to pay.',
    },
    'settle-credited': {
      by: ['system'],
      from: { status: ['issued', 'paid', 'written_off'] },
      to: { status: 'credited' },
      notices: {},
      why: 'Credit notes have taken back the whole invoice.',
    },
  },
});
