import { type Ore, ore } from '#domain/kernel/money/ore.ts';
import { isDay } from '#domain/kernel/time/day.ts';

export interface Period {
  readonly from: string;
  readonly to: string;
}

const exact = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Kronor with öre, as columns of books have them: '12 500,50'. */
export const bookedText = (amount: Ore): string => exact.format(amount / 100);

/** Which of the two columns an amount stands in. */
export const debitAndCredit = (amount: Ore): { readonly debit: string; readonly credit: string } =>
  amount < 0 ? { debit: '', credit: bookedText(ore(Math.abs(amount))) } : { debit: bookedText(amount), credit: '' };

/** The year so far, what books are most often read for. */
export const sinceJanuary = (today: string): Period => ({ from: `${today.slice(0, 4)}-01-01`, to: today });

/** What is wrong with a period that was typed; undefined where it can be asked for. */
export function periodProblem({ from, to }: Period): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Skriv båda dagarna som ÅÅÅÅ-MM-DD.';
  return from <= to ? undefined : 'Den första dagen måste ligga före den sista.';
}
