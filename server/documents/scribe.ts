/** Makes documents that something waits for, apart from the calls that caused it: each is work of a tenth of a second. */

import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/transaction.ts';
import { createPauses, type Pauses } from '../lifecycle/pauses.ts';

/** The call at which scribes look what there is to make; sent in the transaction that causes it. */
export const SCRIBE_CHANNEL = 'medverka_scribe';

export interface Scribe extends Pick<Pauses, 'pause'> {
  /** Has everything that is waited for made soon. */
  wake(): void;
  /** The same; resolves when nothing is left to do now. */
  settled(): Promise<void>;
  /** Begins nothing more and waits for what is being made. */
  stop(): Promise<void>;
}

/** @param tasks each makes what there is of its kind, until nothing is left or the signal says stop */
export function createScribe(
  tasks: readonly ((signal: AbortSignal) => Promise<unknown>)[],
  log: Pick<Logger, 'error'>,
): Scribe {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let isWanted = false;
  const pauses = createPauses(() => isWanted && wake());

  async function work(): Promise<void> {
    while (isWanted && !pauses.isPaused() && !stopping.signal.aborted) {
      isWanted = false;
      for (const task of tasks) {
        await task(stopping.signal).catch((err: unknown) => log.error({ err }, 'documents could not be made'));
      }
    }
    running = undefined;
  }
  function wake(): void {
    if (stopping.signal.aborted) return;
    isWanted = true;
    if (!pauses.isPaused()) running ??= work();
  }
  return {
    wake,
    async settled() {
      wake();
      await running;
    },
    pause: pauses.pause,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Wakes the scribes of all processes; in a transaction, at its commit. */
export async function wakeScribes(db: Db): Promise<void> {
  await sql`select pg_notify(${SCRIBE_CHANNEL}, '')`.execute(db);
}
