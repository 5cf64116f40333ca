import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { addMonths, dayAfterKey, mondayOf, shownDays } from './month-days.ts';

const aDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1930-01-01', days));

test('a month is shown in whole weeks with all its days, never more than the server accepts', () => {
  fc.assert(
    fc.property(aDay, (day) => {
      const days = shownDays(day, 'month');
      expect(days.length % 7).toBe(0);
      expect(days.length).toBeLessThanOrEqual(42);
      expect(days[0]).toBe(mondayOf(`${day.slice(0, 8)}01`));
      const next = `${addMonths(day, 1).slice(0, 8)}01`;
      expect(days).toContain(addDays(next, -1));
      expect(shownDays(day, 'week')).toContain(day);
    }),
  );
});

test('keys move between days as in other calendars', () => {
  const from = (key: string, day = '2026-12-31') => dayAfterKey(key, day);
  expect(from('ArrowRight')).toBe('2027-01-01');
  expect(from('ArrowUp')).toBe('2026-12-24');
  expect(from('Home')).toBe('2026-12-28');
  expect(from('End')).toBe('2027-01-03');
  expect(from('PageDown', '2027-01-31')).toBe('2027-02-28');
  expect(from('PageUp')).toBe('2026-11-30');
  expect(from('a')).toBeNull();
});
