import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { isBelowLowest, slugOf } from './announcement.rules.ts';

test('an address has only letters that need no escape', () => {
  expect(slugOf('Åka häst på ö: 3 dagar!', 'k3x9qa')).toBe('aka-hast-pa-o-3-dagar-k3x9qa');
  expect(slugOf('!!!', 'k3x9qa')).toBe('k3x9qa');
  expect(slugOf('ö'.repeat(90), 'k3x9qa')).toHaveLength(67);
});

describe('a talent’s lowest fee', () => {
  const lowest = ore(400_000);
  const fee = (basis: 'day' | 'half_day' | 'hour' | 'whole' | 'unpaid', amount: number | null) => ({
    basis,
    amount_ore: amount === null ? null : ore(amount),
    hours_per_day: 8,
  });
  test.each([
    ['day', 399_999, 400_000],
    ['half_day', 199_999, 200_000],
    ['hour', 49_999, 50_000],
    ['whole', 799_999, 800_000],
  ] as const)('by %s', (basis, below, enough) => {
    expect([below, enough].map((amount) => isBelowLowest(fee(basis, amount), 2, lowest))).toEqual([true, false]);
  });
  test('unpaid work is below every lowest fee, and no fee is below an absent one', () => {
    expect(isBelowLowest(fee('unpaid', null), 2, lowest)).toBe(true);
    expect(isBelowLowest(fee('unpaid', null), 2, null)).toBe(false);
  });
});
