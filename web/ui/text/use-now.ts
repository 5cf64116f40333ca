import { useSyncExternalStore } from 'react';
import { clock } from './clock.ts';

const TICK_MS = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = clock.now();

/** All components share one timer, which runs only while some component shows the time. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = clock.now();
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
  // The stored time is older than one tick if the page has just been opened or the computer has woken up.
  if (clock.now().getTime() - now.getTime() > TICK_MS) now = clock.now();
  return now;
}

/** The present moment, updated every half minute. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, read, read);
}
