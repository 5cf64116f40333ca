/**
 * What the screen shows before the server has answered: the last answer, with what the commands under way are expected to
 * change of it. The answer itself is never touched, so one that arrives meanwhile takes nothing off the screen, and a
 * command that is refused needs no way back.
 */
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Idempotent: applied to an answer that already has the change, it gives the same. */
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

/** The changes that an answer is shown with now; the same object until they are others. */
export const expectedOf = (queryKey: QueryKey): readonly Change<unknown>[] => expected.get(hashKey(queryKey)) ?? NONE;

/**
 * Shows an answer with a change while a command is under way.
 * @param give gives the command, and keeps what is answered before it resolves
 */
export async function expecting<Data, Value>(
  queryKey: QueryKey,
  change: Change<Data>,
  give: () => Promise<Value>,
): Promise<Value> {
  const key = hashKey(queryKey);
  // A change of its own, so that two that are the same are taken away one at a time.
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

/** The `select` of a query whose answer is shown with what is expected of it. */
export function useExpected<Data>(queryKey: QueryKey): Change<Data> {
  const changes = useSyncExternalStore(
    subscribe,
    () => expectedOf(queryKey),
    () => NONE,
  );
  return useCallback((data) => changes.reduce<unknown>((shown, change) => change(shown), data) as Data, [changes]);
}
