import { expect, test } from 'vitest';
import { nextReminder } from './sign-reminders.ts';

const asked = '2026-08-14T10:00:00.000Z';

test('a signer is reminded a day after being asked, the day after that, and then never', () => {
  expect(nextReminder(asked, asked)).toBe('2026-08-15T10:00:00.000Z');
  expect(nextReminder(asked, '2026-08-15T10:00:00.000Z')).toBe('2026-08-16T10:00:00.000Z');
  expect(nextReminder(asked, '2026-08-16T10:00:00.000Z')).toBeNull();
});

test('a late reminder is not followed by another at once', () => {
  expect(nextReminder(asked, '2026-08-16T09:00:00.000Z')).toBe('2026-08-16T10:00:00.000Z');
  expect(nextReminder(asked, '2026-09-01T10:00:00.000Z')).toBeNull();
});
