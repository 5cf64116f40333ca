import { add, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { ratio, wholeKronor } from '#domain/kernel/money/ratio.ts';
import { cut } from './cut.ts';
import { type ContributionKey, contributionOf, type PricedPerson } from './person.ts';
import type { Rate, Rates } from './rates.ts';
import { taxOf, type WageTax } from './wage-tax.ts';

/** A share of the gross pay, with its rate. */
interface Part {
  readonly rate: Rate<ContributionKey>;
  readonly amount_ore: Ore;
}

/** The parts of a frame paid as a wage. Frame = gross + contributions + rounding; net = gross - tax. */
export interface Wage {
  readonly gross_ore: Ore;
  /** The gross pay is the sum of these two. */
  readonly base_ore: Ore;
  readonly holiday_ore: Ore;
  readonly contributions: readonly Part[];
  readonly tax: WageTax;
  readonly rounding_ore: Ore;
  readonly net_ore: Ore;
}

const WHOLE = 10_000;

/**
 * Divides a frame into a wage and its contributions. The contributions come out of the frame, so that a person costs
 * the same in every tax form. Gross pay, contributions and tax are rounded down to whole kronor, as they are reported;
 * the remainder of the frame is the rounding.
 */
export function wageOf(frame: Ore, person: PricedPerson, rates: Rates, paid_on: string): Wage {
  const key = contributionOf(person, rates, paid_on);
  const { gross_ore, contributions } = key === null ? uncharged(frame) : charged(frame, person, rates, key);
  const tax = taxOf(gross_ore, person, rates);
  // Artists from abroad are paid for a performance; only people employed here get holiday pay.
  const base_ore = person.tax_form === 'A_SINK' ? gross_ore : ratio(gross_ore, WHOLE, WHOLE + rates.holiday_pay.value);
  const charges = contributions.map(({ amount_ore }) => amount_ore);
  return {
    gross_ore,
    base_ore,
    holiday_ore: subtract(gross_ore, base_ore),
    contributions,
    tax,
    rounding_ore: subtract(subtract(frame, gross_ore), add(...charges)),
    net_ore: subtract(gross_ore, tax.amount_ore),
  };
}

const uncharged = (frame: Ore) => ({ gross_ore: wholeKronor(frame), contributions: [] });

/** The young rate applies to the part of the month's amount that is not used up yet, the full rate to the rest. */
function charged(frame: Ore, person: PricedPerson, rates: Rates, key: ContributionKey) {
  if (key !== 'employer_contribution_young') {
    const gross_ore = grossOf(frame, rates[key].value);
    return { gross_ore, contributions: [partOf(gross_ore, rates[key])] };
  }
  const left = wholeKronor(ore(Math.max(0, rates.young_month_max.value - person.paid_this_month_ore)));
  const [young, full] = [rates.employer_contribution_young, rates.employer_contribution];
  const frameOfLeft = add(left, wholeKronor(cut(left, young.value)));
  if (frame <= frameOfLeft) {
    const gross_ore = ore(Math.min(grossOf(frame, young.value), left));
    return { gross_ore, contributions: [partOf(gross_ore, young)] };
  }
  const above = grossOf(subtract(frame, frameOfLeft), full.value);
  const contributions = [partOf(left, young), partOf(above, full)].filter(({ amount_ore }) => amount_ore > 0);
  return { gross_ore: add(left, above), contributions };
}

/** The gross pay that fits into a frame together with its contributions. */
const grossOf = (frame: Ore, points: number): Ore =>
  wholeKronor(ore(Number((BigInt(frame) * BigInt(WHOLE)) / BigInt(WHOLE + points))));

const partOf = (gross: Ore, rate: Rate<ContributionKey>): Part => ({
  rate,
  amount_ore: wholeKronor(cut(gross, rate.value)),
});
