import { expect, test } from 'vitest';
import { isWithinBounds, RATE_BOUNDS, RATE_KEYS } from './rate-bounds.ts';

test.each(RATE_KEYS)('%s may have its lowest and highest value, and none beyond', (key) => {
  const { min, max } = RATE_BOUNDS[key];
  expect([min - 1, min, max, max + 1].map((value) => isWithinBounds(key, value))).toEqual([false, true, true, false]);
});
