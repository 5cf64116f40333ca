import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { chargedPrice } from '#domain/deal/price/charged-price.ts';
import { payDayOf } from '#domain/deal/price/pay-day.ts';
import type { Rates } from '#domain/deal/price/rates.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { pricedBy } from '#domain/work/report/report.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { NewEvent } from '#server/events/event.ts';
import { loadRatesKnown } from '#server/features/deal/rate/queries/load-rates.ts';
import { type LoadedReport, loadReports } from '#server/features/work/report/queries/load-reports.ts';
import type { Making } from '#server/lifecycle/adapter.ts';

/** Loads the rates of a day and an instant only once for all reports that need them. */
function ratesAsked(trx: Trx) {
  const asked = new Map<string, Promise<Rates | null>>();
  return (paid_by: string, sent_date: string) => {
    const key = `${paid_by} ${sent_date}`;
    const rates = asked.get(key) ?? loadRatesKnown(trx, paid_by, sent_date);
    asked.set(key, rates);
    return rates;
  };
}

function chargeOf(report: LoadedReport, paid_by: string, rates: Rates): Making<'charge'>[] {
  const { candidate_id, project_id, company_id, talent_id, sent_date } = report;
  const { project_title, company_name, talent_name, role_title } = report;
  const priced = pricedBy(report.work, report.terms);
  const company_price = chargedPrice(priced, rates);
  if (company_price.ex_vat_ore === 0) return [];
  const ids = { candidate_id, project_id, company_id, talent_id };
  const values = {
    kind: 'work' as const,
    source_id: report.id,
    ...ids,
    project_title,
    role_title,
    sent_date,
    happened_on: report.last_day,
    paid_by,
    priced,
    company_price,
  };
  return [
    { id: randomUUID(), values, concerned: ids, facts: { project_title, company_name, talent_name, role_title } },
  ];
}

/**
 * The charges of reports that have just been decided. A report without an amount has no charge.
 * @param events events of reports whose rows already hold the approved work
 */
export async function chargesOfReports(
  trx: Trx,
  events: readonly NewEvent[],
  moment: Moment,
): Promise<Making<'charge'>[]> {
  const ids = events.map(({ subject_id }) => subject_id);
  const reports = await loadReports(trx, sql`r.id = any(${ids}::uuid[])`, moment);
  const ratesOf = ratesAsked(trx);
  const charges: Making<'charge'>[] = [];
  for (const report of reports) {
    const paid_by = payDayOf(report.last_day);
    const rates = await ratesOf(paid_by, report.sent_date);
    if (!rates) throw new Error(`No figures are known for work that is paid on ${paid_by}`);
    charges.push(...chargeOf(report, paid_by, rates));
  }
  return charges;
}
