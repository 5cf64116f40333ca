import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, kronor, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { lossOf, recoveredOf, recoveryOf } from './loss.ts';

test('a payment covers the open amount, then the loss, and the rest is owed back', () => {
  const of = (amount: number, open: number, lost: number) =>
    recoveredOf(kronor(amount), { open_ore: kronor(open), lost_ore: kronor(lost) });
  expect([of(10, 0, 100), of(100, 0, 100), of(150, 0, 100)]).toEqual([10, 100, 100].map(kronor));
  expect([of(10, 10, 100), of(30, 10, 100), of(200, 10, 100)]).toEqual([0, 20, 100].map(kronor));
  expect(of(10, 20, 0)).toBe(0);
});

test('a fifth of a recovered amount at 25 % is VAT', () => {
  const vat = [{ points: basisPoints(2500), vat_ore: kronor(4_050) }];
  expect(recoveryOf(kronor(5_000), { taxed_ore: kronor(16_200), untaxed_ore: NO_ORE, vat })).toEqual({
    taxed_ore: kronor(4_000),
    untaxed_ore: 0,
    vat: [{ points: 2500, vat_ore: kronor(1_000) }],
  });
});

test('in any number of payments, exactly the whole cost and each VAT is recovered, of taxed sales and of all else', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(ore);
  const rates = [2500, 1200, 600].map(basisPoints);
  fc.assert(
    fc.property(
      fc.tuple(amount, amount),
      fc.tuple(amount, amount, amount),
      fc.array(fc.integer({ min: 1, max: 99 })),
      ([taxed_ore, untaxed_ore], vat, cuts) => {
        let left = { taxed_ore, untaxed_ore, vat: rates.map((points, at) => ({ points, vat_ore: vat[at] ?? ore(0) })) };
        const allOf = ({ taxed_ore: taxed, untaxed_ore: untaxed, vat: each }: typeof left) => [
          taxed,
          untaxed,
          ...each.map(({ vat_ore }) => vat_ore),
        ];
        const sumOf = () => add(...allOf(left));
        const recover = (recovered: Ore) => {
          if (recovered === 0) return;
          const parts = recoveryOf(recovered, left);
          expect(add(...allOf({ ...parts, vat: [...parts.vat] }))).toBe(recovered);
          const less = (at: number) => subtract(left.vat[at]?.vat_ore ?? ore(0), parts.vat[at]?.vat_ore ?? ore(0));
          left = {
            taxed_ore: subtract(left.taxed_ore, parts.taxed_ore),
            untaxed_ore: subtract(left.untaxed_ore, parts.untaxed_ore),
            vat: left.vat.map(({ points }, at) => ({ points, vat_ore: less(at) })),
          };
          for (const each of allOf(left)) expect(each).toBeGreaterThanOrEqual(0);
        };
        for (const percent of cuts) recover(ore(Math.floor((sumOf() * percent) / 100)));
        recover(sumOf());
        expect(sumOf()).toBe(0);
      },
    ),
  );
});

test('a loss too small to be shared has no line at a rate of which nothing is lost', () => {
  const sold = [
    { points: basisPoints(2500), base_ore: ore(8_000), vat_ore: ore(2_000) },
    { points: basisPoints(600), base_ore: ore(100), vat_ore: ore(6) },
  ];
  expect(lossOf({ open_ore: ore(1), unpaid_ore: ore(1) }, sold)).toEqual([{ points: 2500, base_ore: 1, vat_ore: 0 }]);
});
