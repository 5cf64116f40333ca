import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockIn } from '#domain/kernel/time/instant.ts';
import { happensAt, quietUntil, USUAL_QUIET } from './quiet-hours.ts';

test.each([
  ['in the evening', '2026-11-29T20:30:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['at its first minute', '2026-11-29T20:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['after midnight', '2026-11-30T02:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['the night before summer time', '2026-03-28T22:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['at its end', '2026-11-30T06:00:00.000Z', null],
  ['in the day', '2026-11-29T12:00:00.000Z', null],
])('a push %s waits until the quiet hours end', (_, now, until) => {
  expect(quietUntil(now, USUAL_QUIET, null)).toBe(until);
});

test('quiet hours within a day hold back within that day only', () => {
  const quiet = { from: '13:00', until: '15:00' };
  expect(quietUntil('2026-11-29T12:30:00.000Z', quiet, null)).toBe('2026-11-29T14:00:00.000Z');
  expect(quietUntil('2026-11-29T11:30:00.000Z', quiet, null)).toBeNull();
  expect(quietUntil('2026-11-29T14:00:00.000Z', quiet, null)).toBeNull();
});

test('nothing waits without quiet hours, or with some that end as they begin', () => {
  expect(quietUntil('2026-11-29T23:00:00.000Z', null, null)).toBeNull();
  expect(quietUntil('2026-11-29T23:00:00.000Z', { from: '21:00', until: '21:00' }, null)).toBeNull();
});

test('what happens within twelve hours does not wait, what happens later does', () => {
  const now = '2026-11-29T21:00:00.000Z';
  expect(quietUntil(now, USUAL_QUIET, '2026-11-30T09:00:00.000Z')).toBeNull();
  expect(quietUntil(now, USUAL_QUIET, '2026-11-30T09:00:00.001Z')).toBe('2026-11-30T06:00:00.000Z');
});

test('a push that waits is sent at the end of the quiet hours, less than a day later', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, time, time, (at, from, until) => {
      const waits = quietUntil(at.toISOString(), { from, until }, null);
      if (waits === null) return;
      expect(Date.parse(waits)).toBeGreaterThan(at.getTime());
      expect(Date.parse(waits) - at.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      expect(quietUntil(waits, { from, until }, null)).toBeNull();
      // An hour that summer time leaves out has no clock.
      if (until < '02:00' || until > '03:00') expect(clockIn(waits).time).toBe(until);
    }),
  );
});

test('an event happens at its start, at its call time, or when its first day begins', () => {
  expect(happensAt({ starts_date: '2026-11-30T09:00:00.000Z' })).toBe('2026-11-30T09:00:00.000Z');
  expect(happensAt({ day: '2026-11-30', call_time: '07:15' })).toBe('2026-11-30T06:15:00.000Z');
  expect(happensAt({ starts_on: '2026-11-30' })).toBe('2026-11-29T23:00:00.000Z');
  expect(happensAt({ day: '2026-11-30', starts_on: null })).toBeNull();
});
