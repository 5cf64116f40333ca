/**
 * Amounts are whole öre. All calculations with money use these functions, in integers from beginning to end: binary
 * fractions cannot hold 0,10 kr.
 */

declare const unit: unique symbol;

/** A whole number of öre, exact: within ±90 000 billion kronor, where a number still represents every integer. */
export type Ore = number & { readonly [unit]: 'ore' };

/** True if a number can be an amount. -0 cannot: it is printed with a minus and equals its own opposite. */
export function isOre(value: number): value is Ore {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

/**
 * A number as an amount.
 * @throws RangeError for a fraction, NaN, -0, or a number too large to be exact
 */
export function ore(value: number): Ore {
  if (!isOre(value)) throw new RangeError('An amount that is not a whole, exact number of öre');
  return value;
}

/** Whole kronor as an amount. @throws RangeError as `ore` */
export function kronor(value: number): Ore {
  return times(ore(value), 100);
}

export const NO_ORE = ore(0);

/**
 * The sum of amounts; the sum of none is 0.
 * @throws RangeError for a sum too large to be exact
 */
export function add(...amounts: readonly Ore[]): Ore {
  return oreOf(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n));
}

/**
 * `from` minus `amount`; may be negative.
 * @throws RangeError as `add`
 */
export function subtract(from: Ore, amount: Ore): Ore {
  return oreOf(BigInt(from) - BigInt(amount));
}

/** An amount `count` times. @throws RangeError for a count that is not whole, or a sum too large to be exact */
export function times(amount: Ore, count: number): Ore {
  return oreOf(BigInt(amount) * BigInt(count));
}

/** An exact result as an amount. @throws RangeError when a number cannot hold it */
export function oreOf(exact: bigint): Ore {
  return ore(Number(exact));
}
