import { expect, test } from 'vitest';
import { kronor, ore } from '#domain/kernel/money/ore.ts';
import { lateStopDay, missingAdvance, roomOf, usedOf } from './credit-line.rules.ts';

test('what is booked, decided and unpaid is used of the limit, also beyond it', () => {
  const exposure = { booked_ore: kronor(100), owed_ore: kronor(20), unpaid_ore: kronor(3), held_ore: kronor(0) };
  expect(usedOf(exposure)).toBe(kronor(123));
  expect(roomOf(kronor(123), exposure)).toBe(0);
  expect(roomOf(kronor(100), exposure)).toBe(kronor(-23));
  expect(roomOf(kronor(100), { ...exposure, held_ore: kronor(50) })).toBe(kronor(27));
});

test('an invoice stops new work from the thirty-first day after the last day to pay', () => {
  // Due on 21 September: the thirtieth day is 21 October.
  expect(lateStopDay('2026-10-21') >= '2026-09-21').toBe(false);
  expect(lateStopDay('2026-10-22') >= '2026-09-21').toBe(true);
});

test('half or all of what is booked is paid in advance, within a krona', () => {
  const prepaid = { held_ore: kronor(30), prepayable_ore: kronor(100) };
  expect(missingAdvance('none', prepaid)).toBe(0);
  expect(missingAdvance('half', prepaid)).toBe(kronor(20));
  expect(missingAdvance('full', prepaid)).toBe(kronor(70));
  expect(missingAdvance('full', { ...prepaid, held_ore: ore(9_901) })).toBe(0);
  expect(missingAdvance('full', { ...prepaid, held_ore: ore(9_900) })).toBe(100);
});
