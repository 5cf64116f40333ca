import type { Kysely } from 'kysely';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Database } from '#server/db/generated.ts';
import { type Backlog, finish, giveBack, keepLease, type Lease, type Retry } from './leases.ts';

/** Work on the rows of a backlog, one row at a time. */
export interface Work {
  /** The rows that wait now. */
  readonly backlog: () => Backlog;
  /**
   * Does the work of one row, after which the row no longer waits. The signal aborts when the process stops or the
   * lease is lost; work that ends early throws the signal's reason.
   * @returns a refusal if the row has to be tried again and the failure is already logged or needs no log
   */
  readonly run: (own: Lease, signal: AbortSignal) => Promise<unknown>;
  /** Logs a failure of the work, or of prolonging its lease. */
  readonly onFailure: (error: unknown, own: Lease) => void;
  /** The wait before a failed row is tried again; by default it doubles up to five minutes. */
  readonly retry?: (own: Lease, failure: unknown) => Retry;
}

/** The row was claimed by another process, or no longer waits. */
export class LostLease extends Error {
  override name = 'LostLease';
}

const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 300;
/** Maximum time for which a lease is prolonged. Longer work has hung, and another process takes the row over. */
const KEPT_AT_MOST_MS = 3_600_000;
/** Number of times that a lease is prolonged within its duration. */
const KEPT_TIMES = 3;

/** The end of an attempt; a row is left if the process stops or has lost the lease. */
export type Outcome = 'done' | 'failed' | 'left';

/**
 * The wait before the next attempt: a minute after the first failure, then two, four and so on up to `longest` seconds.
 */
export const growingWait = ({ attempts }: Lease, longest = LONGEST_WAIT_SECONDS): Retry => ({
  wait_seconds: Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), longest),
  counts: true,
});

/**
 * Prolongs a lease at intervals, an hour at most.
 * @returns a function that stops prolonging it
 */
function keep(db: Kysely<Database>, { backlog, onFailure }: Work, own: Lease, onLost: () => void): () => void {
  const begun = performance.now();
  const prolong = async () => {
    if (performance.now() - begun > KEPT_AT_MOST_MS) return;
    if (!(await keepLease(db, backlog(), own))) onLost();
  };
  const timer = setInterval(
    () => prolong().catch((error: unknown) => onFailure(error, own)),
    (backlog().lease_seconds * 1000) / KEPT_TIMES,
  );
  return () => clearInterval(timer);
}

/**
 * Does the work of one claimed row under its lease. A thrown failure is logged. After a failure or a refusal the row is
 * free again after a wait; a row whose work a stop cuts off is free at once.
 */
export async function workOn(
  db: Kysely<Database>,
  work: Work,
  own: Lease,
  stopping: AbortSignal = new AbortController().signal,
): Promise<Outcome> {
  const { backlog, run, onFailure, retry = (lease: Lease) => growingWait(lease) } = work;
  const lost = new AbortController();
  const stopKeeping = keep(db, work, own, () => lost.abort(new LostLease('Another process has the row')));
  let failure: unknown;
  try {
    const result = await run(own, AbortSignal.any([stopping, lost.signal]));
    if (!isRefusal(result)) {
      await finish(db, backlog(), own);
      return 'done';
    }
    failure = result;
  } catch (error) {
    failure = error;
  } finally {
    stopKeeping();
  }
  // Another process has the row, or the row no longer waits: nothing is written.
  if (failure instanceof LostLease) return 'left';
  if (stopping.aborted && failure === stopping.reason) {
    await giveBack(db, backlog(), own, { wait_seconds: 0, counts: false });
    return 'left';
  }
  if (!isRefusal(failure)) onFailure(failure, own);
  await giveBack(db, backlog(), own, retry(own, failure));
  return 'failed';
}
