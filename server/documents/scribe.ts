/** Makes documents that something waits for, apart from the calls that caused it: each is work of a tenth of a second. */

import type { Logger } from 'pino';
import { notify } from '#server/db/notify.ts';
import type { Db } from '#server/db/transaction.ts';
import { createPauses, type Pauses } from '#server/jobs/pauses.ts';

/** The call at which scribes look what there is to make; sent after the transaction that causes it. */
export const SCRIBE_CHANNEL = 'medverka_scribe';

export interface Scribe extends Pick<Pauses, 'pause'> {
  /** Has everything that is waited for made soon. */
  wake(): void;
  /** The same; resolves when nothing is left to do now. */
  settled(): Promise<void>;
  /** Begins nothing more and waits for what is being made. */
  stop(): Promise<void>;
}

type Task = (signal: AbortSignal) => Promise<unknown>;

/**
 * @param lanes of tasks that each make what there is of their kind, until nothing is left or the signal says stop. Those of
 *   one lane are done in their order; lanes hold up each other no longer than one document takes, so that who waits for an
 *   agreement does not wait for the payslips of a month
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
