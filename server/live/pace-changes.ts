import { type Changes, mergeChanges } from '#contract/kernel/changes.ts';
import type { SignedInActor } from '#server/actor.ts';

export interface Pace {
  /** Time to gather changes before an event, in ms. */
  readonly gather_ms: number;
  /** Minimum time between two events, in ms. */
  readonly apart_ms: number;
}

/** Time in which the many changes of a busy moment are joined in one event. */
const GATHER_MS = 50;
/** Minimum time between two events for an administrator, whose stream gets the changes of all accounts. */
const ADMIN_APART_MS = 2_000;

/** The pace at which a caller is told of changes. */
export const paceFor = ({ role }: Pick<SignedInActor, 'role'>): Pace => ({
  gather_ms: GATHER_MS,
  apart_ms: role === 'admin' ? ADMIN_APART_MS : GATHER_MS,
});

export interface PacedChanges {
  add(changes: Changes): void;
  /** Sends the gathered changes now. */
  flush(): void;
  /** Sends nothing more, not even gathered changes. */
  stop(): void;
}

/** Joins changes for one open screen and limits how often they are sent. */
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
    flush() {
      clearTimeout(timer);
      if (timer !== undefined) speak();
    },
    stop: () => clearTimeout(timer),
  };
}
