import { expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

const NUMBERS = [0, 7, 999, 1000, 12_345, 1_234_567, 3.5, 3.456, 2.5, 0.05, 99.96, 1999.999, -2, -1234.5, 20_000];

it.each([0, 1, 2])('a number is written as Swedish readers expect it, with at most %d decimals', (decimals) => {
  const swedish = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: decimals });
  expect(NUMBERS.map((one) => formatNumber(one, decimals))).toEqual(NUMBERS.map((one) => swedish.format(one)));
});
