import { afterEach, expect, test, vi } from 'vitest';
import { clock } from '#web/ui/text/clock.ts';
import { pageAge } from './page-age.ts';

afterEach(() => vi.restoreAllMocks());

const after = (own_ms: number, day_ms: number) => {
  vi.spyOn(performance, 'now').mockReturnValue(own_ms);
  vi.spyOn(clock, 'now').mockReturnValue(new Date(performance.timeOrigin + day_ms));
  return pageAge();
};

test('the age of a page is the larger one of two clocks, in whole ms', () => {
  expect(after(1_200.2, 1_000)).toBe(1_201);
  // The computer has slept for an hour.
  expect(after(1_200.2, 3_601_200)).toBeGreaterThanOrEqual(3_601_200);
  // The system clock was set back.
  expect(after(1_200.2, -3_600_000)).toBe(1_201);
});

test('the age of a page is at least 1 ms', () => {
  expect(after(0, 0)).toBe(1);
});
