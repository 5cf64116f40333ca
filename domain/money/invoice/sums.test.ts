import { expect, test } from 'vitest';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { creditSumsOf, sumsOf, withoutSums } from './content.ts';

const at = (points: number, base: number, vat: number) => ({
  points: basisPoints(points),
  base_ore: ore(base),
  vat_ore: ore(vat),
});
const line = (points: number, amount: number) => ({ points: basisPoints(points), amount_ore: ore(amount) });

test('VAT is calculated once per rate, the highest first', () => {
  expect(sumsOf([line(600, 100), line(2500, 1), line(2500, 1)])).toEqual({
    vat: [at(2500, 2, 1), at(600, 100, 6)],
    ex_vat_ore: 102,
    total_ore: 109,
  });
});

test('a note takes back the rest of the VAT at its rate, whatever the other rates', () => {
  // 25 % of 1 öre rounds to 0, of 2 öre to 1: the second note takes the öre that the first left.
  expect(creditSumsOf([line(2500, 1)], []).vat).toEqual([at(2500, 1, 0)]);
  expect(creditSumsOf([line(2500, 1)], [at(2500, 1, 0), at(600, 1000, 60)]).vat).toEqual([at(2500, 1, 1)]);
});

test('the rest of sums is by rate, without rates that have nothing left', () => {
  const all = [at(2500, 100, 25), at(1200, 100, 12), at(600, 100, 6)];
  expect(withoutSums(all, [at(2500, 100, 25), at(1200, 60, 12), at(600, 100, 5)])).toEqual([
    at(1200, 40, 0),
    at(600, 0, 1),
  ]);
});
