import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { membersGiving } from '#contract/kernel/members.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS, MONEY_READING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { CREDIT_MAX, PREPAYMENTS } from '#domain/money/credit-line/credit-line.rules.ts';
import { CREDIT_LINE_STATUSES, creditLineWorkflow } from '#domain/money/credit-line/credit-line.workflow.ts';

const reason = line('varför', 500);

const figures = {
  status: z.enum(CREDIT_LINE_STATUSES),
  /** The amount that the company may have booked and not paid, with VAT. */
  limit_ore: amount,
  /** Booked work, decided work that is not invoiced, and unpaid invoices; `used_ore` is their sum. */
  booked_ore: amount,
  owed_ore: amount,
  unpaid_ore: amount,
  used_ore: amount,
  /** The rest of the limit; negative if the company has booked for more. */
  room_ore: amount,
  prepayment: z.enum(PREPAYMENTS),
  /** Paid advances that no invoice has deducted. */
  held_ore: amount,
  /** True if an unpaid invoice is so late that it stops new requests and bookings. */
  is_late: z.boolean(),
  actions: actionsOf(creditLineWorkflow),
};

/** A company's credit as its members see it. */
const ownCreditLine = z.object(figures);
export type OwnCreditLine = z.output<typeof ownCreditLine>;

/** A company's credit as administrators see it. */
const creditLine = z.object({
  /** The company's id. */
  id,
  company_name: z.string(),
  ...figures,
  /** True for the usual limit, which finance has not set. */
  is_usual: z.boolean(),
  asked_reason: z.string().nullable(),
  asked_date: instant.nullable(),
  set_reason: z.string().nullable(),
  set_by_name: z.string().nullable(),
  set_date: instant.nullable(),
});
export type CreditLine = z.output<typeof creditLine>;

/** An advance invoice that waits for its payment. */
const askedAdvance = z.object({
  number: z.string(),
  total_ore: amount,
  due_on: z.string(),
  ocr: z.string(),
  bankgiro: z.string(),
});

const byId = z.strictObject({ id });
const written = amount
  .refine((value) => value >= 0, 'Beloppet kan inte vara negativt.')
  .refine((value) => value <= CREDIT_MAX, 'Högst 100 000 000 kr.');

export const creditLineRoutes = declareRoutes({
  'GET /company/credit-line': {
    auth: ['company'],
    open_to_keys: true,
    summary: 'Returns what the company may have booked and unpaid, and how much of it is left.',
    response: ownCreditLine,
    shows: ['booking', 'charge', 'credit_line', 'invoice', 'report'],
    errors: [],
  },
  'POST /company/credit-line/ask': {
    auth: ['company'],
    members: membersGiving(creditLineWorkflow, 'ask'),
    summary: 'Asks finance for a higher limit, with a reason.',
    body: z.strictObject({ reason }),
    response: ownCreditLine,
    affects: ['credit_line'],
    errors: ['not_found', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/advance': {
    auth: ['company'],
    members: membersGiving(creditLineWorkflow, 'ask'),
    summary:
      'Issues an advance invoice of what has to be paid before the approved people of the project can be booked. Called again before it is paid, it returns the same invoice.',
    params: byId,
    response: askedAdvance,
    affects: ['credit_line', 'invoice'],
    errors: ['not_found', 'nobody_approved', 'advance_not_needed', 'platform_missing', ...COMMAND_ERRORS],
  },
  'GET /admin/credit-lines': {
    auth: ['admin'],
    admins: MONEY_READING_ADMINS,
    summary: 'Lists the companies that wait for a decision about their limit, the longest wait first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(creditLine),
    shows: ['booking', 'charge', 'company', 'credit_line', 'invoice', 'report'],
    errors: [],
  },
  'GET /admin/credit-lines/:id': {
    auth: ['admin'],
    admins: MONEY_READING_ADMINS,
    summary: "Returns a company's limit and what it has booked and not paid, by the company's id.",
    params: byId,
    response: creditLine,
    shows: ['booking', 'charge', 'company', 'credit_line', 'invoice', 'report'],
    errors: [],
  },
  'POST /admin/credit-lines/:id/set': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: "Sets a company's limit, or keeps it, with a reason that the company reads; null gives the usual limit.",
    params: byId,
    body: z.strictObject({
      limit_ore: written.nullable(),
      prepayment: z.enum(PREPAYMENTS),
      seen_limit_ore: amount,
      reason,
      ...askedAgain,
    }),
    asks_owner: true,
    limits: ['security'],
    response: creditLine,
    affects: ['company', 'credit_line'],
    errors: ['not_found', ...COMMAND_ERRORS],
  },
});
