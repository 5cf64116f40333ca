import { chargedPrice } from '#domain/deal/price/charged-price.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadRates } from '#server/features/deal/rate/queries/load-rates.ts';

/**
 * A function that gives what the company owes, in öre with VAT, if the work of some terms takes place as planned. It
 * uses today's rates: the amount only measures the company's credit, and the charge has its own rates.
 */
export async function bookedPrices(db: Db, { today }: Moment): Promise<(terms: Terms) => Ore> {
  const rates = await loadRates(db, today);
  return (terms) => chargedPrice({ terms, work: plannedWork(terms) }, rates).total_ore;
}
