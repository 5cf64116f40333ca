import { expect, test } from 'vitest';
import { piece } from '#domain/deal/price/lines.ts';
import { kronor, ore } from '#domain/kernel/money/ore.ts';
import { someRates } from '#tests/factories/rates.ts';
import { howOfLine } from './price-words.ts';

const how = (...[code, amount, more]: [Parameters<typeof piece>[0], number, object]) =>
  howOfLine({ ...piece(code, ore(amount)), ...more }).replaceAll('\u00a0', ' ');

test('a line says what one of its units costs, as the law asks of an invoice (17 kap. 24 § ML)', () => {
  expect(how('fee.work', 900_000, { quantity: 2, unit: 'day', unit_ore: kronor(4_500) })).toBe('2 dagar × 4 500 kr');
  expect(how('fee.work', 800_000, { quantity: 960, unit: 'minute' })).toBe('16 timmar × 500 kr');
  expect(how('odd_hours', 84_375, { quantity: 90, unit: 'minute' })).toBe('1,5 timmar × 562,50 kr');
  expect(how('mileage', 30_000, { quantity: 120, unit: 'km' })).toBe('120 km × 2,50 kr');
  // Half of the price is owed: the line shows the whole price, and the share is shown beside it.
  expect(how('fee.work', 200_000, { quantity: 480, unit: 'minute', share: 5_000 })).toBe('8 timmar × 500 kr');
  expect(how('rights', 500_000, {})).toBe('');
  expect(how('commission', 100_000, { rate: someRates().commission })).toBe('20 %, gäller från 1 januari 2026');
});
