import { patiently } from './patiently.ts';

/**
 * Reads once for as many as ask in one moment. Who comes while it is being read shares the next reading, which begins
 * after they asked: so nobody is told what was there before their own change. Who is given a patience (ms) goes without
 * after it; the reading goes on and has an end of its own.
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
