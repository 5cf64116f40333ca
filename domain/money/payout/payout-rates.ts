import type { RateKey, Rates } from '#domain/deal/price/rates.ts';

/**
 * The rates that the talent agreed to and that no law overrides. The tax-free parts of a mil and of a day away are no
 * promise of ours: the terms set the pay, and the tax agency sets the tax-free part.
 */
const AGREED = ['commission', 'umbrella_fee'] as const satisfies readonly RateKey[];

/**
 * The rates of a payout: the rates of the day of payment, except that the agreed ones are those known when the request
 * was sent, by which the company is charged too.
 */
export const ratesOfPayout = (onDay: Rates, known: Rates): Rates => ({
  ...onDay,
  ...Object.fromEntries(AGREED.map((key) => [key, known[key]])),
});
