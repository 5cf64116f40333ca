import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, kronor, NO_ORE, type Ore, ore } from '#domain/kernel/money/ore.ts';
import { someRates } from '#tests/factories/rates.ts';
import { contributionsOfMonth, type PayOfMonth } from './contributions.ts';

const PAID_ON = '2026-10-01';
const rates = someRates(PAID_ON);
// Ages at the start of 2026: full rate, young rate, old rate, and no contributions.
const [ADULT, YOUNG, OLD, FREE] = ['1990-05-05', '2005-05-05', '1950-05-05', '1936-05-05'] as const;

const pay = (gross: number, birth_date: string = ADULT, own = 0): PayOfMonth => ({
  birth_date,
  is_insured_abroad: false,
  gross_ore: kronor(gross),
  contributions_ore: kronor(own),
});
const of = (...people: readonly PayOfMonth[]) => contributionsOfMonth(people, rates, PAID_ON);
const kr = (amount: Ore) => amount / 100;

describe('box 487 is cut once for each rate', () => {
  // Each person is paid once; the payouts are cut one by one.
  test('two of 1 001 kr at 31,42 % come to 629 kr, and the payouts to 628', () => {
    const { total_ore, difference_ore } = of(pay(1001, ADULT, 314), pay(1001, ADULT, 314));
    expect([kr(total_ore), kr(difference_ore)]).toEqual([629, 1]);
  });

  test('two rates are cut apart: 1 256 and 831 kr', () => {
    const { total_ore, difference_ore, by_rate } = of(
      pay(1999, ADULT, 628),
      pay(1999, ADULT, 628),
      pay(1999, YOUNG, 415),
      pay(1999, YOUNG, 415),
    );
    expect([kr(total_ore), kr(difference_ore)]).toEqual([2087, 1]);
    expect(by_rate.map(({ rate, base_ore, amount_ore }) => [rate.key, kr(base_ore), kr(amount_ore)])).toEqual([
      ['employer_contribution', 3998, 1256],
      ['employer_contribution_young', 3998, 831],
    ]);
  });

  test('rates of the same height are one, as the young rate is from October 2027 on', () => {
    const people = [pay(1001, ADULT, 314), pay(1001, YOUNG, 314)];
    const { total_ore, by_rate } = contributionsOfMonth(people, someRates('2027-10-01'), '2027-10-01');
    expect([kr(total_ore), by_rate.length]).toEqual([629, 1]);
  });

  test('one person has no difference', () => {
    const { total_ore, difference_ore } = of(pay(1978, ADULT, 621));
    expect([kr(total_ore), kr(difference_ore)]).toEqual([621, 0]);
  });
});

test('the young rate ends at 25 000 kr a month for each person, and the rest has the full rate', () => {
  const { by_rate } = of(pay(30_000, YOUNG), pay(10_000, YOUNG));
  expect(by_rate.map(({ base_ore }) => kr(base_ore))).toEqual([5_000, 35_000]);
});

test('people over 67 have the old rate; people born by 1937, or insured in another country, have none', () => {
  const abroad = { ...pay(10_000, ADULT), is_insured_abroad: true };
  const { by_rate, total_ore } = of(pay(10_000, OLD), pay(10_000, FREE), abroad);
  expect(by_rate.map(({ rate }) => rate.key)).toEqual(['employer_contribution_old']);
  expect(kr(total_ore)).toBe(1_021);
});

test('a payout calculated at the rate of another month differs by more than rounding', () => {
  // Before April 2026 a person of this age has the full rate.
  const march = contributionsOfMonth([pay(10_000, YOUNG, 2_081)], someRates('2026-03-01'), '2026-03-01');
  expect([kr(march.total_ore), kr(march.difference_ore)]).toEqual([3_142, 1_061]);
});

test('a month without wages has no contributions', () => {
  expect(of()).toEqual({ by_rate: [], total_ore: NO_ORE, difference_ore: NO_ORE });
});

test('the total is in whole kronor, within a krona per rate of the exact share, whatever the order of the people', () => {
  const person = fc.record({
    birth_date: fc.constantFrom(ADULT, YOUNG, OLD, FREE),
    is_insured_abroad: fc.boolean(),
    gross_ore: fc.integer({ min: 0, max: 10_000_000 }).map(ore),
    contributions_ore: fc.constant(NO_ORE),
  });
  fc.assert(
    fc.property(fc.array(person, { maxLength: 20 }), (people) => {
      const { by_rate, total_ore } = of(...people);
      expect(total_ore % 100).toBe(0);
      for (const { rate, base_ore, amount_ore } of by_rate) {
        const exact = (base_ore * rate.value) / 10_000;
        expect(exact - amount_ore).toBeGreaterThanOrEqual(0);
        expect(exact - amount_ore).toBeLessThan(100);
      }
      expect(add(...by_rate.map(({ amount_ore }) => amount_ore))).toBe(total_ore);
      expect(of(...people.toReversed())).toEqual(of(...people));
    }),
  );
});
