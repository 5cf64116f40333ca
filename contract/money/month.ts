import { z } from 'zod';
import { amount, day, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { LEFT_IN_MONTH, MONTH_LINES } from '#domain/money/month/month-lines.ts';

const text = z.string();

const bookMonth = z.object({
  /** First day of the month (ISO). */
  month: text,
  voucher_count: z.number(),
  closed: z.object({ by: text, date: instant }).nullable(),
  actions: z.array(z.enum(['close'])),
});
export type BookMonthShown = z.output<typeof bookMonth>;

/** A line that finance goes through before it closes a month. */
const monthLine = z.object({
  code: z.enum(MONTH_LINES),
  /** The reason for which the line is open; null if nothing is left. */
  left: z.enum(LEFT_IN_MONTH).nullable(),
  /** Number of bank entries, statements or payouts that are left. */
  count: z.number(),
  /** The difference, or the amount of the payouts, that is left. */
  amount_ore: amount,
});
export type MonthLineShown = z.output<typeof monthLine>;

const checkedMonth = bookMonth.extend({
  lines: z.array(monthLine),
  /** The lines that were open when the month was closed; empty for an open month. */
  left_open: z.array(z.enum(MONTH_LINES)),
});
export type CheckedMonth = z.output<typeof checkedMonth>;

export const monthRoutes = declareRoutes({
  'GET /admin/books/months': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Lists the months of the books from the first voucher on, the latest first, and which can be closed.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(bookMonth),
    shows: ['books'],
    errors: [],
  },
  'GET /admin/books/months/:month': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Returns a month of the books by any of its days, with what is done and what is left before it is closed.',
    params: z.strictObject({ month: day }),
    response: checkedMonth,
    shows: ['bank', 'books', 'payout', 'invoice'],
    errors: ['not_found'],
  },
  'POST /admin/books/months/close': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      'Closes the first open month after its end, if all its open lines are named in `left`. A closed month is never reopened.',
    body: z.strictObject({ month: day, left: z.array(z.enum(MONTH_LINES)).max(MONTH_LINES.length).default([]) }),
    response: z.object({ done: z.literal(true) }),
    affects: ['books'],
    errors: ['not_allowed_now', 'month_left_open'],
  },
});
