import { expect, test } from 'vitest';
import { DAY_PARTS, dayPartOf } from './busy-hours.rules.ts';

test('the hours of a part of the day have its name, and other hours have none', () => {
  expect(dayPartOf(DAY_PARTS.morning)).toBe('morning');
  expect(dayPartOf(DAY_PARTS.afternoon)).toBe('afternoon');
  expect(dayPartOf({ from_time: '06:00', to_time: '18:00' })).toBeNull();
});

test('the parts of a day follow each other without a gap', () => {
  expect([DAY_PARTS.morning.to_time, DAY_PARTS.afternoon.to_time]).toEqual([
    DAY_PARTS.afternoon.from_time,
    DAY_PARTS.evening.from_time,
  ]);
});
