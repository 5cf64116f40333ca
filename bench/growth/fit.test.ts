import { expect, test } from 'vitest';
import { exponentOf } from './fit.ts';

const SIZES = [1, 2, 4, 8];

test('a cost that stays has the exponent 0, one in proportion 1, and one with the square 2', () => {
  expect(exponentOf(SIZES, [7, 7, 7, 7])).toBeCloseTo(0);
  expect(exponentOf(SIZES, [5, 10, 20, 40])).toBeCloseTo(1);
  expect(exponentOf(SIZES, [1, 4, 16, 64])).toBeCloseTo(2);
});

test('a fixed part beside a growing one lowers the exponent, and no cost at all is none that grows', () => {
  expect(exponentOf(SIZES, [110, 120, 140, 180])).toBeGreaterThan(0.1);
  expect(exponentOf(SIZES, [110, 120, 140, 180])).toBeLessThan(1);
  expect(exponentOf(SIZES, [0, 0, 0, 0])).toBe(0);
});
