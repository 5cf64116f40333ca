import { type Refusal, refuse } from '#domain/kernel/refusal.ts';

/** Runs work when it is its turn, or says at once that too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T | Refusal<'busy'>>;

export interface TurnOptions {
  readonly at_once: number;
  readonly waiting_max: number;
  /** What those who find no place are told: when it is likely to be worth trying again. */
  readonly retry_after_seconds: number;
}

/** So many at once, so many in line behind them, in the order in which they came. */
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
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
