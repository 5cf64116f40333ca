import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import type { CallOffCost } from '#contract/work/booking.ts';
import { earningsOf } from '#domain/deal/price/earnings.ts';
import { sumOf } from '#domain/deal/price/lines.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type PlannedBooking, planOf, pricedBy } from '#domain/work/report/report.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

interface Booked extends PlannedBooking {
  readonly id: string;
}

/** Pay before tax for work that goes as planned with these bookings. */
function payFor(terms: Terms, bookings: readonly PlannedBooking[]): Ore {
  const priced = pricedBy(planOf(terms, bookings), terms);
  return sumOf(earningsOf(priced.terms, priced.work));
}

/**
 * The pay before tax that the talent loses by calling off these bookings at `now`, and the pay that is left. Days
 * before `now` were worked and stay paid. Null if the assignment is not the talent's own.
 */
export async function findCallOffCost(
  db: Db,
  actor: TalentActor,
  candidate_id: string,
  booking_ids: readonly string[],
  { now }: Moment,
): Promise<CallOffCost | null> {
  const { rows } = await sql<Booked & { terms: unknown }>`
    select b.id, b.starts_on, b.ends_on, b.status, b.cancelled_date, b.called_off, b.missed_days, k.terms
    from bookings b join candidates k on k.id = b.candidate_id
    where b.candidate_id = ${candidate_id} and b.talent_id = ${actor.talent_id}`.execute(db);
  if (!rows[0]) return null;
  const terms = readTerms(rows[0].terms);
  const without = rows.map((booking) =>
    booking.status !== 'cancelled' && booking_ids.includes(booking.id)
      ? { ...booking, status: 'cancelled', cancelled_date: now, called_off: true }
      : booking,
  );
  const left_ore = payFor(terms, without);
  return { lost_ore: subtract(payFor(terms, rows), left_ore), left_ore };
}
