/** Makes documents in the background, apart from the calls that caused them: each takes a tenth of a second. */

import type { Logger } from 'pino';
import { notify } from '#server/db/notify.ts';
import type { Db } from '#server/db/transaction.ts';
import { createPauses, type Pauses } from '#server/jobs/pauses.ts';

/** The channel on which scribes are told of new work; notified after the causing transaction. */
export const SCRIBE_CHANNEL = 'medverka_scribe';

export interface Scribe extends Pick<Pauses, 'pause'> {
  /** Starts making all waiting documents. */
  wake(): void;
  /** Makes all waiting documents, and resolves when none is left. */
  settled(): Promise<void>;
  /** Begins nothing more, and waits for the document being made. */
  stop(): Promise<void>;
}

type Task = (signal: AbortSignal) => Promise<unknown>;

/**
 * @param lanes of tasks; each task makes the waiting documents of its kind until none is left or the signal aborts. The
 * tasks of one lane run in order. A lane delays another by one document at most, so that a talent who waits for an
 * agreement does not wait for a month's payslips
 */
export function createScribe(lanes: readonly (readonly Task[])[], log: Pick<Logger, 'error'>): Scribe {
  const stopping = new AbortController();
  const pauses = createPauses(() => {
    for (const lane of working) lane.goOn();
  });
  const working = lanes.map((tasks) => createLane(tasks, { log, pauses, signal: stopping.signal }));
  const wake = () => {
    for (const lane of working) lane.wake();
  };
  const settled = async () => {
    await Promise.all(working.map((lane) => lane.running()));
  };
  return {
    wake,
    async settled() {
      wake();
      await settled();
    },
    pause: pauses.pause,
    async stop() {
      stopping.abort();
      await settled();
    },
  };
}

interface Surroundings {
  readonly log: Pick<Logger, 'error'>;
  readonly pauses: Pauses;
  readonly signal: AbortSignal;
}

function createLane(tasks: readonly Task[], { log, pauses, signal }: Surroundings) {
  let running: Promise<void> | undefined;
  let isWanted = false;

  async function work(): Promise<void> {
    while (isWanted && !pauses.isPaused() && !signal.aborted) {
      isWanted = false;
      for (const task of tasks) {
        await task(signal).catch((err: unknown) => log.error({ err }, 'documents could not be made'));
      }
    }
    running = undefined;
  }
  function wake(): void {
    if (signal.aborted) return;
    isWanted = true;
    if (!pauses.isPaused()) running ??= work();
  }
  return { wake, goOn: () => isWanted && wake(), running: () => running };
}

/** Wakes the scribes of all processes; in a transaction, after its commit. */
export function wakeScribes(db: Db): void {
  notify(db, SCRIBE_CHANNEL);
}
