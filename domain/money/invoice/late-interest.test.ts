import { expect, test } from 'vitest';
import { ratesOn } from '#domain/deal/price/rates.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { SEEDED_RATES, someRates } from '#tests/factories/rates.ts';
import { interestOf, lateInterest, unpaidOf } from './late-interest.ts';

const ratesOf = (day: string) => someRates(day);
const from = '2026-03-02';

test('interest on late payment is the amount × 10 % × days / 365 in the first half of 2026', () => {
  const spans = lateInterest(unpaidOf(kronor(15_000), []), from, '2026-03-31', ratesOf);
  expect(spans).toEqual([
    {
      from,
      to: '2026-03-31',
      days: 30,
      unpaid_ore: kronor(15_000),
      points: 1000,
      // 15 000 × 0,10 × 30 / 365 = 123,287…
      interest_ore: 12_329,
    },
  ]);
});

test('interest runs on the rest after each payment, and changes with the rate of its half-year', () => {
  const dearer = [...SEEDED_RATES, { key: 'reference_rate', valid_from: '2026-07-01', value: 400 }].filter(
    ({ key, valid_from, value }) => key !== 'reference_rate' || valid_from !== '2026-07-01' || value === 400,
  );
  const paid = unpaidOf(kronor(15_000), [{ day: '2026-06-21', amount_ore: kronor(5_000) }]);
  const spans = lateInterest(paid, '2026-06-11', '2026-07-10', (day) => ratesOn(dearer, day));
  expect(spans.map(({ days, unpaid_ore, points }) => [days, unpaid_ore, points])).toEqual([
    [10, kronor(15_000), 1000],
    [10, kronor(10_000), 1000],
    [10, kronor(10_000), 1200],
  ]);
  expect(interestOf(spans)).toBe(4_110 + 2_740 + 3_288);
});

test('no interest is charged before its first day, nor on a paid amount', () => {
  expect(lateInterest(unpaidOf(kronor(15_000), []), from, '2026-03-01', ratesOf)).toEqual([]);
  const paid = unpaidOf(kronor(15_000), [{ day: '2026-03-01', amount_ore: kronor(20_000) }]);
  expect(lateInterest(paid, from, '2026-03-31', ratesOf)).toEqual([]);
});
