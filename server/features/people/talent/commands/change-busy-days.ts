import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { OwnBusyDays } from '#contract/people/talent.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { DaySpan } from '#domain/kernel/time/day.ts';
import {
  BUSY_SPANS_MAX,
  busyProblem,
  mergedSpan,
  type SpanProblem,
  spansWithout,
} from '#domain/people/talent/busy-days.rules.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { findBusySpans } from '#server/features/people/talent/queries.ts';

const fieldProblem = ({ field, message }: SpanProblem) =>
  new z.ZodError([{ code: 'custom', path: [field], message, input: undefined }]);

/**
 * Deletes from the spans that the talent entered. Spans of foreign calendars are in the same table and are not touched.
 */
const own = (trx: Trx, talentId: string) =>
  trx.deleteFrom('busy_spans').where('talent_id', '=', talentId).where('calendar_id', 'is', null);

const sharesDay = ({ starts_on, ends_on }: DaySpan) =>
  sql<boolean>`daterange(starts_on, ends_on, '[]') && daterange(${starts_on}, ${ends_on}, '[]')`;

/**
 * Locks the talent and reads the talent's own spans from `today` on. Two tabs of one talent wait for each other here,
 * and the second reads the first one's result.
 */
async function holdSpans(trx: Trx, talentId: string, today: string) {
  await trx.selectFrom('talents').where('id', '=', talentId).select('id').forUpdate().execute();
  // Spans that have passed are deleted, because nothing uses them.
  await own(trx, talentId).where('ends_on', '<', today).execute();
  return await findBusySpans(trx, talentId, today);
}

/**
 * Adds days on which the talent cannot work. The talent's own spans that touch these days are merged with them into one
 * span, so that repeating the call changes nothing. A booking on these days stays: bookings have their own
 * cancellation.
 * @returns the talent's own spans from `today` (ISO day) on
 */
export async function addBusySpan(db: Kysely<Database>, talentId: string, span: DaySpan, today: string) {
  const problem = busyProblem(span, today);
  if (problem) throw fieldProblem(problem);
  return await inTransaction(db, async (trx) => {
    const before = await holdSpans(trx, talentId, today);
    const merged = mergedSpan(span, before);
    if ('field' in merged) throw fieldProblem(merged);
    const { starts_on, ends_on } = merged;
    const isSaid = before.some((one) => one.starts_on === starts_on && one.ends_on === ends_on);
    if (isSaid) return { spans: before };
    await own(trx, talentId).where(sharesDay(merged)).execute();
    await trx.insertInto('busy_spans').values({ talent_id: talentId, starts_on, ends_on }).execute();
    const spans = await findBusySpans(trx, talentId, today);
    return spans.length > BUSY_SPANS_MAX ? refuse('too_many_busy_spans') : { spans };
  });
}

/**
 * Removes a span that the talent entered; another id changes nothing.
 * @returns the talent's own spans from `today` on
 */
export async function removeBusySpan(
  db: Kysely<Database>,
  talentId: string,
  id: string,
  today: string,
): Promise<OwnBusyDays> {
  await db
    .deleteFrom('busy_spans')
    .where('id', '=', id)
    .where('talent_id', '=', talentId)
    .where('calendar_id', 'is', null)
    .execute();
  return { spans: await findBusySpans(db, talentId, today) };
}

/**
 * Frees days again: own spans that reach beyond these days keep the rest. Days of foreign calendars stay. Repeating the
 * call changes nothing.
 * @returns the talent's own spans from `today` on
 */
export function freeDays(db: Kysely<Database>, talentId: string, free: DaySpan, today: string) {
  return inTransaction(db, async (trx) => {
    const met = (await holdSpans(trx, talentId, today)).filter(
      ({ starts_on, ends_on }) => starts_on <= free.ends_on && free.starts_on <= ends_on,
    );
    const left = met.flatMap((span) => spansWithout(span, free));
    await own(trx, talentId).where(sharesDay(free)).execute();
    if (left.length > 0) {
      await trx
        .insertInto('busy_spans')
        .values(left.map((span) => ({ talent_id: talentId, ...span })))
        .execute();
    }
    const spans = await findBusySpans(trx, talentId, today);
    return spans.length > BUSY_SPANS_MAX ? refuse('too_many_busy_spans') : { spans };
  });
}
