import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, ageOn } from '#domain/kernel/time/day.ts';
import { minorUntil } from './guardian.rules.ts';

test('a talent under 18 is a minor until the day before the eighteenth birthday', () => {
  expect(minorUntil('2011-03-02', '2026-08-14')).toBe('2029-03-01');
  expect(minorUntil('2008-08-15', '2026-08-14')).toBe('2026-08-14');
  expect(minorUntil('2008-08-14', '2026-08-14')).toBeNull();
  expect(minorUntil(null, '2026-08-14')).toBeNull();
});

test('a person is 17 on that day and 18 on the next, even if born on a leap day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6000 }), (days) => {
      const birth_date = addDays('2008-08-15', days);
      const last = minorUntil(birth_date, '2026-08-14') ?? '';
      expect([ageOn(birth_date, last), ageOn(birth_date, addDays(last, 1))]).toEqual([17, 18]);
    }),
  );
  expect(minorUntil('2012-02-29', '2026-08-14')).toBe('2030-02-28');
});
