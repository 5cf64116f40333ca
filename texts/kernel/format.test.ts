import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOre, ore } from '#domain/kernel/money/ore.ts';
import { formatAmount, formatOre, parseOre } from './format.ts';

test.each([
  [450_000, '4\u00a0500\u00a0kr'],
  [532_750, '5\u00a0327,50\u00a0kr'],
  [5, '0,05\u00a0kr'],
  [0, '0\u00a0kr'],
  [-120_000, '\u22121\u00a0200\u00a0kr'],
  [-1, '\u22120,01\u00a0kr'],
  [Number.MAX_SAFE_INTEGER, '90\u00a0071\u00a0992\u00a0547\u00a0409,91\u00a0kr'],
])('%i öre reads %s', (amount, text) => {
  expect(formatOre(ore(amount))).toBe(text);
});

test.each([
  ['12 345 kr', 1_234_500],
  ['12\u00a0345\u202f678 kr', 1_234_567_800],
  ['5 327,50 kr', 532_750],
  ['5327.5', 532_750],
  ['1 500:-', 150_000],
  ['200 kronor', 20_000],
  ['\u2212200 KR.', -20_000],
  ['-0,05', -5],
  ['-0', 0],
  [' 007 ', 700],
  ['90071992547409,91', Number.MAX_SAFE_INTEGER],
])('%j is %i öre', (text, amount) => {
  expect(parseOre(text)).toBe(amount);
});

test.each(['', 'kr', '1.500', '1,234', '4 500,', '12,5,5', '1e3', 'sju', '90071992547409,92', '--1', '٣'])(
  '%j is no amount',
  (text) => {
    expect(parseOre(text)).toBeUndefined();
  },
);

test('a formatted amount is parsed as the same amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger().filter(isOre).map(ore), (amount) => {
      expect(parseOre(formatOre(amount))).toBe(amount);
      expect(parseOre(formatAmount(amount))).toBe(amount);
    }),
  );
});
