/** How a cost grows with a size. */

/**
 * The exponent of the power law that fits best (least squares of the logarithms): 0 for a cost that stays, 1 for one
 * that doubles whenever the size doubles. A cost of 0 counts as 1, so that nothing is divided by it.
 */
export function exponentOf(sizes: readonly number[], costs: readonly number[]): number {
  const [xs, ys] = [sizes.map(Math.log), costs.map((cost) => Math.log(Math.max(1, cost)))];
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const above = xs.reduce((sum, value, at) => sum + (value - x) * ((ys[at] ?? 0) - y), 0);
  return above / xs.reduce((sum, value) => sum + (value - x) ** 2, 0);
}
