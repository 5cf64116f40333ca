import type { Logger } from 'pino';
import type { Clock } from '#server/clock.ts';
import type { Waits } from '#server/db/waits.ts';
import type { Env } from '#server/env.ts';

/** The arguments with which every part of a process is started. */
export interface Starting {
  readonly env: Env;
  readonly clock: Clock;
  readonly log: Logger;
  /** Time limits for the database. */
  readonly waits: Waits | undefined;
  /** True if jobs run on their schedule. */
  readonly withSchedule: boolean;
  /** Fires when the process is told to stop. */
  readonly stopping: AbortSignal;
  /** The parts to stop at the end, the last first. */
  readonly stack: AsyncDisposableStack;
}

/**
 * Adds a part to the stack, which then stops it.
 * @returns the part
 */
export const stoppedBy = <Part extends { stop(): PromiseLike<void> | void }>(
  stack: AsyncDisposableStack,
  part: Part,
): Part => stack.adopt(part, (one) => one.stop());
