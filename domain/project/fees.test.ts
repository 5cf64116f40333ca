import { expect, test } from 'vitest';
import { kronor } from '../money/ore.ts';
import { feesInAll } from './fees.ts';

const dates = [
  { starts_on: '2026-12-01', ends_on: '2026-12-01' },
  { starts_on: '2026-12-30', ends_on: '2027-01-01' },
];
const roles = [
  { headcount: 2, day_fee_ore: kronor(4500) },
  { headcount: 40, day_fee_ore: kronor(900) },
];

test('fees are fee × people × days, over all roles and spans', () => {
  expect(feesInAll({ dates, roles })).toBe(kronor(4 * (2 * 4500 + 40 * 900)));
});

test('what is half written counts for nothing yet', () => {
  const [span] = dates;
  for (const half of [
    { starts_on: '2026-12-01', ends_on: '' },
    { starts_on: '2026-12-05', ends_on: '2026-12-04' },
  ]) {
    expect(feesInAll({ dates: [...dates, half], roles })).toBe(feesInAll({ dates, roles }));
    expect(feesInAll({ dates: [half], roles })).toBeNull();
  }
  for (const headcount of [0, -1, 1.5, Number.NaN]) {
    expect(feesInAll({ dates, roles: [{ headcount, day_fee_ore: kronor(100) }] })).toBeNull();
  }
  expect(feesInAll({ dates, roles: [...roles, { headcount: 3, day_fee_ore: null }] })).toBe(
    feesInAll({ dates, roles }),
  );
  expect(feesInAll({ dates: span ? [span] : [], roles: [] })).toBeNull();
});

test('more than can be exact is no amount, and no error while somebody types', () => {
  const all = [{ headcount: 500_000_000, day_fee_ore: kronor(90_000_000_000) }];
  expect(feesInAll({ dates, roles: all })).toBeNull();
});
