/** Makes documents in the background, apart from the calls that caused them: each takes a tenth of a second. */

import { notify } from '#server/db/notify.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Lane } from '#server/jobs/lane.ts';
import { createPauses, type Pauses } from '#server/jobs/pauses.ts';

/** The channel on which scribes are told of new work; notified after the causing transaction. */
export const SCRIBE_CHANNEL = 'medverka_scribe';

export interface Scribe extends Pick<Pauses, 'pause'> {
  /** Starts the work of all waiting rows. */
  wake(): void;
  /** Makes all waiting documents, and resolves when none is left. */
  settled(): Promise<void>;
  /** Begins nothing more, and waits for the rows in work. */
  stop(): Promise<void>;
}

/**
 * Lanes that are woken, paused and stopped together. Each kind of document has its own lane, so that a talent who waits
 * for an agreement does not wait for a month's payslips.
 * @param lanesOf makes the lanes, which begin nothing in a pause
 */
export function createScribe(lanesOf: (isPaused: () => boolean) => readonly Lane[]): Scribe {
  const pauses = createPauses(() => wake());
  const lanes = lanesOf(pauses.isPaused);
  const wake = () => {
    for (const lane of lanes) lane.wake();
  };
  return {
    wake,
    async settled() {
      wake();
      await Promise.all(lanes.map((lane) => lane.settled()));
    },
    pause: pauses.pause,
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

/** Wakes the scribes of all processes; in a transaction, after its commit. */
export function wakeScribes(db: Db): void {
  notify(db, SCRIBE_CHANNEL);
}
