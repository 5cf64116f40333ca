import { z } from 'zod';
import { amount, id, instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { MONEY_READING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { INVOICE_STANDINGS } from '#domain/money/invoice/invoice.rules.ts';
import { PAYOUT_STATUSES } from '#domain/money/payout/payout.workflow.ts';
import { INQUIRY_CATEGORIES, INQUIRY_KINDS } from '#domain/talk/inquiry/inquiry.rules.ts';
import { INQUIRY_STATUSES } from '#domain/talk/inquiry/inquiry.workflow.ts';

/** The administrators' records of a project, beside those that the company sees. */
const projectFile = z.object({
  invoices: z.array(
    z.object({
      id,
      number: z.string().nullable(),
      standing: z.enum(INVOICE_STANDINGS),
      /** Null for a draft. */
      total_ore: amount.nullable(),
      due_on: z.string().nullable(),
    }),
  ),
  /**
   * Number of payouts by status, and the sum of their gross wages. Payouts that are not prepared, or are paid by an
   * invoice, add nothing to the sum.
   */
  payouts: z.array(z.object({ status: z.enum(PAYOUT_STATUSES), count: z.number(), gross_ore: amount })),
  /** Reports of messages in the project's threads, the newest first. */
  inquiries: z.array(
    z.object({
      id,
      kind: z.enum(INQUIRY_KINDS),
      category: z.enum(INQUIRY_CATEGORIES),
      status: z.enum(INQUIRY_STATUSES),
      created_date: instant,
    }),
  ),
});
export type ProjectFile = z.output<typeof projectFile>;

export const projectFileRoutes = declareRoutes({
  'GET /admin/projects/:id/file': {
    auth: ['admin'],
    admins: MONEY_READING_ADMINS,
    looks_at: 'account',
    summary: 'Returns the invoices, payouts and reports of messages of a project.',
    params: z.strictObject({ id }),
    response: projectFile,
    shows: ['inquiry', 'invoice', 'payout'],
    errors: [],
  },
});
