import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basisPoints, portion } from '#domain/kernel/money/basis-points.ts';
import { add, kronor, NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import { advanceLines, changeOfPaid, deductionsOf, grossSum, shareFor } from './advance.ts';

const at = (points: number, base: number) => {
  const base_ore = ore(base);
  return { points: basisPoints(points), base_ore, vat_ore: portion(base_ore, basisPoints(points)) };
};

test('half of 12 000 kr at 25 % and 2 001 kr at 6 % is a line for each rate, in whole kronor upwards', () => {
  const lines = advanceLines([at(2500, 1_200_000), at(600, 200_100)], basisPoints(5000));
  expect(lines.map(({ points, amount_ore }) => [points, amount_ore])).toEqual([
    [2500, kronor(6_000)],
    [600, kronor(1_001)],
  ]);
  expect(advanceLines([at(2500, 0)], basisPoints(5000))).toEqual([]);
});

test('an advance reaches the needed amount, and is never more than the cost', () => {
  expect(shareFor(kronor(1), kronor(3))).toBe(3334);
  expect(shareFor(kronor(4), kronor(3))).toBe(10_000);
  expect(shareFor(kronor(1), NO_ORE)).toBe(0);
});

test('whatever is paid, in any parts, the VAT of the whole is reported once and to the öre', () => {
  const sums = fc.tuple(fc.integer({ min: 100, max: 10_000_000 }), fc.integer({ min: 100, max: 10_000_000 }));
  fc.assert(
    fc.property(sums, fc.array(fc.nat({ max: 3_000_000 }), { maxLength: 6 }), ([high, low], payments) => {
      const vat = [at(2500, high), at(600, low)];
      const whole = grossSum(vat);
      let paid = NO_ORE;
      const reported = [NO_ORE, NO_ORE];
      for (const payment of [...payments, whole]) {
        const after = ore(Math.min(whole, paid + payment));
        const change = changeOfPaid(paid, after, vat);
        expect(grossSum(change)).toBe(after - paid);
        change.forEach(({ vat_ore }, index) => {
          reported[index] = add(reported[index] ?? NO_ORE, vat_ore);
        });
        paid = after;
      }
      expect(reported).toEqual(vat.map(({ vat_ore }) => vat_ore));
      // A payment that is taken back leaves no sums.
      expect(grossSum(changeOfPaid(whole, NO_ORE, vat))).toBe(-whole);
    }),
  );
});

test('an invoice deducts paid advances in their order, and never more than its total', () => {
  const vat = [at(2500, 800_000)];
  const first = { id: 'a', number: '1', vat, paid_ore: kronor(10_000), settled_ore: kronor(4_000) };
  const second = { id: 'b', number: '2', vat, paid_ore: kronor(5_000), settled_ore: NO_ORE };
  expect(deductionsOf(kronor(8_000), [first, second])).toMatchObject([
    { advance_id: 'a', amount_ore: kronor(6_000), sums: [{ base_ore: kronor(4_800), vat_ore: kronor(1_200) }] },
    { advance_id: 'b', amount_ore: kronor(2_000), sums: [{ base_ore: kronor(1_600), vat_ore: kronor(400) }] },
  ]);
  expect(deductionsOf(NO_ORE, [first])).toEqual([]);
});
