import { expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { feesInAll } from './fees.ts';

const dates = [
  { kind: 'work' as const, starts_on: '2026-12-01', ends_on: '2026-12-01' },
  { kind: 'work' as const, starts_on: '2026-12-30', ends_on: '2027-01-01' },
];
const roles = [
  { headcount: 2, terms: termsFor(kronor(4500)) },
  { headcount: 40, terms: termsFor(kronor(900)) },
];

test('the sum of fees is fee × people × days, over all roles and spans', () => {
  expect(feesInAll({ dates, roles })).toBe(kronor(4 * (2 * 4500 + 40 * 900)));
});

test('an incomplete fee does not count yet', () => {
  const [span] = dates;
  for (const half of [
    { kind: 'work' as const, starts_on: '2026-12-01', ends_on: '' },
    { kind: 'work' as const, starts_on: '2026-12-05', ends_on: '2026-12-04' },
  ]) {
    expect(feesInAll({ dates: [...dates, half], roles })).toBe(feesInAll({ dates, roles }));
    expect(feesInAll({ dates: [half], roles })).toBeNull();
  }
  for (const headcount of [0, -1, 1.5, Number.NaN]) {
    expect(feesInAll({ dates, roles: [{ headcount, terms: termsFor(kronor(100)) }] })).toBeNull();
  }
  expect(feesInAll({ dates, roles: [...roles, { headcount: 3, terms: termsFor(null) }] })).toBe(
    feesInAll({ dates, roles }),
  );
  expect(feesInAll({ dates: span ? [span] : [], roles: [] })).toBeNull();
});

test('an amount too large to be exact gives null, and no error while a person types', () => {
  const all = [{ headcount: 500_000_000, terms: termsFor(kronor(90_000_000_000)) }];
  expect(feesInAll({ dates, roles: all })).toBeNull();
});
