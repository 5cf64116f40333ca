import { type Ore, oreOf } from './ore.ts';

/**
 * An amount times one whole number over another; halves are rounded away from zero to whole öre.
 * @throws RangeError for a divisor that is not above 0, or a result too large to be exact
 */
export function ratio(amount: Ore, times: number, over: number): Ore {
  if (!(over > 0)) throw new RangeError('A divisor that is not above 0');
  const [exact, whole] = [BigInt(amount) * BigInt(times) * 2n, BigInt(over)];
  const half = whole * BigInt(Math.sign(amount) * Math.sign(times));
  // BigInt division cuts towards zero, so half a unit is first added in the direction of the result.
  return oreOf((exact + half) / (whole * 2n));
}

/** Cuts an amount to whole kronor, towards zero, as tax and contributions are reported. */
export function wholeKronor(amount: Ore): Ore {
  return oreOf((BigInt(amount) / 100n) * 100n);
}
