import { sql } from 'kysely';
import type { DayKind } from '#domain/deal/terms/days.ts';
import { type DayMove, moveDays } from '#domain/deal/terms/move-days.ts';
import type { DaySpan } from '#domain/kernel/time/day.ts';
import { rangeOf, spansOf } from '#server/db/spans-of.ts';
import type { Trx } from '#server/db/transaction.ts';
import { OTHER_DAYS_AGREED } from '#texts/work/agreement/evidence.ts';

interface Place {
  readonly id: string;
  readonly kind: DayKind;
  /** The present days of the place. */
  readonly days: readonly DaySpan[];
}

/**
 * Moves the places of a part in step 5, also those that nobody fills any more. The bookings keep their days: a booked
 * person gets others by signing, and a person who is asked instead is asked about those of the place.
 */
export async function movePlaces(trx: Trx, project_id: string, moves: readonly DayMove[]): Promise<void> {
  const present = sql`coalesce(b.moved_to, datemultirange(daterange(b.starts_on, b.ends_on, '[]')))`;
  const { rows } = await sql<Place>`
    select b.id, b.kind, ${spansOf(present)} as days from bookings b
    where b.project_id = ${project_id} and b.status in ('waiting', 'confirmed', 'cancelled')
      and b.cancel_reason is distinct from ${OTHER_DAYS_AGREED}`.execute(trx);
  const moved = rows.flatMap(({ id, kind, days }) => {
    const after = moveDays(
      days.map((span) => ({ kind, ...span })),
      moves,
    );
    return after && rangeOf(after) !== rangeOf(days) ? [{ id, moved_to: rangeOf(after) }] : [];
  });
  await sql`
    update bookings b set moved_to = m.moved_to
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (id uuid, moved_to datemultirange)
    where b.id = m.id`.execute(trx);
}
