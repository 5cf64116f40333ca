import { expect, test } from 'vitest';
import { awaitsLook, hasEnd, WORK_RIGHT_BASES } from './work-right.ts';

test('a first wage waits for a look at the right to work, and a later one does not', () => {
  expect(awaitsLook(null, false, '2026-12-23')).toBe(true);
  expect(awaitsLook(null, true, '2026-12-23')).toBe(false);
  expect(awaitsLook({ valid_until: null }, false, '2026-12-23')).toBe(false);
});

test('a wage after the last day of the right waits for another look, also if wages were paid before', () => {
  expect(awaitsLook({ valid_until: '2026-12-23' }, false, '2026-12-23')).toBe(false);
  for (const isPaid of [true, false]) {
    expect(awaitsLook({ valid_until: '2026-12-22' }, isPaid, '2026-12-23')).toBe(true);
  }
});

test('citizens, their family and people with a permanent permit have a right without an end', () => {
  expect(WORK_RIGHT_BASES.filter((basis) => !hasEnd(basis))).toEqual([
    'sweden',
    'nordic_eu_ees',
    'family_of_eu',
    'permanent_permit',
  ]);
});
