import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { type Backlog, claim, giveBack, type Lease } from './leases.ts';

export interface LaneOptions<Name extends string> {
  readonly name: Name;
  readonly db: Kysely<Database>;
  /** What waits now. */
  readonly backlog: () => Backlog;
  /** How many pieces a process has in work at once. */
  readonly at_once: number;
  /** False while nothing is to be begun. */
  readonly mayBegin?: () => boolean | Promise<boolean>;
  /** Does one piece and writes down how it went. The signal says that the process stops. */
  readonly work: (own: Lease, signal: AbortSignal) => Promise<void>;
  /** Gets failures that belong to no piece of work, such as a database that was away. */
  readonly onError: (error: unknown) => void;
}

/** The way of one kind of work through this process. Kinds do not wait for each other. */
export interface Lane<Name extends string = string> {
  readonly name: Name;
  /** Has everything that is free now done. */
  wake(): void;
  /** Resolves when nothing is in work. */
  settled(): Promise<void>;
  /** Begins nothing more; resolves when what is in work is through. */
  stop(): Promise<void>;
}

/** Starts a lane. It does nothing before the first `wake`. */
export function createLane<Name extends string>({
  name,
  db,
  backlog,
  at_once,
  mayBegin = () => true,
  work,
  onError,
}: LaneOptions<Name>): Lane<Name> {
  const workers = new Set<Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  // A wake that comes while all workers are at work must not be lost: its piece is newer than what they have looked at.
  let isAskedAgain = false;

  const workOff = async () => {
    for (;;) {
      isAskedAgain = false;
      if (signal.aborted || !(await mayBegin())) return;
      const own = await claim(db, backlog());
      if (own && signal.aborted) return giveBack(db, backlog(), own, { wait_seconds: 0, counts: false });
      if (own?.has_more) addWorker();
      if (own) await work(own, signal);
      if (!own?.has_more && !isAskedAgain) return;
    }
  };
  const addWorker = () => {
    if (signal.aborted || workers.size >= at_once) return;
    const worker = workOff()
      .catch(onError)
      .finally(() => workers.delete(worker));
    workers.add(worker);
  };
  const settled = async () => {
    while (workers.size > 0) await Promise.all(workers);
  };
  return {
    name,
    wake() {
      isAskedAgain = true;
      addWorker();
    },
    settled,
    stop() {
      stopping.abort();
      return settled();
    },
  };
}
