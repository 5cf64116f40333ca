import { readFileSync } from 'node:fs';
import { type RateRow, ratesOn } from '#domain/deal/price/rates.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** The migrations that add rates. */
const SQL = ['0022-terms', '0042-invoice-money', '0256-tax-papers']
  .map((name) => readFileSync(new URL(`../../server/db/migrations/${name}.sql`, import.meta.url), 'utf8'))
  .join('\n');

/** The rates that a new database has, so that tests of rules use the same rates. */
export const SEEDED_RATES: readonly RateRow[] = [
  ...SQL.matchAll(/^ {2}\('([a-z_.]+)', '(\d{4}-\d\d-\d\d)', (\d+), '/gm),
].map(([, key = '', valid_from = '', value]) => ({ key, valid_from, value: Number(value) }));

/** The rates of a new database that apply on an ISO day. */
export const someRates = (day = '2026-12-01') => ratesOn(SEEDED_RATES, day);

/** Sets the time at which the rates were entered. Without this call it is the time at which the migrations ran. */
export async function ratesKnownSince({ services: { pool } }: TestServer, instant: string): Promise<void> {
  await pool.query('alter table rates disable trigger rates_keep');
  await pool.query('update rates set created_date = $1', [instant]);
  await pool.query('alter table rates enable trigger rates_keep');
}
