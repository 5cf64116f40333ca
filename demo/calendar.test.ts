import { expect, test } from 'vitest';
import { calendarAround } from './calendar.ts';

test.each([
  ['2028-02-29T09:00:00Z', '2028-02-29', '2028-02-28', '2028-03-01'],
  // Half an hour before midnight in Sweden, and the first moment of a year in Sweden.
  ['2026-12-31T22:30:00Z', '2026-12-31', '2026-12-30', '2027-01-01'],
  ['2026-12-31T23:00:00.200Z', '2027-01-01', '2026-12-31', '2027-01-02'],
  // Minutes before the clocks change in spring and in autumn.
  ['2027-03-28T00:50:00Z', '2027-03-28', '2027-03-27', '2027-03-29'],
  ['2027-10-31T00:30:00Z', '2027-10-31', '2027-10-30', '2027-11-01'],
])('at %s it is %s, and no hour of today lies in the future or on another day', (now, today, before, after) => {
  const { day, at } = calendarAround(new Date(now));
  expect([day(-1), day(0), day(1)]).toEqual([before, today, after]);
  for (const hour of [0, 5, 8, 19]) {
    expect(at(0, hour).today).toBe(today);
    expect(at(0, hour).now <= new Date(now).toISOString()).toBe(true);
    expect(at(-1, hour).today).toBe(before);
  }
});
