import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { ratio } from '#domain/kernel/money/ratio.ts';
import { share } from '#domain/kernel/money/share.ts';
import type { AtRate, Loss } from '#domain/money/ledger/events.ts';

const NO_VAT = 0 as BasisPoints;

interface Rest {
  /** All that the invoice still asks for. */
  readonly open_ore: Ore;
  /** What of it was sold: payments go towards that before fees and interest (late-interest.ts). */
  readonly unpaid_ore: Ore;
}

/**
 * What is lost when the rest of an invoice will not be paid, by rate of VAT: of what was sold in the proportion in which
 * it was invoiced, and what is beyond that was fees and interest, which bear none.
 * @param sold what was invoiced and not credited
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
 * What of an amount that is paid or credited is for what was written off: what is beyond all that the invoice still asks,
 * as far as that goes. What is beyond this too is owed to the company.
 */
export const recoveredOf = (amount_ore: Ore, { open_ore, lost_ore }: Standing): Ore =>
  ore(Math.max(0, Math.min(subtract(amount_ore, open_ore), lost_ore)));

interface Standing {
  readonly open_ore: Ore;
  /** What was written off and has not come in after all. */
  readonly lost_ore: Ore;
}

/** A part of what was lost, with its part of the VAT; of the last part just what is left of everything. */
export function recoveryOf(recovered_ore: Ore, { cost_ore, vat }: Loss): Loss {
  const [cost = NO_ORE, ...parts] = share(recovered_ore, [cost_ore, ...vat.map(({ vat_ore }) => vat_ore)]);
  return { cost_ore: cost, vat: vat.map(({ points }, index) => ({ points, vat_ore: parts[index] ?? NO_ORE })) };
}
