import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { pricedAt, salePlaceOf } from './sale-place.ts';

test.each([
  ['SE', '', 'SE'],
  ['DE', 'DE123456789', 'EU'],
  // Without a VAT number a buyer in the union is treated as a consumer.
  ['DE', '', 'SE'],
  ['GR', 'EL123456789', 'EU'],
  ['NO', '', 'abroad'],
  ['GB', '', 'abroad'],
  // Åland is outside the union's VAT area.
  ['AX', '', 'abroad'],
] as const)('a sale to %s with the VAT number "%s" is at %s', (country, vat_number, place) => {
  expect(salePlaceOf({ country, vat_number })).toBe(place);
});

test('a price abroad has no VAT, and the price without VAT is the same', () => {
  const vat = [{ points: 2500, base_ore: ore(1_000), vat_ore: ore(250), rates: [] }] as never;
  const price = { ex_vat_ore: ore(1_000), vat, total_ore: ore(1_250) };
  expect(pricedAt(price, 'SE')).toBe(price);
  for (const place of ['EU', 'abroad'] as const) {
    expect(pricedAt(price, place)).toEqual({ ex_vat_ore: 1_000, vat: [], total_ore: 1_000 });
  }
});
