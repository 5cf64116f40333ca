import type { Ore } from './ore.ts';
import { ratio } from './ratio.ts';

declare const unit: unique symbol;

/** Hundredths of a percent: 2500 is 25 %, 3142 is 31,42 %. Rates are stored this way because 0.3142 is not exact. */
export type BasisPoints = number & { readonly [unit]: 'basis points' };

const WHOLE = 10_000;

/** True if a number can be a rate. */
export function isBasisPoints(value: number): value is BasisPoints {
  return Number.isSafeInteger(value) && value >= 0;
}

/** A number as a rate. @throws RangeError unless it is a whole number of basis points, 0 or more */
export function basisPoints(value: number): BasisPoints {
  if (!isBasisPoints(value)) throw new RangeError('A rate that is not whole basis points');
  return value;
}

/**
 * A rate of an amount, for VAT as for pay; halves are rounded away from zero to whole öre.
 *
 * VAT is calculated once per rate on the sum of the lines, never line by line: electronic invoices are checked that way
 * (EN 16931, rules BR-CO-17 and BR-S-08). Away from zero, so that a credit note takes back exactly the amount that the
 * invoice charged.
 */
export function portion(amount: Ore, rate: BasisPoints): Ore {
  return ratio(amount, rate, WHOLE);
}
