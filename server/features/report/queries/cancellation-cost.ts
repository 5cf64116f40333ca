import { sql } from 'kysely';
import { NO_ORE } from '#domain/money/ore.ts';
import { type PlannedBooking, planOf, pricedBy, type Report } from '#domain/report/report.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Db } from '../../../db/transaction.ts';
import { findPrice } from '../../payment/queries/talent-price.ts';
import type { ProjectActor } from '../../project/policy.ts';
import { type LoadedReport, loadVisible } from './load-reports.ts';

interface Booked extends PlannedBooking {
  readonly id: string;
}

/** What the fee of the days of one booking comes to, as they stand in a report. */
async function costOf(
  db: Db,
  { terms, talent_id, sent_date }: LoadedReport,
  report: Report,
  { starts_on, ends_on }: Booked,
) {
  const days = report.days.filter(({ day }) => starts_on <= day && day <= ends_on);
  // What is paid for showing the material is not owed for days: only the difference of the fee counts.
  const { work } = pricedBy({ ...report, days }, terms);
  const found = await findPrice(db, talent_id, { terms: { ...terms, rights: [] }, work, sent_date });
  return found?.company.ex_vat_ore ?? null;
}

/** What cancelling a booking at a moment would owe; null when it does not exist for this actor. */
export async function findCancellationCost(db: Db, actor: ProjectActor, booking_id: string, moment: Moment) {
  const where = sql`r.candidate_id = (select b.candidate_id from bookings b where b.id = ${booking_id})`;
  const [report] = await loadVisible(db, actor, where, moment);
  if (!report) return null;
  const { rows } = await sql<Booked>`
    select id, starts_on, ends_on, status, cancelled_date from bookings where candidate_id = ${report.candidate_id}`.execute(
    db,
  );
  const booking = rows.find(({ id }) => id === booking_id);
  if (!booking) return null;
  const cancelled = { ...booking, status: 'cancelled', cancelled_date: moment.now };
  const plan = planOf(report.terms, [cancelled]);
  const share = plan.days.find(({ day }) => day === booking.starts_on)?.share ?? 0;
  const owed_ore = share === 0 ? NO_ORE : await costOf(db, report, plan, booking);
  return { share, owed_ore };
}
