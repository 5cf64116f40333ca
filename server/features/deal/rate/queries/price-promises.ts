import { quoteOf } from '#domain/deal/price/quote.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import type { Db } from '#server/db/transaction.ts';
import { pricePromises } from '#texts/deal/price-promises.ts';
import { loadRates } from './load-rates.ts';

/** The fee by the day of the example. */
const EXAMPLE_FEE = kronor(8500);

/** The texts about the price on the public pages, with the numbers of an ISO day. */
export async function listPricePromises(db: Db, today: string): Promise<{ id: string; text: string }[]> {
  const rates = await loadRates(db, today);
  const dates = [{ kind: 'work' as const, starts_on: today, ends_on: today }];
  const terms = { ...BLANK_TERMS, fee: dayFee(EXAMPLE_FEE) };
  const { of_one } = quoteOf({ dates }, { terms, headcount: 1 }, 'A', { rates, today });
  const words = pricePromises({ commission: rates.commission.value, ...of_one });
  return Object.entries(words).map(([id, text]) => ({ id, text }));
}
