import { type Ore, oreOf } from './ore.ts';

const byBigInt = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Divides an amount in proportion to weights so that the parts sum to the whole (largest remainder): each part is first
 * cut to whole öre, then the remaining öre go one each to the parts that lost most by the cut. Among equal losses the
 * larger weight comes first, then the earlier position.
 * @param weights whole numbers, 0 or more, at least one above 0; the part of weight 0 is 0
 * @returns the parts in the order of the weights; for a negative amount, the parts of its opposite with the sign
 * reversed
 * @throws RangeError for other weights
 */
export function share(amount: Ore, weights: readonly number[]): Ore[] {
  const total = weights.reduce((sum, weight) => sum + weightOf(weight), 0n);
  if (total === 0n) throw new RangeError('Nobody to share an amount among');
  const sign = amount < 0 ? -1n : 1n;
  const whole = BigInt(amount) * sign;
  const cuts = weights.map((weight, position) => {
    const exact = whole * BigInt(weight);
    return { weight, position, part: exact / total, lost: exact % total };
  });
  const left = Number(whole - cuts.reduce((sum, { part }) => sum + part, 0n));
  const lucky = cuts
    .toSorted((a, b) => byBigInt(b.lost, a.lost) || b.weight - a.weight || a.position - b.position)
    .slice(0, left);
  const positions = new Set(lucky.map(({ position }) => position));
  return cuts.map(({ part, position }) => oreOf((part + (positions.has(position) ? 1n : 0n)) * sign));
}

function weightOf(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError('A weight that is not a whole number');
  return BigInt(weight);
}
