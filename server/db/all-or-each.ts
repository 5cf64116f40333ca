/**
 * Does some work for all keys at once, which is cheap, and if that fails, for each key alone, so that one failure does
 * not block the others. Failed work must leave nothing half done.
 * @returns the number of failures, each of which has been reported
 */
export async function allOrEach<Key>(
  keys: readonly Key[],
  work: (keys: readonly Key[]) => Promise<unknown>,
  tell: (err: unknown, key: Key) => void,
): Promise<number> {
  if (keys.length === 0) return 0;
  try {
    await work(keys);
    return 0;
  } catch (err) {
    const [only] = keys;
    if (keys.length === 1 && only !== undefined) {
      tell(err, only);
      return 1;
    }
  }
  let broken = 0;
  for (const key of keys) broken += await allOrEach([key], work, tell);
  return broken;
}
