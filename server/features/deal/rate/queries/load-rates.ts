import { sql } from 'kysely';
import { employedNetOf } from '#domain/deal/price/quote.ts';
import { hasRatesOn, type RateRow, type Rates, ratesOn } from '#domain/deal/price/rates.ts';
import type { Fee } from '#domain/deal/terms/fee.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';

/** Loads all rates that were not taken back. @returns a function that gives the rates valid on an ISO day */
export async function loadRatesByDay(db: Db): Promise<(day: string) => Rates> {
  const rows = await db
    .selectFrom('rates')
    .select(['key', 'value', 'valid_from'])
    .where('taken_back_date', 'is', null)
    .execute();
  return (day) => ratesOn(rows, day);
}

/** The rates valid on an ISO day: for a quote or an offer today, for a payout its day of payment. */
export async function loadRates(db: Db, day: string): Promise<Rates> {
  return (await loadRatesByDay(db))(day);
}

/** The part of a fee's amount that reaches somebody who is employed, by today's rates; null without an amount. */
export async function findEmployedNet(db: Db, { basis, amount_ore }: Fee, { today }: Moment): Promise<Ore | null> {
  if (basis === 'unpaid' || amount_ore === null) return null;
  return employedNetOf(amount_ore, await loadRates(db, today), today);
}

/**
 * The rates valid on a day as they were known at an instant, so that a quoted price stays. The first row of each key
 * counts as always known, because some requests are older than the table. Null for a day before the first rates.
 */
export async function loadRatesKnown(db: Db, day: string, instant: string): Promise<Rates | null> {
  const { rows } = await sql<RateRow>`
    select key, value, valid_from from (
      select key, value, valid_from, created_date, taken_back_date,
        min(created_date) over (partition by key) as first_date from rates) r
    where created_date <= greatest(${instant}::timestamptz, first_date)
      and (taken_back_date is null or taken_back_date > ${instant}::timestamptz)`.execute(db);
  return hasRatesOn(rows, day) ? ratesOn(rows, day) : null;
}
