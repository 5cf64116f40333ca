import { MONTH_LINES } from '#domain/money/month/month-lines.ts';
import { closeBooks } from '#server/features/money/month/commands/close-books.ts';
import { findClosable } from '#server/features/money/month/queries/list-months.ts';
import { EARLIER_STORIES } from './earlier-stories.ts';
import { run, type Stage } from './stage.ts';

/** The day of the month on which the office closes the month before. */
const CLOSES_ON = '20';
/** The office closes no month after this day, in days from today, so that a visitor of the demo can close some. */
const LAST_CLOSED = -75;

/** Writes the monthly closing of the books into the timeline. */
export function tellBooks(stage: Stage): void {
  const first = Math.min(...EARLIER_STORIES.map(({ created }) => created));
  for (let offset = first; offset <= LAST_CLOSED; offset += 1) {
    if (!stage.calendar.day(offset).endsWith(CLOSES_ON)) continue;
    stage.timeline.add(offset, 16, async (moment) => {
      const month = await findClosable(stage.services.db, moment);
      const closing = { month: month ?? '', left: MONTH_LINES };
      if (month) await run(stage, `closing ${month}`, (trx) => closeBooks(trx, stage.clerk, closing, moment));
    });
  }
}
