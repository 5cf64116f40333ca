import type { Rates } from '#domain/deal/price/rates.ts';
import { ratesOfPayout } from '#domain/money/payout/payout-rates.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadRates, loadRatesKnown } from '#server/features/deal/rate/queries/load-rates.ts';

/**
 * The rates of a payout taxed on an ISO day: rates by law as of that day, and agreed rates as known when its request
 * was sent.
 */
export async function loadPayoutRates(db: Db, taxed_on: string, sent_date: string): Promise<Rates> {
  const [onDay, known] = [await loadRates(db, taxed_on), await loadRatesKnown(db, taxed_on, sent_date)];
  return known ? ratesOfPayout(onDay, known) : onDay;
}
