import { expect, test } from 'vitest';
import { nightUntil } from './sms-hours.ts';

test.each([
  ['in the last minute of the evening', '2026-11-29T20:59:59.000Z', null],
  ['at ten in the evening', '2026-11-29T21:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['after midnight', '2026-11-30T02:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['the night before summer time', '2026-03-28T22:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['at seven', '2026-11-30T06:00:00.000Z', null],
  ['in the day', '2026-11-30T12:00:00.000Z', null],
])('a text message %s waits until the night is over', (_, now, until) => {
  expect(nightUntil(now, null)).toBe(until);
});

test('what happens before nine in the morning does not wait, and what happens later does', () => {
  const evening = '2026-11-29T22:30:00.000Z';
  expect(nightUntil(evening, '2026-11-30T07:59:00.000Z')).toBeNull();
  expect(nightUntil(evening, '2026-11-30T08:00:00.000Z')).toBe('2026-11-30T06:00:00.000Z');
  expect(nightUntil('2026-11-30T03:00:00.000Z', '2026-11-30T06:30:00.000Z')).toBeNull();
  expect(nightUntil('2026-11-30T03:00:00.000Z', '2026-12-01T06:30:00.000Z')).toBe('2026-11-30T06:00:00.000Z');
});
