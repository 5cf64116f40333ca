/** The first quartile, the median and the third quartile. */
export function quartiles(values: readonly number[]): [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return [at(0.25), at(0.5), at(0.75)];
}

/**
 * The probability beyond z on both sides of the normal distribution (Abramowitz and Stegun 7.1.26, exact to 1.5e-7).
 */
function tails(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return series.reduce((sum, factor) => sum * t + factor, 0) * t * Math.exp(-x * x);
}

/**
 * The rank test of Mann and Whitney, which a few slow answers do not change much. `share_slower`: share of the pairs of
 * a time from `first` and a time from `second` in which the one from `first` is longer; ties count half. `p`:
 * probability of a share at least this far from 0.5 by chance.
 */
export function compareTimes(first: readonly number[], second: readonly number[]): { share_slower: number; p: number } {
  const all = [
    ...first.map((value) => ({ value, of_first: true })),
    ...second.map((value) => ({ value, of_first: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let start = 0; start < all.length; ) {
    let end = start + 1;
    while (all[end]?.value === all[start]?.value) end += 1;
    const rank = (start + 1 + end) / 2;
    for (const { of_first } of all.slice(start, end)) if (of_first) rankSum += rank;
    start = end;
  }
  const [m, n] = [first.length, second.length];
  const wins = rankSum - (m * (m + 1)) / 2;
  const z = (wins - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
  return { share_slower: wins / (m * n), p: tails(z) };
}
