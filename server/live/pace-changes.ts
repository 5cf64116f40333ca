import { type Changes, mergeChanges } from '#contract/kernel/changes.ts';

export interface Pace {
  /** So long is waited for more before anything is said, in ms. */
  readonly gather_ms: number;
  /** So long at least is between two times that something is said, in ms. */
  readonly apart_ms: number;
}

export interface PacedChanges {
  add(changes: Changes): void;
  /** Says nothing more, not even what waits. */
  stop(): void;
}

/** Says changes as one, and not too often, to one open screen. */
export function paceChanges({ gather_ms, apart_ms }: Pace, say: (changes: Changes) => void): PacedChanges {
  let waiting: Changes = {};
  let timer: NodeJS.Timeout | undefined;
  let saidAt = Number.NEGATIVE_INFINITY;
  const speak = () => {
    const changes = waiting;
    waiting = {};
    timer = undefined;
    saidAt = performance.now();
    say(changes);
  };
  return {
    add(changes) {
      waiting = mergeChanges(waiting, changes);
      timer ??= setTimeout(speak, Math.max(gather_ms, saidAt + apart_ms - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
