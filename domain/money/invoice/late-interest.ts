import type { Rates } from '#domain/deal/price/rates.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { ratio } from '#domain/kernel/money/ratio.ts';
import { addDays } from '#domain/kernel/time/day.ts';

/** The unpaid part of an invoice from an ISO day on, without fees and interest, which bear no interest. */
export interface Unpaid {
  readonly from: string;
  readonly amount_ore: Ore;
}

/**
 * The unpaid part of a sum, with the first ISO day of each amount. A payment reduces the sum itself before fees and
 * interest, in the payer's favour.
 * @param taken payments and credits, in the order of their days
 */
export function unpaidOf(
  total_ore: Ore,
  taken: readonly { readonly day: string; readonly amount_ore: Ore }[],
): Unpaid[] {
  let left = total_ore;
  const rest = taken.map(({ day, amount_ore }) => {
    left = subtract(left, amount_ore);
    return { from: day, amount_ore: ore(Math.max(0, left)) };
  });
  return [{ from: '0000-01-01', amount_ore: total_ore }, ...rest];
}

/** A period of days with the same unpaid amount and rate. */
export interface InterestSpan {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly unpaid_ore: Ore;
  /** In hundredths of a percent. */
  readonly points: number;
  readonly interest_ore: Ore;
}

/** The interest rate of a day: the reference rate and the addition by law. */
const lateRateOf = ({ reference_rate, late_interest_over_reference }: Rates) =>
  basisPoints(reference_rate.value + late_interest_over_reference.value);

/**
 * Interest from one ISO day to another, both included: amount × rate × days / 365 for each period in which both the
 * unpaid amount and the rate stay the same.
 * @param unpaid in the order of their days
 */
export function lateInterest(
  unpaid: readonly Unpaid[],
  from: string,
  to: string,
  ratesOn: (day: string) => Rates,
): InterestSpan[] {
  const spans: Omit<InterestSpan, 'interest_ore'>[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const unpaid_ore = unpaid.findLast((one) => one.from <= day)?.amount_ore ?? NO_ORE;
    const points = lateRateOf(ratesOn(day));
    const last = spans.at(-1);
    if (last?.unpaid_ore === unpaid_ore && last.points === points) {
      spans[spans.length - 1] = { ...last, to: day, days: last.days + 1 };
    } else spans.push({ from: day, to: day, days: 1, unpaid_ore, points });
  }
  return spans
    .map((span) => ({ ...span, interest_ore: ratio(span.unpaid_ore, span.points * span.days, 10_000 * 365) }))
    .filter(({ interest_ore }) => interest_ore > 0);
}

/** The sum of the interest of all spans, in öre. */
export const interestOf = (spans: readonly InterestSpan[]): Ore =>
  add(...spans.map(({ interest_ore }) => interest_ore));
