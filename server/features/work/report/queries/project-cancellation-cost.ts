import { sql } from 'kysely';
import { payDayOf } from '#domain/deal/price/pay-day.ts';
import type { Rates } from '#domain/deal/price/rates.ts';
import { add, NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type PlannedBooking, planOf } from '#domain/work/report/report.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadRatesKnown } from '#server/features/deal/rate/queries/load-rates.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { cancelledAt, costOf, isCertain } from './cancellation-cost.ts';
import { type LoadedReport, loadVisible } from './load-reports.ts';

interface Booked extends PlannedBooking {
  readonly candidate_id: string;
}

/** True for the bookings that the company thinks of cancelling. */
type Chosen = (booking: Booked) => boolean;

/** The cost of the cancelled days of a report if its chosen confirmed bookings were cancelled now. */
function owedFor(
  report: LoadedReport,
  bookings: readonly Booked[],
  isChosen: Chosen,
  moment: Moment,
  rates: Rates,
): Ore {
  const isCancelled = (booking: Booked) => isCertain(booking) && isChosen(booking);
  const plan = planOf(
    report.terms,
    bookings.map((booking) => (isCancelled(booking) ? cancelledAt(booking, moment) : booking)),
  );
  const held = bookings.filter(isCancelled);
  // Only the days that this cancellation would cancel: worked days are paid in any case.
  const days = plan.days.filter(
    ({ day, outcome }) =>
      outcome === 'cancelled' && held.some(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on),
  );
  return costOf(report, plan, days, rates);
}

/**
 * The cost of the chosen confirmed bookings of a project's assignments with open reports if they were cancelled now, keyed
 * by candidate; without the people whose rates are not known. The caller has checked that the actor may see the project.
 */
export async function findOwed(
  db: Db,
  actor: ProjectActor,
  project_id: string,
  moment: Moment,
  isChosen: Chosen,
): Promise<ReadonlyMap<string, Ore>> {
  const where = sql`r.project_id = ${project_id} and r.status = 'open'`;
  const [reports, { rows }] = await Promise.all([
    loadVisible(db, actor, where, moment),
    sql<Booked>`
      select candidate_id, starts_on, ends_on, status, cancelled_date, called_off, missed_days from bookings
      where project_id = ${project_id}`.execute(db),
  ]);
  const bookingsOf = Map.groupBy(rows, ({ candidate_id }) => candidate_id);
  const known = new Map<string, Rates | null>();
  const owed = new Map<string, Ore>();
  for (const report of reports) {
    const paid_by = payDayOf(report.last_day);
    const key = `${paid_by} ${report.sent_date}`;
    const rates = known.get(key) ?? (await loadRatesKnown(db, paid_by, report.sent_date));
    known.set(key, rates);
    const { candidate_id } = report;
    if (rates) owed.set(candidate_id, owedFor(report, bookingsOf.get(candidate_id) ?? [], isChosen, moment, rates));
  }
  return owed;
}

/**
 * The cost of a project's assignments with open reports if the project were cancelled now, and the number of talents who
 * would be paid. The caller has checked that the actor may see the project.
 */
export async function findProjectCancellationCost(db: Db, actor: ProjectActor, project_id: string, moment: Moment) {
  const owed = [...(await findOwed(db, actor, project_id, moment, () => true)).values()];
  return { people_count: owed.filter((amount) => amount > 0).length, owed_ore: add(NO_ORE, ...owed) };
}
