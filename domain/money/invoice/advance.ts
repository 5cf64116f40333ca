import { type BasisPoints, basisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { ratio } from '#domain/kernel/money/ratio.ts';
import { share } from '#domain/kernel/money/share.ts';
import type { AtRate } from '#domain/money/ledger/events.ts';
import type { InvoiceLine } from './content.ts';

/** Days to pay an advance: the booking waits for the money, so the time is short. */
export const ADVANCE_DAYS = 10;

const WHOLE = 10_000;
const KRONA = 100;

const grossOf = ({ base_ore, vat_ore }: AtRate): Ore => add(base_ore, vat_ore);

/** The sum of bases and VAT. */
export const grossSum = (vat: readonly AtRate[]): Ore => add(...vat.map(grossOf));

/** The part of a cost that an advance must be to reach an amount, rounded up; at most the whole. */
export const shareFor = (needed_ore: Ore, total_ore: Ore): BasisPoints =>
  basisPoints(total_ore > 0 ? Math.min(WHOLE, Math.ceil((needed_ore * WHOLE) / total_ore)) : 0);

/**
 * The lines of an advance on a cost: a part of it for each rate of VAT, since the advance is for specified services
 * (ML 7 kap.), rounded up to whole kronor.
 * @param cost the sums of the cost, by rate
 */
export function advanceLines(cost: readonly AtRate[], part: BasisPoints): InvoiceLine[] {
  return cost
    .filter(({ base_ore }) => base_ore > 0)
    .map(({ points, base_ore }) => ({
      code: 'advance' as const,
      quantity: 1,
      unit: 'piece' as const,
      unit_ore: null,
      amount_ore: ore(Math.ceil((base_ore * part) / WHOLE / KRONA) * KRONA),
      share: WHOLE,
      rate: null,
      points,
    }));
}

/**
 * The part of an advance's sums that an amount with VAT is: exactly the sums for the whole. VAT is owed for what has
 * been paid, when it is paid.
 */
function sumsOfPaid(paid_ore: Ore, vat: readonly AtRate[]): AtRate[] {
  const whole = grossSum(vat);
  if (paid_ore <= 0) return [];
  if (paid_ore >= whole) return [...vat];
  const parts = share(paid_ore, vat.map(grossOf));
  return vat.map(({ points }, index) => {
    const gross = parts[index] ?? NO_ORE;
    const base_ore = ratio(gross, WHOLE, WHOLE + points);
    return { points, base_ore, vat_ore: subtract(gross, base_ore) };
  });
}

/** What the sums of an advance change by when the paid amount changes; negative if it falls. */
export function changeOfPaid(before_ore: Ore, after_ore: Ore, vat: readonly AtRate[]): AtRate[] {
  const [before, after] = [sumsOfPaid(before_ore, vat), sumsOfPaid(after_ore, vat)];
  const at = (sums: readonly AtRate[], points: BasisPoints, field: 'base_ore' | 'vat_ore') =>
    add(...sums.filter((sum) => sum.points === points).map((sum) => sum[field]));
  return vat.map(({ points }) => ({
    points,
    base_ore: subtract(at(after, points, 'base_ore'), at(before, points, 'base_ore')),
    vat_ore: subtract(at(after, points, 'vat_ore'), at(before, points, 'vat_ore')),
  }));
}

/** A paid advance that no invoice has deducted yet. */
export interface HeldAdvance {
  readonly id: string;
  readonly number: string;
  readonly vat: readonly AtRate[];
  /** Paid and not returned, with VAT, whether deducted or not. */
  readonly paid_ore: Ore;
  readonly settled_ore: Ore;
}

/** The deduction of an advance from an invoice. */
export interface Deduction {
  readonly advance_id: string;
  readonly number: string;
  readonly amount_ore: Ore;
  readonly sums: readonly AtRate[];
}

/** The deductions from an invoice of an amount: the advances in their order, until nothing is left to pay. */
export function deductionsOf(total_ore: Ore, advances: readonly HeldAdvance[]): Deduction[] {
  let left = total_ore;
  return advances.flatMap(({ id: advance_id, number, vat, paid_ore, settled_ore }) => {
    const amount_ore = ore(Math.max(0, Math.min(left, subtract(paid_ore, settled_ore))));
    if (amount_ore === 0) return [];
    left = subtract(left, amount_ore);
    const sums = changeOfPaid(settled_ore, add(settled_ore, amount_ore), vat);
    return [{ advance_id, number, amount_ore, sums }];
  });
}
