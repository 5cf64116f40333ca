import { type Rates, ratesOn } from '#domain/price/rates.ts';
import type { Db } from '../../db/transaction.ts';

/** The figures that prices are worked out with as they hold on an ISO day, the day of payment. */
export async function loadRates(db: Db, day: string): Promise<Rates> {
  return ratesOn(await db.selectFrom('rates').select(['key', 'value', 'valid_from']).execute(), day);
}
