import { z } from 'zod';
import { talentPrice } from '#contract/deal/price.ts';
import { actedFor } from '#contract/kernel/acting.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, done, id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS, MONEY_READING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { CHARGE_KINDS } from '#domain/money/charge/charge.workflow.ts';
import { PAYOUT_STATUSES, PAYOUT_STOPPERS, payoutWorkflow } from '#domain/money/payout/payout.workflow.ts';
import { PAYOUT_DOUBTS } from '#domain/money/payout/payout-doubts.ts';
import {
  ADMIN_PAYOUT_GROUPS,
  OPEN_PAYOUT_GROUPS,
  OWN_PAYOUT_GROUPS,
  PAYOUT_WORDS_MAX,
} from '#domain/money/payout/payout-groups.ts';
import { PAYOUT_RISKS } from '#domain/money/payout/payout-risk.ts';
import { PAYOUT_WAYS } from '#domain/money/payout/payout-ways.ts';
import { writtenSupplierInvoice } from './supplier-invoice.ts';
import { writtenWorkRight } from './work-right.ts';

const payout = z.object({
  id,
  /** Equal to the candidate's id. */
  assignment_id: id,
  kind: z.enum(CHARGE_KINDS),
  project_title: z.string(),
  company_name: z.string(),
  role_title: z.string(),
  /** ISO: the last day of the work, or the day on which the extension was agreed. */
  happened_on: z.string(),
  /** The latest day of payment, ISO. */
  due_on: z.string(),
  status: z.enum(PAYOUT_STATUSES),
  stopped_by: z.enum(PAYOUT_STOPPERS).nullable(),
  /** The administrator's reason for a stopped or returned payout; null for every other payout. */
  reason: z.string().nullable(),
  /** The talent's objection that has stopped the payout; null otherwise. */
  objection: z.string().nullable(),
  /** Number of the self-billing invoice or the payslip; null until the payout is prepared. */
  number: z.string().nullable(),
  way: z.enum(PAYOUT_WAYS).nullable(),
  has_document: z.boolean(),
  /** The last day to object to the self-billing invoice (ISO); null if no objection is possible. */
  object_by: z.string().nullable(),
  /**
   * True if a bank has returned money sent to the talent's account: the payout waits until the talent has entered
   * another account.
   */
  awaits_account: z.boolean(),
  /** True if an umbrella company has to invoice us before the payout can be approved. */
  awaits_invoice: z.boolean(),
  /** True if a wage waits until an administrator has looked at the talent's right to work in Sweden. */
  awaits_work_right: z.boolean(),
  /** Banking day on which the money left (ISO); null before. */
  sent_on: z.string().nullable(),
  actions: actionsOf(payoutWorkflow),
});

/** A payout as the talent sees it, with the calculation of its amount. */
const talentPayout = payout.extend({
  /**
   * True until the payout is prepared, which needs the talent's account and form of tax; `price` is a forecast until
   * then.
   */
  is_forecast: z.boolean(),
  price: talentPrice,
});
export type TalentPayout = z.output<typeof talentPayout>;

/** A payout as administrators see it. */
const adminPayout = payout.extend({
  project_id: id,
  talent_name: z.string(),
  /** The amount to leave our account; null until the payout is prepared. */
  amount_ore: amount.nullable(),
  /** The reason why the payout may be late; null if nothing is wrong. */
  risk: z.enum(PAYOUT_RISKS).nullable(),
  approved_by: z.string().nullable(),
  /** The sides for which administrators have acted in the assignment under a mandate. */
  acted_for: actedFor,
  /** True if the talent has changed the account since the approval: the payout needs a new approval. */
  is_account_changed: z.boolean(),
  /** The talent's new account while its waiting time runs; null otherwise. */
  new_account: z
    .object({ version: id, bank: z.string().nullable(), ends_with: z.string(), paid_from: instant })
    .nullable(),
  /** What finance should look at before the payout is approved and sent; empty once it is sent. */
  doubts: z.array(z.enum(PAYOUT_DOUBTS)),
  /** The name in the file, if it is spelled with other letters than the talent's. */
  respelled_name: z.string().nullable(),
  batch_number: z.number().nullable(),
});
export type AdminPayout = z.output<typeof adminPayout>;

const year = z.coerce.number().int().min(2000).max(2100);
const byId = z.strictObject({ id });
const words = z
  .string({ error: 'Skriv några ord.' })
  .trim()
  .min(1, 'Skriv några ord.')
  .max(PAYOUT_WORDS_MAX, `Högst ${PAYOUT_WORDS_MAX} tecken.`);
const reasoned = z.strictObject({ reason: words });
const named = z.strictObject({ ids: z.array(id).min(1).max(500) });
const moved = z.object({ count: z.number() });

/** The payouts of a year, by the day on which the money left. */
const yearSummary = z.object({
  year: z.number(),
  /** Years with payments, the latest first. */
  years: z.array(z.number()),
  count: z.number(),
  gross_ore: amount,
  tax_ore: amount,
  vat_ore: amount,
  /** The talent's part, without VAT; for invoices before the talent's own tax. */
  net_ore: amount,
  paid_out_ore: amount,
  /** The wages among them; their gross pay and tax are those above. */
  wage_count: z.number(),
  /** Tax-free allowances and outlays that were paid beside the wages. */
  allowances_ore: amount,
  wage_paid_out_ore: amount,
  /** True if a wage was sent in any year. */
  has_wages: z.boolean(),
});
export type YearSummary = z.output<typeof yearSummary>;

