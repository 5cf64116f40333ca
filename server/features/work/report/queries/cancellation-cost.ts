import { sql } from 'kysely';
import { chargedPrice } from '#domain/deal/price/charged-price.ts';
import { payDayOf } from '#domain/deal/price/pay-day.ts';
import type { Rates } from '#domain/deal/price/rates.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type PlannedBooking, planOf, pricedBy, type Report, type ReportDay } from '#domain/work/report/report.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadRatesKnown } from '#server/features/deal/rate/queries/load-rates.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { type LoadedReport, loadVisible } from './load-reports.ts';

const NOTHING_OWED = basisPoints(0);

interface Booked extends PlannedBooking {
  readonly id: string;
}

/**
 * The company's cost of cancelled days of a report, without VAT: the cost of the whole report, less its cost without
 * those days. It is computed by subtraction, because a fee for all days together has no price for single days.
 */
export function costOf({ terms }: LoadedReport, report: Report, days: readonly ReportDay[], rates: Rates): Ore {
  const free = report.days.map((day) => (days.includes(day) ? { ...day, share: NOTHING_OWED } : day));
  // Pay for rights does not depend on days, so it is left out of both sides of the subtraction.
  const [owed, less] = [report, { ...report, days: free }].map(
    (one) => chargedPrice(pricedBy(one, { ...terms, rights: [] }), rates).ex_vat_ore,
  );
  return subtract(owed ?? NO_ORE, less ?? NO_ORE);
}

/** True for a booking that does not wait for a clearance. */
export const isCertain = ({ status }: PlannedBooking): boolean => status === 'confirmed';

/**
 * The booking in the state that a cancellation at this moment would give it; a booking that is not certain gets no
 * `cancelled_date`.
 */
export const cancelledAt = <Booking extends PlannedBooking>(booking: Booking, { now }: Moment): Booking => ({
  ...booking,
  status: 'cancelled',
  cancelled_date: isCertain(booking) ? now : null,
});

/**
 * The share of the pay and the cost that the company owes if a booking is cancelled at `moment`; null if the actor may
 * not see the report of the booking's assignment.
 */
export async function findCancellationCost(db: Db, actor: ProjectActor, booking_id: string, moment: Moment) {
  const where = sql`r.candidate_id = (select b.candidate_id from bookings b where b.id = ${booking_id})`;
  const [report] = await loadVisible(db, actor, where, moment);
  if (!report) return null;
  const { rows } = await sql<Booked>`
    select id, starts_on, ends_on, status, cancelled_date, called_off, missed_days from bookings where candidate_id = ${report.candidate_id}`.execute(
    db,
  );
  const booking = rows.find(({ id }) => id === booking_id);
  if (!booking) return null;
  const cancelled = rows.map((row) => (row === booking ? cancelledAt(row, moment) : row));
  const plan = planOf(report.terms, cancelled);
  const { starts_on, ends_on } = booking;
  const days = plan.days.filter(({ day, outcome }) => outcome === 'cancelled' && starts_on <= day && day <= ends_on);
  const share = days[0]?.share ?? NOTHING_OWED;
  if (share === NOTHING_OWED) return { share, owed_ore: NO_ORE };
  const rates = await loadRatesKnown(db, payDayOf(report.last_day), report.sent_date);
  return { share, owed_ore: rates && costOf(report, plan, days, rates) };
}
