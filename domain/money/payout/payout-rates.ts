import type { RateKey, Rates } from '#domain/deal/price/rates.ts';

/**
 * What was agreed on with whoever said yes, and is neither withheld nor set aside by law. What of a mil and a day away is
 * free of tax is no promise of ours: what they are paid with stands in the terms, and the tax agency says what passes.
 */
const AGREED = ['commission', 'umbrella_fee'] as const satisfies readonly RateKey[];

/**
 * The figures of a payout: those of the law as they hold on the day of payment, and what was agreed on as it was known when
 * the request was sent, which the company is charged too.
 */
export const ratesOfPayout = (onDay: Rates, known: Rates): Rates => ({
  ...onDay,
  ...Object.fromEntries(AGREED.map((key) => [key, known[key]])),
});
