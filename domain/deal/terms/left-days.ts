import type { Ore } from '#domain/kernel/money/ore.ts';
import { ratio } from '#domain/kernel/money/ratio.ts';
import { countDays } from '#domain/kernel/time/day.ts';
import type { DayKind, TermsSpan } from './days.ts';
import type { Terms } from './terms.ts';

/**
 * The same terms for some of their days, for a replacement who works the remaining days. A fee for all days together is
 * divided: a replacement for one day of ten gets a tenth, because the first talent was paid for the other nine.
 */
export function forDays(terms: Terms, days: readonly TermsSpan[]): Terms {
  const { fee } = terms;
  const partOf = (amount: Ore | null, isOf: (kind: DayKind) => boolean): Ore | null => {
    const [left = 0, all = 0] = [days, terms.days].map((spans) => countDays(spans.filter(({ kind }) => isOf(kind))));
    return amount === null || left === 0 || left >= all ? amount : ratio(amount, left, all);
  };
  const isAsWork = (kind: DayKind) => kind === 'work' || fee.of_kind[kind].pay === 'as_work';
  const of_kind = Object.fromEntries(
    Object.entries(fee.of_kind).map(([name, { pay, amount_ore }]) => [
      name,
      { pay, amount_ore: pay === 'whole' ? partOf(amount_ore, (kind) => kind === name) : amount_ore },
    ]),
  ) as typeof fee.of_kind;
  const amount_ore = fee.basis === 'whole' ? partOf(fee.amount_ore, isAsWork) : fee.amount_ore;
  return { ...terms, days, fee: { ...fee, amount_ore, of_kind } };
}
