import { createScribe, SCRIBE_CHANNEL } from '#server/documents/scribe.ts';
import { PREPARE_CHANNEL } from '#server/features/auditions/recording/commands/claim-recording.ts';
import { preparingOf } from '#server/features/auditions/recording/commands/prepare-recordings.ts';
import { paperPrinting } from '#server/features/money/invoice/commands/print-papers.ts';
import { preparePayouts } from '#server/features/money/payout/commands/prepare-payouts.ts';
import { payoutPrinting } from '#server/features/money/payout/commands/print-payouts.ts';
import { agreementPrinting } from '#server/features/work/agreement/commands/print-agreements.ts';
import type { ClockGuard } from '#server/jobs/clock-guard.ts';
import { createWorkLane } from '#server/jobs/lane.ts';
import type { Services } from '#server/services.ts';
import { type Starting, stoppedBy } from './starting.ts';

/**
 * Starts the makers of documents and the preparation of recordings. Documents carry dates, so they are only made while
 * the clock is right.
 */
export function startMakers(
  { env, clock, log, withSchedule, stack }: Starting,
  { db, files, printer, live }: Pick<Services, 'db' | 'files' | 'printer' | 'live'>,
  clockGuard: ClockGuard,
): Pick<Services, 'scribe' | 'preparer'> {
  const printing = { env, db, files, printer, clock, log };
  const scribe = createScribe((isPaused) => {
    const mayBegin = async () => !isPaused() && (await clockGuard.isRight());
    const onError = (err: unknown) => log.error({ err }, 'documents could not be made');
    const options = { db, mayBegin, onError };
    // The amounts of payouts are computed before their documents are printed.
    const first = (signal: AbortSignal) => preparePayouts(printing, signal);
    return [
      createWorkLane({ name: 'agreements', work: agreementPrinting(printing), ...options }),
      createWorkLane({ name: 'papers', work: paperPrinting(printing), ...options }),
      createWorkLane({ name: 'payouts', work: payoutPrinting(printing), first, ...options }),
    ];
  });
  stoppedBy(stack, scribe);
  if (withSchedule) stack.defer(live.listen(SCRIBE_CHANNEL, scribe.wake));
  const preparer = createScribe((isPaused) => {
    const onError = (err: unknown) => log.error({ err }, 'recordings could not be prepared');
    const work = preparingOf({ env, db, files, clock, log });
    return [createWorkLane({ name: 'recordings', work, db, mayBegin: () => !isPaused(), onError })];
  });
  stoppedBy(stack, preparer);
  if (withSchedule) stack.defer(live.listen(PREPARE_CHANNEL, preparer.wake));
  return { scribe, preparer };
}
