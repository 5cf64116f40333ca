import { z } from 'zod';
import { amount, day, id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { EXPORT_KINDS } from '#domain/money/ledger/export-kinds.ts';
import { lastDayOf, monthOf } from '#domain/money/ledger/months.ts';
import { VAT_BOXES } from '#domain/money/ledger/vat-return.ts';

const text = z.string();

const bookedVoucher = z.object({
  id,
  series: text,
  year: z.number(),
  number: z.number(),
  /** ISO days: the day in the books, and the day of the event. */
  posted_on: text,
  happened_on: text,
  text,
  corrects_id: id.nullable(),
  /** True if an administrator may propose a correction by lines, or a full reversal. */
  may_correct: z.boolean(),
  may_reverse: z.boolean(),
  lines: z.array(z.object({ number: z.number(), name: text, amount_ore: amount, project_id: id.nullable() })),
});
export type BookedVoucher = z.output<typeof bookedVoucher>;

/** A day of which the bank tells a balance. */
const bankDay = z.object({
  /** ISO. */
  day: text,
  bank_ore: amount,
  /** The balance of account 1930 after the day. */
  ledger_ore: amount,
  difference_ore: amount,
  /** True if a statement before this day is missing. */
  is_gap: z.boolean(),
  /** Number of entries of the day that the books do not have and that no administrator has set aside. */
  unsettled_count: z.number(),
});
export type BankDay = z.output<typeof bankDay>;

const bookExport = z.object({
  id,
  kind: z.enum(EXPORT_KINDS),
  from_day: text,
  to_day: text,
  by: text,
  created_date: instant,
});
export type BookExport = z.output<typeof bookExport>;

const span = z.strictObject({ from: day, to: day });
const inOrder = ({ from, to }: z.output<typeof span>) => from <= to;
const WRONG_ORDER = { path: ['to'], error: 'Välj en dag som inte ligger före den första.' };
// The books follow the calendar year, and a voucher file covers one year.
const inOneYear = ({ from, to }: z.output<typeof span>) => from.slice(0, 4) === to.slice(0, 4);
const OTHER_YEAR = { path: ['to'], error: 'Välj dagar i samma år.' };

const PERIOD_MONTHS = [1, 3, 12];
// A return of VAT is made for a whole month, a quarter or a year (26 kap. SFL).
const isVatPeriod = ({ from, to }: z.output<typeof span>) => {
  const months = Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  // The check of the whole form also gets days that their fields refuse.
  const isWhole = isDay(from) && isDay(to) && from === monthOf(from) && to === lastDayOf(to);
  return isWhole && PERIOD_MONTHS.includes(months) && Number(to.slice(5, 7)) % months === 0;
};
const NO_VAT_PERIOD = { path: ['to'], error: 'Välj en hel månad, ett helt kvartal eller ett helt år.' };

const NO_SUMMARY_PERIOD = { path: ['to'], error: 'Välj en hel månad eller ett helt kvartal.' };
// A summary is made for a whole month or a quarter (35 kap. SFL).
const isSummaryPeriod = (asked: z.output<typeof span>) =>
  isVatPeriod(asked) && asked.to.slice(5, 7) !== String(Number(asked.from.slice(5, 7)) + 11);

const NO_NEW_YEAR = { path: ['from'], error: 'Filen med balanser börjar den 1 januari.' };

/** The request for a file of the books. */
export const wantedExport = span
  .extend({ kind: z.enum(EXPORT_KINDS) })
  .refine(inOrder, WRONG_ORDER)
  .refine(inOneYear, OTHER_YEAR)
  .refine(({ kind, from }) => kind !== 'sie_year' || from.endsWith('-01-01'), NO_NEW_YEAR)
  .refine((asked) => asked.kind !== 'vat_file' || isVatPeriod(asked), NO_VAT_PERIOD)
  .refine((asked) => asked.kind !== 'eu_sales' || isSummaryPeriod(asked), NO_SUMMARY_PERIOD);

export const bookRoutes = declareRoutes({
  'GET /admin/books/vouchers': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Lists the vouchers of the books with their lines, the latest day first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(bookedVoucher),
    shows: ['books', 'correction'],
    errors: [],
  },
  'GET /admin/books/sums': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Returns the trial balance of a period and the boxes of its VAT return.',
    query: span.refine(inOrder, WRONG_ORDER),
    response: z.object({
      balance: z.array(
        z.object({
          /** Null for the result of earlier years: the last row, without an account number. */
          number: z.number().nullable(),
          name: text,
          /** For income and costs, the balance since the first of January of the year in which the period begins. */
          opening_ore: amount,
          debit_ore: amount,
          credit_ore: amount,
          closing_ore: amount,
        }),
      ),
      vat: z.array(z.object({ box: z.enum(VAT_BOXES), amount_ore: amount })),
    }),
    shows: ['books'],
    errors: [],
  },
  'GET /admin/books/bank-days': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: "Lists the days with the bank's balance beside the balance of account 1930, the latest first.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(bankDay),
    shows: ['bank', 'books'],
    errors: [],
  },
  'GET /admin/books/exports': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Lists the files exported from the books, the latest first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(bookExport),
    shows: ['books'],
    errors: [],
  },
  'POST /admin/books/exports': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Exports the books to a file and keeps it. The answer is an address that is valid for a few minutes.',
    body: wantedExport,
    limits: ['document'],
    response: z.object({ url: z.string() }),
    affects: ['books'],
    errors: ['platform_missing'],
  },
  'POST /admin/books/exports/:id': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Returns an address of an earlier export, unchanged. The address is valid for a few minutes.',
    params: z.strictObject({ id }),
    response: z.object({ url: z.string() }),
    affects: [],
    errors: [],
  },
});