export const payoutRoutes = declareRoutes({
  'GET /talent/payouts': {
    auth: ['talent'],
    summary:
      "Lists the talent's payouts: future ones, the soonest first, or those sent in a year (by default the present one), the latest first.",
    query: z.strictObject({
      group: z.enum(OWN_PAYOUT_GROUPS).default('coming'),
      year: year.optional(),
      page: pageNumber,
    }),
    response: pageOf(talentPayout),
    shows: ['payment', 'payout'],
    errors: [],
  },
  'GET /talent/payouts/summary': {
    auth: ['talent'],
    summary: 'Returns what the talent was paid in a year, with tax; the present year by default.',
    query: z.strictObject({ year: year.optional() }),
    response: yearSummary,
    shows: ['payout'],
    errors: [],
  },
  'POST /talent/income-papers/:year': {
    auth: ['talent'],
    summary:
      "Makes a PDF of the talent's wages of a year and their sums, unless one with the same content exists. The answer is an address that is valid for a few minutes.",
    params: z.strictObject({ year }),
    limits: ['document'],
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['not_found', 'name_not_printable', 'document_damaged', 'changed_meanwhile', 'unavailable'],
  },
  'GET /assignments/:id/payouts': {
    auth: ['talent'],
    summary: "Lists the payouts of one of the talent's assignments, the soonest first.",
    params: byId,
    response: z.object({ items: z.array(talentPayout) }),
    shows: ['payment', 'payout :id'],
    errors: [],
  },
  'POST /assignments/:id/invoke-f-tax': {
    auth: ['talent'],
    summary:
      'Records in writing that a talent with FA-skatt invokes F-tax for one engagement, or takes it back, until its pay is computed.',
    params: byId,
    body: z.strictObject({ invokes: z.boolean() }),
    response: done,
    affects: ['payment', 'payout'],
    errors: ['not_found', 'not_allowed_now'],
  },
  'POST /payouts/:id/object': {
    auth: ['talent'],
    summary: 'Objects to a self-billing invoice, which stops the payout until an administrator has answered.',
    params: byId,
    body: z.strictObject({ words }),
    response: talentPayout,
    affects: ['payout'],
    errors: ['objection_over', ...COMMAND_ERRORS],
  },
  'POST /payouts/:id/document': {
    auth: ['talent', 'admin'],
    admins: MONEY_READING_ADMINS,
    looks_at: 'document',
    summary: 'Returns an address of the self-billing invoice or payslip, valid for a few minutes.',
    params: byId,
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['document_damaged', 'not_allowed_now'],
  },
  'POST /payouts/:id/e-invoice': {
    auth: ['talent', 'admin'],
    admins: MONEY_READING_ADMINS,
    looks_at: 'personal_number',
    summary:
      "Returns a self-billing invoice for the talent's own system (Peppol BIS Self-Billing 3.0), with the seller's number in plain. The reading is logged.",
    params: byId,
    limits: ['document'],
    response: z.object({ name: z.string(), xml: z.string() }),
    affects: [],
    errors: ['not_found', 'not_allowed_now', 'self_bill_changed', 'self_bill_unfit'],
  },
  'GET /admin/payouts': {
    auth: ['admin'],
    admins: MONEY_READING_ADMINS,
    looks_at: 'account',
    summary: 'Lists the payouts of one group, the earliest due first, with the count of each group but the last.',
    query: z.strictObject({ group: z.enum(ADMIN_PAYOUT_GROUPS).default('to_approve'), page: pageNumber }),
    response: pageOf(adminPayout).extend({
      counts: z.record(z.enum(OPEN_PAYOUT_GROUPS), z.number()),
      /** Number of unsent payouts that are late or soon will be. */
      at_risk: z.number(),
    }),
    shows: ['batch', 'payout'],
    errors: [],
  },
  'POST /admin/payouts/approve': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Approves payouts, all or none.',
    body: named,
    response: moved,
    affects: ['payout'],
    errors: ['not_found', 'account_awaited', 'supplier_invoice_missing', 'work_right_missing', ...COMMAND_ERRORS],
  },
  'POST /admin/payouts/:id/supplier-invoice': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary: 'Registers the invoice of an umbrella company on the payout that pays it.',
    params: byId,
    body: writtenSupplierInvoice,
    response: adminPayout,
    affects: ['payout', 'books'],
    errors: ['supplier_invoice_differs', 'supplier_invoice_known', ...COMMAND_ERRORS],
  },
  'POST /admin/payouts/:id/work-right': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary: "Records that an administrator has seen the right of a payout's talent to work in Sweden.",
    params: byId,
    body: writtenWorkRight,
    response: adminPayout,
    affects: ['payout'],
    errors: ['not_found', 'not_allowed_now'],
  },
  'POST /admin/payouts/pay': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Marks payouts that were sent as arrived, all or none.',
    body: named,
    response: moved,
    affects: ['batch', 'payout'],
    errors: ['not_found', ...COMMAND_ERRORS],
  },
  'POST /admin/payouts/:id/confirm-account': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary:
      'Confirms a new account of a talent and names the other way in which the talent confirmed it; payouts no longer wait for it.',
    params: byId,
    body: reasoned.extend({ version: id }),
    response: adminPayout,
    affects: ['payout', 'payment'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/payouts/:id/stop': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary: 'Stops a payout, with a reason for the talent.',
    params: byId,
    body: reasoned,
    response: adminPayout,
    affects: ['payout'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/payouts/:id/resume': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary: 'Resumes a stopped payout, with an answer for the talent.',
    params: byId,
    body: reasoned,
    response: adminPayout,
    affects: ['payout'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/payouts/:id/fail': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary:
      'Registers that the bank has returned a payout, with the reason. All payouts of the talent wait for another account, unless the administrator says that this one is right.',
    params: byId,
    body: reasoned.extend({ account_is_right: z.boolean().default(false) }),
    response: adminPayout,
    affects: ['batch', 'payout'],
    errors: [...COMMAND_ERRORS],
  },
});
