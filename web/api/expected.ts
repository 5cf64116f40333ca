/**
 * The data that the screen shows before the server has answered a command: the last answer, plus the expected changes
 * of commands under way. The cached answer itself is not changed, so an answer that arrives meanwhile hides no change,
 * and a refusal needs no rollback.
 */
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Must be idempotent: data that already have the change stay as they are. */
type Change<Data> = (data: Data) => Data;

const NONE: readonly Change<unknown>[] = [];
const expected = new Map<string, readonly Change<unknown>[]>();
const listeners = new Set<() => void>();

function set(key: string, changes: readonly Change<unknown>[]): void {
  if (changes.length > 0) expected.set(key, changes);
  else expected.delete(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The expected changes to an answer; the same array until they change. */
export const expectedOf = (queryKey: QueryKey): readonly Change<unknown>[] => expected.get(hashKey(queryKey)) ?? NONE;

/**
 * Shows the cached answer with a change added until `give` has settled.
 * @param give sends the command, and puts the new answer in the cache before it resolves
 */
export async function expecting<Data, Value>(
  queryKey: QueryKey,
  change: Change<Data>,
  give: () => Promise<Value>,
): Promise<Value> {
  const key = hashKey(queryKey);
  // A new function for each call: of two equal changes, only the one whose command has ended is removed.
  const own = (data: unknown) => change(data as Data);
  set(key, [...expectedOf(queryKey), own]);
  try {
    return await give();
  } finally {
    set(
      key,
      expectedOf(queryKey).filter((one) => one !== own),
    );
  }
}

/** A `select` for a query that adds the expected changes to its answer. */
export function useExpected<Data>(queryKey: QueryKey): Change<Data> {
  const changes = useSyncExternalStore(
    subscribe,
    () => expectedOf(queryKey),
    () => NONE,
  );
  return useCallback((data) => changes.reduce<unknown>((shown, change) => change(shown), data) as Data, [changes]);
}
