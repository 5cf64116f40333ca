import { chargedPrice } from '#domain/deal/price/charged-price.ts';
import { payDayOf } from '#domain/deal/price/pay-day.ts';
import { type Ore, ore } from '#domain/kernel/money/ore.ts';
import { pricedBy, type Report } from '#domain/work/report/report.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadRatesKnown } from '#server/features/deal/rate/queries/load-rates.ts';
import type { LoadedReport } from './load-reports.ts';

type Priced = Pick<LoadedReport, 'terms' | 'plan' | 'last_day' | 'sent_date'>;

/**
 * The extra cost of a report for the company, without VAT, beyond the cost of the booked work, which the company has
 * already ordered; 0 if the report costs less.
 */
export async function costBeyondPlan(db: Db, { terms, plan, last_day, sent_date }: Priced, work: Report): Promise<Ore> {
  const paid_by = payDayOf(last_day);
  const rates = await loadRatesKnown(db, paid_by, sent_date);
  if (!rates) throw new Error(`No figures are known for work that is paid on ${paid_by}`);
  const costOf = (done: Report) => chargedPrice(pricedBy(done, terms), rates).ex_vat_ore;
  return ore(Math.max(0, costOf(work) - costOf(plan)));
}
