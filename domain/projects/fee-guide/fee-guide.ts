import { type Ore, ore } from '#domain/kernel/money/ore.ts';

/** Days for which a role counts, from the day its project was made: two years. */
export const GUIDE_DAYS = 730;
/** Least number of roles behind figures. */
const LEAST_ROLES = 10;
/** Least number of companies behind figures. */
const LEAST_COMPANIES = 3;
/** Figures are rounded to 100 kr, so that they never show the fee of one role. */
const STEP_ORE = 10_000;

/** The fee of one role of a company. */
export interface GuidedFee {
  readonly company_id: string;
  readonly amount_ore: Ore;
}

/** The middle half of the fees of similar roles. */
export interface FeeRange {
  readonly low_ore: Ore;
  readonly high_ore: Ore;
}

/**
 * The figures that a company reads; `company_id` null: those of every company without a similar role of its own. `range`
 * null: none are shown to the company.
 */
export interface FeeGuide {
  readonly company_id: string | null;
  readonly range: FeeRange | null;
}

const rounded = (amount: number): Ore => ore(Math.round(amount / STEP_ORE) * STEP_ORE);

/**
 * The value at a share of the way through sorted fees, without those at the places `left_out` (in order); between two
 * fees it lies on the line between them.
 */
function quantile(fees: readonly GuidedFee[], left_out: readonly number[], share: number): number {
  const at = (fees.length - left_out.length - 1) * share;
  const valueAt = (place: number): number => {
    let index = place;
    for (const out of left_out) {
      if (out > index) break;
      index += 1;
    }
    return fees[index]?.amount_ore ?? 0;
  };
  const [below, above] = [valueAt(Math.floor(at)), valueAt(Math.ceil(at))];
  return below + (above - below) * (at - Math.floor(at));
}

/**
 * The range of the fees without some of them; null if too few roles or companies are left, or if one of the companies
 * has more than half of the roles.
 * @param counts the number of roles of each company that is left, the largest first
 */
function rangeOf(fees: readonly GuidedFee[], left_out: readonly number[], counts: readonly number[]): FeeRange | null {
  const total = fees.length - left_out.length;
  if (total < LEAST_ROLES || counts.length < LEAST_COMPANIES || (counts[0] ?? 0) * 2 > total) return null;
  const [low_ore, high_ore] = [rounded(quantile(fees, left_out, 0.25)), rounded(quantile(fees, left_out, 0.75))];
  // Fees that round to nothing say nothing.
  return low_ore > 0 ? { low_ore, high_ore } : null;
}

/**
 * The figures of similar roles, for each company that has such a role and for all others. A company's own roles are
 * never counted for it. Figures that are shown to no company are left out.
 */
export function guidesOf(unsorted: readonly GuidedFee[]): FeeGuide[] {
  const fees = unsorted.toSorted((one, other) => one.amount_ore - other.amount_ore);
  const placesOf = Map.groupBy(fees.keys(), (place) => fees[place]?.company_id ?? '');
  const sizes = [...placesOf.values()].map(({ length }) => length).sort((one, other) => other - one);
  const forOthers = rangeOf(fees, [], sizes);
  const own = [...placesOf].map(([company_id, places]): FeeGuide => {
    const others = sizes.toSpliced(sizes.indexOf(places.length), 1);
    return { company_id, range: rangeOf(fees, places, others) };
  });
  // Without a row of its own a company would read the figures of the others.
  if (forOthers !== null) return [{ company_id: null, range: forOthers }, ...own];
  return own.filter(({ range }) => range !== null);
}
