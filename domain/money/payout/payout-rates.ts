import type { RateKey, Rates } from '#domain/deal/price/rates.ts';

/**
 * The rates that the talent agreed to, and that no law withholds or sets aside. The tax-free part of a mil and of a day
 * away is no promise of ours: the terms say what they are paid with, and the tax agency says what is free of tax.
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
