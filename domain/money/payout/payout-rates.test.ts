import { expect, test } from 'vitest';
import { ratesOn } from '#domain/deal/price/rates.ts';
import { SEEDED_RATES, someRates } from '#tests/factories/rates.ts';
import { ratesOfPayout } from './payout-rates.ts';

test('a payout is taxed by the law of its day, and uses the agreed rates of its request', () => {
  const added = { valid_from: '2026-11-30' };
  const onDay = ratesOn(
    [
      ...SEEDED_RATES,
      { ...added, key: 'income_tax', value: 2_900 },
      { ...added, key: 'employer_contribution', value: 3_000 },
      { ...added, key: 'umbrella_fee', value: 900 },
      { ...added, key: 'mileage_free', value: 2_600 },
      { ...added, key: 'per_diem_free', value: 31_000 },
    ],
    '2026-12-01',
  );
  const known = someRates();
  const rates = ratesOfPayout(onDay, known);
  expect([rates.income_tax.value, rates.employer_contribution.value]).toEqual([2_900, 3_000]);
  // The tax-free part of a mil and of a day away also follows the day of payment; the terms set the pay.
  expect([rates.mileage_free.value, rates.per_diem_free.value]).toEqual([2_600, 31_000]);
  expect([rates.umbrella_fee, rates.commission]).toEqual([known.umbrella_fee, known.commission]);
});
