import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { withRequestId } from '#server/request-id.ts';
import { traceWork } from '#server/traced.ts';
import { type Backlog, claim, giveBack, type Lease } from './leases.ts';
import { type Work, workOn } from './work.ts';

export interface LaneOptions<Name extends string> {
  readonly name: Name;
  readonly db: Kysely<Database>;
  /** The rows that wait now. */
  readonly backlog: () => Backlog;
  /** Maximum number of simultaneous pieces per process. */
  readonly at_once: number;
  /** False while no work may begin. */
  readonly mayBegin?: () => boolean | Promise<boolean>;
  /** Done after each wake, before a row is claimed. Its failure goes to `onError` and holds up no row. */
  readonly first?: (signal: AbortSignal) => Promise<unknown>;
  /**
   * Does one piece and records its outcome, under the id of the request that caused it. The signal fires when the
   * process stops.
   */
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
  first,
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
      const isAsked = isAskedAgain;
      isAskedAgain = false;
      if (signal.aborted || !(await mayBegin())) return;
      if (isAsked) await first?.(signal).catch(onError);
      if (signal.aborted) return;
      const own = await claim(db, backlog());
      if (own && signal.aborted) return giveBack(db, backlog(), own, { wait_seconds: 0, counts: false });
      if (own?.has_more) addWorker();
      if (own)
        await withRequestId(own.request_id ?? randomUUID(), () => traceWork(`work ${name}`, () => work(own, signal)));
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

export interface WorkLaneOptions<Name extends string>
  extends Pick<LaneOptions<Name>, 'name' | 'db' | 'mayBegin' | 'first' | 'onError'> {
  readonly work: Work;
  /** Number of rows in work at once; one by default. */
  readonly at_once?: number;
}

/** A lane that prolongs the lease of a row while its work runs. */
export function createWorkLane<Name extends string>({
  db,
  work,
  at_once = 1,
  ...options
}: WorkLaneOptions<Name>): Lane<Name> {
  return createLane({
    ...options,
    db,
    backlog: work.backlog,
    at_once,
    work: async (own, signal) => void (await workOn(db, work, own, signal)),
  });
}

/**
 * Does the work of all free rows, `at_once` at a time.
 * @returns the number of rows that failed
 * @throws a failure outside the work of a row, such as an unreachable database
 */
export async function workOff(db: Kysely<Database>, work: Work, at_once = 1): Promise<number> {
  let failed = 0;
  let outage: unknown;
  const lane = createLane({
    name: 'work',
    db,
    backlog: work.backlog,
    at_once,
    async work(own, signal) {
      if ((await workOn(db, work, own, signal)) === 'failed') failed += 1;
    },
    onError(error) {
      outage = error;
    },
  });
  lane.wake();
  await lane.settled();
  if (outage) throw outage;
  return failed;
}
