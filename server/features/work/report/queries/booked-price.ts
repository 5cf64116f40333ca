import { chargedPrice } from '#domain/deal/price/charged-price.ts';
import { pricedAt } from '#domain/deal/price/sale-place.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { salePlacesOf } from '#server/features/companies/place/queries.ts';
import { loadRates } from '#server/features/deal/rate/queries/load-rates.ts';

/** Work that a company has booked. */
interface Booked {
  readonly company_id: string;
  readonly terms: Terms;
}

/**
 * A function that gives what a company owes, in öre with VAT, if booked work takes place as planned. It uses today's
 * rates: the amount only measures the company's credit, and the charge has its own rates.
 */
export async function bookedPrices(
  db: Db,
  company_ids: readonly string[],
  { today }: Moment,
): Promise<(booked: Booked) => Ore> {
  const [rates, placeOf] = await Promise.all([loadRates(db, today), salePlacesOf(db, company_ids)]);
  return ({ company_id, terms }) =>
    pricedAt(chargedPrice({ terms, work: plannedWork(terms) }, rates), placeOf(company_id)).total_ore;
}
