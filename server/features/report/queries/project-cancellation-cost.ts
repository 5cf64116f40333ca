import { sql } from 'kysely';
import { chargedPrice } from '#domain/charge/charged-price.ts';
import { add, NO_ORE, type Ore } from '#domain/money/ore.ts';
import { payDayOf } from '#domain/price/pay-day.ts';
import type { Rates } from '#domain/price/rates.ts';
import { type PlannedBooking, planOf, pricedBy } from '#domain/report/report.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Db } from '../../../db/transaction.ts';
import type { ProjectActor } from '../../project/policy.ts';
import { loadRatesKnown } from '../../rate/queries/load-rates.ts';
import { type LoadedReport, loadVisible } from './load-reports.ts';

interface Held extends PlannedBooking {
  readonly candidate_id: string;
}

/** What of a report would be owed for days that are certain, were they cancelled now. */
function owedFor({ terms }: LoadedReport, held: readonly PlannedBooking[], { now }: Moment, rates: Rates): Ore {
  const cancelled = held.map((booking) => ({ ...booking, status: 'cancelled', cancelled_date: now }));
  const plan = planOf(terms, cancelled);
  const isOfHeld = (day: string) => held.some((one) => one.starts_on <= day && day <= one.ends_on);
  // Days that were worked are owed whatever becomes of the project.
  const days = plan.days.filter(({ day, outcome }) => outcome === 'cancelled' && isOfHeld(day));
  return chargedPrice(pricedBy({ ...plan, days }, terms), rates).ex_vat_ore;
}

/**
 * What giving up a project now would owe for the days that are certain and to come, and to how many people. The caller
 * has seen to it that the actor may see the project.
 */
export async function findProjectCancellationCost(db: Db, actor: ProjectActor, project_id: string, moment: Moment) {
  const where = sql`r.project_id = ${project_id} and r.status = 'open'`;
  const [reports, { rows }] = await Promise.all([
    loadVisible(db, actor, where, moment),
    sql<Held>`
      select candidate_id, starts_on, ends_on, status, cancelled_date from bookings
      where project_id = ${project_id} and status = 'confirmed'`.execute(db),
  ]);
  const heldBy = Map.groupBy(rows, ({ candidate_id }) => candidate_id);
  const known = new Map<string, Rates | null>();
  const owed: Ore[] = [];
  for (const report of reports) {
    const paid_by = payDayOf(report.last_day);
    const key = `${paid_by} ${report.sent_date}`;
    const rates = known.get(key) ?? (await loadRatesKnown(db, paid_by, report.sent_date));
    known.set(key, rates);
    if (rates) owed.push(owedFor(report, heldBy.get(report.candidate_id) ?? [], moment, rates));
  }
  return { people_count: owed.filter((amount) => amount > 0).length, owed_ore: add(NO_ORE, ...owed) };
}
