import { expect, test } from 'vitest';
import { closableMonth, lastDayOf } from './months.ts';

test.each([
  ['2026-02-15', '2026-02-28'],
  ['2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-31'],
])('the month of %s ends on %s', (day, last) => {
  expect(lastDayOf(day)).toBe(last);
});

test('months close in order, and not before they are over', () => {
  const [october, november] = ['2026-10-01', '2026-11-01'];
  const open = [october, november].map((month) => ({ month, is_closed: false }));
  const next = open.map(({ month }) => ({ month, is_closed: month === october }));
  expect(closableMonth(open.toReversed(), '2026-12-05')).toBe(october);
  expect(closableMonth(next, '2026-12-05')).toBe(november);
  expect(closableMonth(next, '2026-11-30')).toBeNull();
  expect(closableMonth([], '2026-11-30')).toBeNull();
});
