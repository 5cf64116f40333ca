import { ratesOfPayout } from '#domain/payout/payout-rates.ts';
import type { Rates } from '#domain/price/rates.ts';
import type { Db } from '../../../db/transaction.ts';
import { loadRates, loadRatesKnown } from '../../rate/queries/load-rates.ts';

/** The figures of a payout that is taxed on an ISO day, for a request that was sent at an instant. */
export async function loadPayoutRates(db: Db, taxed_on: string, sent_date: string): Promise<Rates> {
  const [onDay, known] = [await loadRates(db, taxed_on), await loadRatesKnown(db, taxed_on, sent_date)];
  return known ? ratesOfPayout(onDay, known) : onDay;
}
