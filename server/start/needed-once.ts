import type { Part } from '#server/services.ts';

/**
 * A part that is needed until it has worked once: no caller right after the start waits until the search has loaded all
 * talents. Later the search may fail, while it loads the talents again, and the process still gets requests.
 */
export function neededOnce(ask: Part['ask']): Part {
  let hasWorked = false;
  return {
    get is_needed() {
      return !hasWorked;
    },
    ask: async () => {
      await ask();
      hasWorked = true;
    },
  };
}
