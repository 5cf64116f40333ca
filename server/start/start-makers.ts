import { createScribe, SCRIBE_CHANNEL } from '#server/documents/scribe.ts';
import { PREPARE_CHANNEL } from '#server/features/auditions/recording/commands/claim-recording.ts';
import { prepareRecordings } from '#server/features/auditions/recording/commands/prepare-recordings.ts';
import { printPapers } from '#server/features/money/invoice/commands/print-papers.ts';
import { preparePayouts } from '#server/features/money/payout/commands/prepare-payouts.ts';
import { printPayouts } from '#server/features/money/payout/commands/print-payouts.ts';
import { printAgreements } from '#server/features/work/agreement/commands/print-agreements.ts';
import type { ClockGuard } from '#server/jobs/clock-guard.ts';
import type { Services } from '#server/services.ts';
import { type Starting, stoppedBy } from './starting.ts';

// Payouts are settled before their documents are printed.
const LANES = [[printAgreements], [printPapers], [preparePayouts, printPayouts]];

/**
 * Starts the makers of documents and the preparation of recordings. Documents carry dates, so they are only made while
 * the clock is right.
 */
export function startMakers(
  { env, clock, log, withSchedule, stack }: Starting,
  { db, files, printer, live }: Pick<Services, 'db' | 'files' | 'printer' | 'live'>,
  clockGuard: ClockGuard,
): Pick<Services, 'scribe' | 'preparer'> {
  const printing = { db, files, printer, clock, log };
  const scribe = createScribe(
    LANES.map((tasks) =>
      tasks.map((task) => async (signal: AbortSignal) => {
        if (await clockGuard.isRight()) await task(printing, signal);
      }),
    ),
    log,
  );
  stoppedBy(stack, scribe);
  if (withSchedule) stack.defer(live.listen(SCRIBE_CHANNEL, scribe.wake));
  const preparer = createScribe([[(signal) => prepareRecordings({ env, db, files, clock, log }, signal)]], log);
  stoppedBy(stack, preparer);
  if (withSchedule) stack.defer(live.listen(PREPARE_CHANNEL, preparer.wake));
  return { scribe, preparer };
}
