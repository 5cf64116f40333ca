import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/kernel/time/day.ts';
import { isWorkingDay } from '#domain/kernel/time/working-days.ts';
import { dueDayOf } from './invoice.rules.ts';

test.each([
  ['2026-08-20', '2026-09-21'],
  ['2026-08-21', '2026-09-21'],
  ['2026-08-24', '2026-09-23'],
  // Thirty days end on Christmas Eve; the next banking day comes after two holidays and a weekend.
  ['2026-11-24', '2026-12-28'],
])('an invoice of %s must be paid by %s', (issued_on, due_on) => {
  expect(dueDayOf(issued_on)).toBe(due_on);
});

test('a company has at least thirty days to pay, until a banking day', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count));
  fc.assert(
    fc.property(day, (issued_on) => {
      const due_on = dueDayOf(issued_on);
      expect(isWorkingDay(due_on)).toBe(true);
      expect(daysBetween(issued_on, due_on)).toBeGreaterThanOrEqual(30);
      for (let before = addDays(due_on, -1); daysBetween(issued_on, before) >= 30; before = addDays(before, -1))
        expect(isWorkingDay(before)).toBe(false);
    }),
  );
});
