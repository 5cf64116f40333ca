import { type BasisPoints, portion } from '#domain/kernel/money/basis-points.ts';
import { add, type Ore } from '#domain/kernel/money/ore.ts';
import type { PriceLine } from './lines.ts';
import type { Rate, RateKeyOf, Rates } from './rates.ts';

/** The kind of supply of a line, which decides its VAT; all but the first two need a person's confirmation. */
export const SUPPLIES = ['appearance', 'image', 'live', 'recording', 'copyright'] as const;
type Supply = (typeof SUPPLIES)[number];

/** The kinds of supply of the work and the rights of an agreement. */
export interface Supplies {
  readonly work: Supply;
  readonly rights: Supply;
}

/**
 * The supplies unless a person says otherwise: the work is no artistic performance, and the rights are to a picture.
 * VAT on both is 25 %.
 */
export const CAUTIOUS_SUPPLIES: Supplies = { work: 'appearance', rights: 'image' };

/** VAT at one rate, on the sum of its base. */
export interface VatSum {
  readonly points: BasisPoints;
  readonly base_ore: Ore;
  readonly vat_ore: Ore;
  /** The figures with that rate. */
  readonly rates: readonly Rate[];
}

type VatKey = Extract<RateKeyOf<'points'>, `vat.${string}`>;

const isRights = ({ code }: PriceLine) => code === 'rights' || code === 'rights_extension';

/**
 * The figure for a line: the commission has its own; other lines have that of the talent's sale or, with the prefix
 * `resale.`, of our sale in our own name.
 */
export function vatKeyOf(line: PriceLine, supplies: Supplies, prefix: '' | 'resale.'): VatKey {
  if (line.code === 'commission') return 'vat.commission';
  return `vat.${prefix}${isRights(line) ? supplies.rights : supplies.work}`;
}

/** VAT by rate, the highest first; calculated once per rate, on the sum of its lines. */
export function vatOf(lines: readonly PriceLine[], rates: Rates, keyOf: (line: PriceLine) => VatKey): VatSum[] {
  const byRate = Map.groupBy(lines, (line) => rates[keyOf(line)].value);
  return [...byRate]
    .map(([points, group]) => {
      const base_ore = add(...group.map(({ amount_ore }) => amount_ore));
      const keys = [...new Set(group.map(keyOf))];
      return { points, base_ore, vat_ore: portion(base_ore, points), rates: keys.map((key) => rates[key]) };
    })
    .toSorted((one, other) => other.points - one.points);
}
