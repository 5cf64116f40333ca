/** Seeded random numbers: the same seed gives the same numbers on every machine. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with this probability (0 to 1). */
  chance(share: number): boolean;
  normal(mean: number, deviation: number): number;
}

/** sfc32: small, fast and good enough for made-up people. */
export function createDice(seed: number, stream: number): Dice {
  let [a, b, c, counter] = [seed | 0, stream | 0, 0x9e3779b9 | 0, 1];
  const bits = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) bits();
  const next = () => bits() / 2 ** 32;
  return {
    next,
    below: (end) => Math.floor(next() * end),
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

export type Draw<T> = (dice: Dice) => T;

/** Draws values by their weights, whose sum may be any number. */
export function drawBy<T>(entries: readonly (readonly [value: T, weight: number])[]): Draw<T> {
  const ends = new Float64Array(entries.length);
  let sum = 0;
  entries.forEach(([, weight], at) => {
    sum += weight;
    ends[at] = sum;
  });
  return (dice) => {
    const thrown = dice.next() * sum;
    let [low, high] = [0, entries.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (thrown < (ends[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    const entry = entries[low];
    if (!entry) throw new Error('Nothing to draw from.');
    return entry[0];
  };
}

/**
 * Draws the first values often and the last ones seldom: the weight is 1/rank to the power of `steepness` (Zipf's law).
 */
export function drawByRank<T>(values: readonly T[], steepness: number): Draw<T> {
  return drawBy(values.map((value, at) => [value, (at + 1) ** -steepness] as const));
}

/** Draws `count` different values; fewer if the same ones are drawn again and again. */
export function drawSome<T>(dice: Dice, draw: Draw<T>, count: number): T[] {
  const drawn = new Set<T>();
  for (let throws = 0; drawn.size < count && throws < count * 8; throws++) drawn.add(draw(dice));
  return [...drawn];
}
