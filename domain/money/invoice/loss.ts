import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { ratio } from '#domain/kernel/money/ratio.ts';
import { share } from '#domain/kernel/money/share.ts';
import type { AtRate, Loss } from '#domain/money/ledger/events.ts';

const NO_VAT = 0 as BasisPoints;

interface Rest {
  /** The whole unpaid amount, fees and interest included. */
  readonly open_ore: Ore;
  /** The unpaid part of the sale: payments are applied to it before fees and interest (late-interest.ts). */
  readonly unpaid_ore: Ore;
}

/**
 * The loss if the rest of an invoice will not be paid, by rate of VAT: the unpaid sale, in the proportions of the
 * invoice. The rest beyond the sale is fees and interest, without VAT.
 * @param sold sums invoiced and not credited
 */
export function lossOf({ open_ore, unpaid_ore }: Rest, sold: readonly AtRate[]): AtRate[] {
  const grossOf = ({ base_ore, vat_ore }: AtRate) => add(base_ore, vat_ore);
  const ofSold = ore(Math.min(open_ore, unpaid_ore, add(...sold.map(grossOf))));
  const parts = ofSold > 0 ? share(ofSold, sold.map(grossOf)) : [];
  const lost = sold.flatMap(({ points }, index) => {
    const gross = parts[index] ?? NO_ORE;
    const base_ore = ratio(gross, 10_000, 10_000 + points);
    return gross > 0 ? [{ points, base_ore, vat_ore: subtract(gross, base_ore) }] : [];
  });
  const fees = subtract(open_ore, ofSold);
  return fees > 0 ? [...lost, { points: NO_VAT, base_ore: fees, vat_ore: NO_ORE }] : lost;
}

/**
 * The part of a payment or credit that takes back a rounding: the part beyond the open amount, up to the rounded
 * amount. Without it we would owe the company an amount that it never paid.
 */
export const unroundedOf = (
  amount_ore: Ore,
  { open_ore, rounded_ore }: Pick<Standing, 'open_ore'> & { readonly rounded_ore: Ore },
): Ore => ore(Math.max(0, Math.min(subtract(amount_ore, open_ore), rounded_ore)));

/**
 * The part of a payment or credit that reduces a loss: the part beyond the open amount, up to the loss. The rest is
 * owed to the company.
 */
export const recoveredOf = (amount_ore: Ore, { open_ore, lost_ore }: Standing): Ore =>
  ore(Math.max(0, Math.min(subtract(amount_ore, open_ore), lost_ore)));

interface Standing {
  readonly open_ore: Ore;
  /** The part of the loss that later payments have not covered. */
  readonly lost_ore: Ore;
}

/** The part of a loss that `recovered_ore` covers: costs and VAT in proportion, which sum exactly to `recovered_ore`. */
export function recoveryOf(recovered_ore: Ore, loss: Loss): Loss {
  const weights = [loss.taxed_ore, loss.untaxed_ore, ...loss.vat.map(({ vat_ore }) => vat_ore)];
  const [taxed_ore = NO_ORE, untaxed_ore = NO_ORE, ...parts] = share(recovered_ore, weights);
  const vat = loss.vat.map(({ points }, index) => ({ points, vat_ore: parts[index] ?? NO_ORE }));
  return { taxed_ore, untaxed_ore, vat };
}
