import { madeOnce } from '#domain/kernel/made-once.ts';
import { type Ore, ore } from '#domain/kernel/money/ore.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { lastDayOf, monthOf } from '#domain/money/ledger/months.ts';
import type { MonthLine, MonthLineCode } from '#domain/money/month/month-lines.ts';
import { booksHref } from './books-url.ts';

export interface Period {
  readonly from: string;
  readonly to: string;
}

const exact = madeOnce(() => new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** Kronor with öre, as in the columns of books: '12 500,50'. */
export const bookedText = (amount: Ore): string => exact().format(amount / 100);

/** An amount in its column: debit if 0 or more, credit if negative. */
export const debitAndCredit = (amount: Ore): { readonly debit: string; readonly credit: string } =>
  amount < 0 ? { debit: '', credit: bookedText(ore(Math.abs(amount))) } : { debit: bookedText(amount), credit: '' };

/** From January 1 to today, the period for which the books are read most often. */
export const sinceJanuary = (today: string): Period => ({ from: `${today.slice(0, 4)}-01-01`, to: today });

/** The whole month of an ISO day. */
export const wholeMonth = (day: string): Period => ({ from: monthOf(day), to: lastDayOf(day) });

/** The error of a typed period; undefined for a valid one. */
export function periodProblem({ from, to }: Period): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Skriv båda dagarna som ÅÅÅÅ-MM-DD.';
  return from <= to ? undefined : 'Den första dagen måste ligga före den sista.';
}

/** The content of a file of the employer's declaration, in words. */
export function fileContentText(file: { readonly statement_count: number; readonly removed_count: number }): string {
  const { statement_count, removed_count } = file;
  const stated = `${statement_count} ${statement_count === 1 ? 'individuppgift' : 'individuppgifter'}`;
  return removed_count > 0 ? `${stated}, ${removed_count} borttag` : stated;
}

/** The screen on which a line of a month (its first ISO day) is finished. */
export function lineHref({ code, left }: Pick<MonthLine, 'code' | 'left'>, month: string): string {
  const hrefs: Record<MonthLineCode, string> = {
    bank: left === 'entries_unsettled' ? '/AdminBank' : booksHref({ part: 'bank', page: 1 }),
    payouts: '/AdminInvoicingTalents',
    customers: booksHref({ part: 'files', page: 1, month, file: 'customers' }),
    suppliers: booksHref({ part: 'files', page: 1, month, file: 'suppliers' }),
    declaration: booksHref({ part: 'declarations', page: 1, month }),
    wage_tax: booksHref({ part: 'declarations', page: 1, month }),
    contributions: booksHref({ part: 'declarations', page: 1, month }),
    vat: booksHref({ part: 'files', page: 1, month, file: 'vat_file' }),
  };
  return hrefs[code];
}
