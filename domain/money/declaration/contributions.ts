import { type ContributionKey, contributionOf, type InsuredPerson } from '#domain/deal/price/person.ts';
import type { Rate, Rates } from '#domain/deal/price/rates.ts';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { wholeKronor } from '#domain/kernel/money/ratio.ts';

/** All wages of one person that were paid in one calendar month. */
export interface PayOfMonth extends InsuredPerson {
  /** Pay before tax. */
  readonly gross_ore: Ore;
  /** The contributions that were calculated at each payout, together. */
  readonly contributions_ore: Ore;
}

/** The pay of a month that is charged with one rate, and the contributions on it in whole kronor. */
interface AtRate {
  readonly rate: Rate<ContributionKey>;
  readonly base_ore: Ore;
  readonly amount_ore: Ore;
}

/** The employer contributions of a month, as the tax agency counts them. */
export interface MonthContributions {
  readonly by_rate: readonly AtRate[];
  /** Box 487: the sum of all rates, in whole kronor. */
  readonly total_ore: Ore;
  /**
   * The total minus the contributions calculated at each payout. Not 0 because those were cut to whole kronor one by
   * one, or because a payout was calculated for another month than it was paid in; negative if the payouts have more.
   */
  readonly difference_ore: Ore;
}

const ORDER = ['employer_contribution', 'employer_contribution_young', 'employer_contribution_old'] as const;
const WHOLE = 10_000n;

interface Base {
  readonly key: ContributionKey;
  readonly base_ore: Ore;
}

/** The young rate applies to the first part of a person's pay in the month, the full rate to the rest. */
function basesOf(pay: PayOfMonth, rates: Rates, paid_on: string): Base[] {
  const key = contributionOf(pay, rates, paid_on);
  if (key === null) return [];
  const base_ore = wholeKronor(pay.gross_ore);
  if (key !== 'employer_contribution_young') return [{ key, base_ore }];
  const young = ore(Math.min(base_ore, rates.young_month_max.value));
  return [
    { key, base_ore: young },
    { key: 'employer_contribution', base_ore: subtract(base_ore, young) },
  ];
}

/** A share of an amount, cut to whole kronor. */
const cut = (base: Ore, points: number): Ore => wholeKronor(ore(Number((BigInt(base) * BigInt(points)) / WHOLE)));

/**
 * The contributions of a month by rate: each rate is applied once to the sum of its bases, and cut to whole kronor once
 * (the tax agency's control B_006; whole kronor by 22 kap. 1 § SFF).
 * @param people each person once
 * @param paid_on any ISO day of the month; `rates` are those of that day
 */
export function contributionsOfMonth(people: readonly PayOfMonth[], rates: Rates, paid_on: string): MonthContributions {
  const bases = people.flatMap((pay) => basesOf(pay, rates, paid_on));
  // Rates of the same height are one: the young rate is the full one outside of its years.
  const heights = [...new Set(ORDER.map((key) => rates[key].value))];
  const by_rate = heights.flatMap((height): AtRate[] => {
    const [rate] = ORDER.map((key) => rates[key]).filter(({ value }) => value === height);
    const base_ore = add(...bases.filter(({ key }) => rates[key].value === height).map((base) => base.base_ore));
    return !rate || base_ore === NO_ORE ? [] : [{ rate, base_ore, amount_ore: cut(base_ore, height) }];
  });
  const total_ore = add(...by_rate.map(({ amount_ore }) => amount_ore));
  const own_ore = add(...people.map(({ contributions_ore }) => contributions_ore));
  return { by_rate, total_ore, difference_ore: subtract(total_ore, own_ore) };
}
