import { patiently } from './patiently.ts';

/**
 * Shares one reading among all callers of the same moment. A caller who arrives while a reading runs shares the next
 * one, which begins afterwards, so that no caller gets a state from before the caller's own change. With a patience
 * (ms), a caller who has waited that long fails; the reading itself goes on.
 */
export function shareReading<T>(read: () => Promise<T>, patience?: number): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = (): Promise<T> => {
    next = undefined;
    const own = read().finally(() => {
      if (running === own) running = undefined;
    });
    running = own;
    return own;
  };
  const share = () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
  return patience === undefined ? share : () => patiently(share(), patience);
}
