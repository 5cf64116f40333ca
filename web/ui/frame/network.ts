import { useSyncExternalStore } from 'react';

/** Calls the listener when the browser finds or loses its network. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False while the browser knows that it has no network. A page rendered in advance counts as connected. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

const nextNetwork = () => new Promise<void>((done) => window.addEventListener('online', () => done(), { once: true }));

/** The wait in ms before code is loaded once more that could not be loaded with a network. */
export const AGAIN_AFTER_MS = 1_000;
/** The wait if the page is being left: the next page answers in this time, or the user has stayed. */
export const LEFT_WITHIN_MS = 15_000;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

let leftAt = Number.NEGATIVE_INFINITY;
const isLeft = () => performance.now() - leftAt < LEFT_WITHIN_MS;
const noteLeaving = () => {
  leftAt = performance.now();
};

/**
 * Loads code, and notes if the page is left meanwhile: as soon as another page is asked for, Firefox ends all loading,
 * and from then on imports of these files fail.
 */
export async function loadHeard<Code>(load: () => Promise<Code>): Promise<Code> {
  // Only meanwhile: Firefox keeps no page with this listener for a step back.
  const ending = new AbortController();
  window.addEventListener('beforeunload', noteLeaving, { signal: ending.signal });
  try {
    return await load();
  } finally {
    ending.abort();
  }
}

/**
 * Loads code that no press has asked for. Without a network it is loaded again as soon as there is one. With a network
 * it is loaded once more after a pause. While the page is being left it must neither show a failure nor reload itself,
 * which would end the navigation.
 * @throws the error of the second failure with a network
 */
export function loadPart<Code>(load: () => Promise<Code>): Promise<Code> {
  return loadHeard(async () => {
    for (let isSecond = false; ; ) {
      try {
        return await load();
      } catch (error) {
        if (navigator.onLine && isSecond) throw error;
      }
      if (navigator.onLine) {
        isSecond = true;
        await pause(isLeft() ? LEFT_WITHIN_MS : AGAIN_AFTER_MS);
      } else await nextNetwork();
    }
  });
}
