/** What is asked and done about invoices. */
import { z } from 'zod';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, id, line, pageNumber, pageOf, prose } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS, MONEY_READING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { INVOICE_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import { INVOICE_GROUPS } from '#domain/money/invoice/invoice.rules.ts';
import {
  checkForm,
  companyInvoice,
  creditForm,
  invoiceDetails,
  invoiceSummary,
  owedProject,
  paymentForm,
  repaymentForm,
} from './invoice.ts';

const count = z.number();
const counted = z.object({ count, ore: amount });

const byId = z.strictObject({ id });
const reason = line('varför', 500);
const ADMIN = ['admin'] as const;

export const invoiceRoutes = declareRoutes({
  'GET /admin/invoicing': {
    auth: ADMIN,
    admins: MONEY_READING_ADMINS,
    summary: 'What there is to do about invoices today.',
    response: z.object({
      draft_count: count,
      checked_count: count,
      open: counted,
      overdue: counted,
      overpaid: counted,
      owed_project_count: count,
      unprintable_count: count,
    }),
    errors: [],
  },
  'GET /admin/invoices': {
    auth: ADMIN,
    admins: MONEY_READING_ADMINS,
    summary: 'Invoices in one group, those to do something about first, with how many there are in each.',
    query: z.strictObject({
      group: z.enum(INVOICE_GROUPS).default('draft'),
      text: prose(120).default(''),
      page: pageNumber,
    }),
    response: pageOf(invoiceSummary).extend({ counts: z.record(z.enum(INVOICE_GROUPS), count) }),
    errors: [],
  },
  'GET /admin/owed-projects': {
    auth: ADMIN,
    admins: MONEY_READING_ADMINS,
    summary: 'Projects with work that stands on no invoice, what was done first first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(owedProject),
    errors: [],
  },
  'POST /admin/invoices': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary: 'Makes a draft of what a project owes so far.',
    body: z.strictObject({ project_id: id }),
    response: invoiceDetails,
    errors: ['nothing_owed', 'not_found', ...COMMAND_ERRORS],
  },
  'GET /admin/invoices/:id': {
    auth: ADMIN,
    admins: MONEY_READING_ADMINS,
    looks_at: 'contact',
    summary: 'An invoice with its lines, and all that has happened to it.',
    params: byId,
    response: invoiceDetails,
    errors: [],
  },
  'POST /admin/invoices/:id/check': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary: 'Says that a draft is right, and what the company wants to find it by.',
    params: byId,
    body: checkForm,
    response: invoiceDetails,
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/invoices/:id/uncheck': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary: 'Makes it a draft again.',
    params: byId,
    response: invoiceDetails,
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/invoices/:id/discard': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary: 'Gives a draft up; what it was for can stand on another.',
    params: byId,
    response: invoiceDetails,
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/invoices/:id/issue': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary: 'Gives it its number and books it; its document is made and sent.',
    params: byId,
    response: invoiceDetails,
    errors: ['platform_missing', ...COMMAND_ERRORS],
  },
  'POST /admin/invoices/:id/payments': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary: 'Registers money that came in for it.',
    params: byId,
    body: paymentForm,
    response: invoiceDetails,
    errors: ['payment_exists', ...COMMAND_ERRORS],
  },
  'POST /admin/invoices/:id/payments/:payment_id/take-back': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary:
      'Takes back a payment that was registered by mistake; the money is still there, to be registered where it belongs.',
    params: z.strictObject({ id, payment_id: id }),
    body: z.strictObject({ reason }),
    response: invoiceDetails,
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/invoices/:id/repay': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary: 'Registers that what was paid too much was paid back.',
    params: byId,
    body: repaymentForm,
    response: invoiceDetails,
    errors: ['payment_exists', ...COMMAND_ERRORS],
  },
  'POST /admin/invoices/:id/remind': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary: 'Reminds the company, with the interest and the fee that may be charged.',
    params: byId,
    response: invoiceDetails,
    errors: ['reminded_today', ...COMMAND_ERRORS],
  },
  'POST /admin/invoices/:id/hand-to-collection': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary: 'Says that others collect it from now on.',
    params: byId,
    response: invoiceDetails,
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/invoices/:id/credit': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary: 'Takes back all of it, or some lines, by a note with a number of its own.',
    params: byId,
    body: creditForm,
    response: invoiceDetails,
    errors: ['credit_too_large', ...COMMAND_ERRORS],
  },
  'POST /admin/invoices/:id/write-off': {
    auth: ADMIN,
    admins: FINANCE_ADMINS,
    looks_at: 'contact',
    summary: 'Writes off what is left of it.',
    params: byId,
    body: z.strictObject({ reason }),
    response: invoiceDetails,
    errors: [...COMMAND_ERRORS],
  },
  'GET /admin/invoices/:id/peppol/:paper_id': {
    auth: ADMIN,
    admins: MONEY_READING_ADMINS,
    looks_at: 'document',
    summary: 'An invoice, or a credit note of it, for the own system of a company (Peppol BIS Billing 3.0).',
    params: z.strictObject({ id, paper_id: id }),
    response: z.object({ name: z.string(), xml: z.string() }),
    errors: ['peppol_unfit'],
  },
  'GET /company/invoices': {
    auth: ['company'],
    members: INVOICE_MEMBERS,
    summary: 'The invoices that the company has had, or those of them that are not paid; the latest first.',
    query: z.strictObject({ group: z.enum(['open', 'all']).default('open'), page: pageNumber }),
    response: pageOf(companyInvoice).extend({ open: counted, overdue: counted }),
    errors: [],
  },
  'POST /invoices/:id/papers/:paper_id': {
    auth: ['company', 'admin'],
    members: INVOICE_MEMBERS,
    admins: MONEY_READING_ADMINS,
    looks_at: 'document',
    mandate: 'none',
    summary:
      'A document about an invoice. The answer is an address that is good for a few minutes and for this session.',
    params: z.strictObject({ id, paper_id: id }),
    response: z.object({ url: z.string() }),
    errors: ['not_allowed_now', 'document_damaged'],
  },
});
