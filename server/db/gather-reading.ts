/** The keys that are read together, and the answer for all of them. */
interface Round<Key, Value> extends PromiseWithResolvers<ReadonlyMap<Key, Value>> {
  readonly keys: Set<Key>;
}

/**
 * Reads one value by its key. The keys that callers ask for in one turn of the event loop are read together at its end,
 * so that no caller gets a state from before the call, and no reading waits for another.
 * @param read reads many keys at once; missing ones are left out
 * @returns the value of a key, undefined if it is missing
 */
export function gatherReading<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let next: Round<Key, Value> | undefined;
  const open = (): Round<Key, Value> => {
    const round = { keys: new Set<Key>(), ...Promise.withResolvers<ReadonlyMap<Key, Value>>() };
    setImmediate(() => {
      next = undefined;
      read([...round.keys]).then(round.resolve, round.reject);
    });
    return round;
  };
  return async (key) => {
    next ??= open();
    next.keys.add(key);
    return (await next.promise).get(key);
  };
}
