import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { areConfirmed, type MonthLineCode, openLines } from '#domain/money/month/month-lines.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { closeMonth } from '#server/features/money/ledger/commands/close-month.ts';
import { closeYear } from '#server/features/money/ledger/commands/close-year.ts';
import { findClosable } from '#server/features/money/month/queries/list-months.ts';
import { linesOf } from '#server/features/money/month/queries/month-lines.ts';
import { announce } from '#server/live/announce.ts';

interface Closing {
  /** First ISO day of the month. */
  readonly month: string;
  /** The open lines that the administrator has confirmed. */
  readonly left: readonly MonthLineCode[];
}

/**
 * Closes a month if it is the next to be closed and all its open lines are confirmed, and with December its year;
 * closing a closed month changes nothing.
 */
export async function closeBooks(trx: Trx, actor: AdminActor, { month, left }: Closing, moment: Moment) {
  // The lock that the database takes when it closes months: the second of two callers reads the first one's closing.
  await sql`select pg_advisory_xact_lock(hashtextextended('closed months', 0))`.execute(trx);
  const closed = await trx.selectFrom('closed_months').select('month').where('month', '=', month).executeTakeFirst();
  if (!closed) {
    if ((await findClosable(trx, moment)) !== month) return refuse('not_allowed_now');
    const lines = await linesOf(trx, month, moment);
    if (!areConfirmed(lines, left)) return refuse('month_left_open');
    if (month.endsWith('-12-01')) await closeYear(trx, month, moment);
    await closeMonth(trx, actor, { month, left_open: openLines(lines) }, moment);
    announce(trx, { topics: [], noun: 'books' });
  }
  return { done: true as const };
}
