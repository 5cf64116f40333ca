import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { type Backlog, claim, giveBack, type Lease } from './leases.ts';

export interface LaneOptions<Name extends string> {
  readonly name: Name;
  readonly db: Kysely<Database>;
  /** The rows that wait now. */
  readonly backlog: () => Backlog;
  /** Maximum number of simultaneous pieces per process. */
  readonly at_once: number;
  /** False while no work may begin. */
  readonly mayBegin?: () => boolean | Promise<boolean>;
  /** Does one piece and records its outcome. The signal fires when the process stops. */
  readonly work: (own: Lease, signal: AbortSignal) => Promise<void>;
  /** Gets failures outside a piece of work, such as an unreachable database. */
  readonly onError: (error: unknown) => void;
}

/** The work of one kind in this process. Kinds do not wait for each other. */
export interface Lane<Name extends string = string> {
  readonly name: Name;
  /** Begins all free pieces. */
  wake(): void;
  /** Resolves when no piece is running. */
  settled(): Promise<void>;
  /** Begins nothing more; resolves when the running pieces are done. */
  stop(): Promise<void>;
}

/** Creates a lane. It does nothing before the first `wake`. */
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
  // A wake while all workers are busy must not be lost: its piece is newer than the workers' last look.
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
