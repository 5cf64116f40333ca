import { patiently } from './patiently.ts';

/**
 * Reads once for all that ask in one moment. A caller who comes while it is being read shares the next reading, which
 * begins after they asked: so no caller gets the state before their own change. With a patience (ms) a caller goes
 * without after it; the reading goes on and has an end of its own.
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
