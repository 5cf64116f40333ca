import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SEEDED_RATES, someRates } from '#tests/factories/rates.ts';
import { RATE_UNITS, ratesOn } from './rates.ts';

describe('the figures of a day', () => {
  test('have the latest first day that is not after it', () => {
    expect(someRates('2026-03-31').employer_contribution_young).toMatchObject({
      value: 3142,
      valid_from: '2026-01-01',
    });
    expect(someRates('2026-04-01').employer_contribution_young).toMatchObject({
      value: 2081,
      valid_from: '2026-04-01',
    });
    expect(someRates('2027-09-30').employer_contribution_young.value).toBe(2081);
    expect(someRates('2027-10-01').employer_contribution_young.value).toBe(3142);
    expect(ratesOn(SEEDED_RATES.toReversed(), '2026-05-01')).toEqual(ratesOn(SEEDED_RATES, '2026-05-01'));
  });
  test('are complete, or there is no price', () => {
    expect(Object.keys(someRates()).sort()).toEqual(Object.keys(RATE_UNITS).sort());
    expect(() => someRates('2025-12-31')).toThrow('No commission holds on 2025-12-31');
  });
  test('are known by name', () => {
    expect([...new Set(SEEDED_RATES.map(({ key }) => key))].sort()).toEqual(Object.keys(RATE_UNITS).sort());
  });
});

test('exactly the uncertain seeded figures are listed for confirmation', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const seeded = ['0022-terms', '0042-invoice-money'].map((name) => read(`server/db/migrations/${name}.sql`)).join('');
  const uncertain = [...seeded.matchAll(/^ {2}\('([a-z_.]+)'.*, true\)[,;]$/gm)];
  const listed = [...read('docs/to-confirm.md').matchAll(/^\| `([a-z_.]+)`/gm)];
  expect(listed.map(([, key]) => key).sort()).toEqual(uncertain.map(([, key]) => key).sort());
});
