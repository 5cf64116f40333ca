/** Adds the numbers of several parts up. */
export function addCounts<Key>(all: readonly ReadonlyMap<Key, number>[]): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const counts of all) for (const [key, count] of counts) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}
