import { expect, test } from 'vitest';
import type { TalentPriceShown } from '#contract/deal/price.ts';
import { kronor, NO_ORE, type Ore, ore } from '#domain/kernel/money/ore.ts';
import { priceRows } from './price-rows.view.ts';

const line = (code: TalentPriceShown['lines'][number]['code'], amount_ore: Ore) => ({
  code,
  amount_ore,
  quantity: 1,
  unit: 'piece' as const,
  unit_ore: null,
  rate: null,
});
const lines = [
  line('fee.work', kronor(8500)),
  line('employer_contribution', ore(-203_200)),
  line('tax', ore(-194_000)),
];
const told = (wage?: Parameters<typeof priceRows>[1]) =>
  priceRows(lines, wage).map(({ label, kind, ore: amount }) => `${kind} ${label} ${amount / 100}`);

test('the wage before tax stands before the tax, with the wage and the holiday pay in it', () => {
  const wage = { gross_ore: kronor(6467), base_ore: ore(577_411), holiday_ore: ore(69_289) };
  expect(told(wage)).toEqual([
    'line Arvode, arbetsdagar 8500',
    'line Arbetsgivaravgifter -2032',
    'subtotal Lön före skatt 6467',
    'part varav lön 5774.11',
    'part varav semesterersättning 692.89',
    'line Skatt -1940',
  ]);
});

test('a wage without holiday pay has no such part, and an invoice has no wage', () => {
  const foreign = { gross_ore: kronor(6467), base_ore: kronor(6467), holiday_ore: NO_ORE };
  expect(told(foreign).filter((row) => !row.startsWith('line'))).toEqual(['subtotal Lön före skatt 6467']);
  expect(told({ gross_ore: null, base_ore: null, holiday_ore: null })).toHaveLength(3);
  expect(told()).toHaveLength(3);
});
