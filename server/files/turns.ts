import { type Refusal, refuse } from '#domain/kernel/refusal.ts';

/** Runs work when its turn comes, or refuses at once if too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T | Refusal<'busy'>>;

export interface TurnOptions {
  readonly at_once: number;
  readonly waiting_max: number;
  /** Seconds after which another try of a refused caller will probably succeed. */
  readonly retry_after_seconds: number;
}

/** Lets `at_once` pieces of work run and `waiting_max` wait, first come, first served. */
export function createTurns({ at_once, waiting_max, retry_after_seconds }: TurnOptions): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < at_once) running++;
    else if (waiting.length >= waiting_max) return refuse('busy', { retry_after_seconds });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Hands the turn directly to the next in line, so that no newcomer takes it in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
