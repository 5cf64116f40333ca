import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = new Date();

/** One clock for all countdowns on a page; it stands still while nobody looks at it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date();
    for (const tell of listeners) tell();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function read(): Date {
  // Old by more than one tick: the page has just been opened or woken.
  if (Date.now() - now.getTime() > TICK_MS) now = new Date();
  return now;
}

/** The present moment, fresh every half minute. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, read, read);
}
