/**
 * Reads once for as many as ask in one moment. Who comes while it is being read shares the next reading, which begins
 * after they asked: so nobody is told what was there before their own change.
 */
export function shareReading<T>(read: () => Promise<T>): () => Promise<T> {
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
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
