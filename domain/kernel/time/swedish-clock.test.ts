import { expect, it } from 'vitest';
import { swedishClock } from './swedish-clock.ts';

const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short', timeStyle: 'short' });
const HOUR_MS = 3_600_000;

it('the clock is that of the time zone: every day from 1994 to 2039, and each hour of the days on which clocks turn', () => {
  const wrong: string[] = [];
  for (let day = Date.UTC(1994, 0, 1); day < Date.UTC(2040, 0, 1); day += 24 * HOUR_MS) {
    const isTurning =
      zone.format(day) !== zone.format(day + 24 * HOUR_MS).replace(/^\S+/, zone.format(day).slice(0, 10));
    for (let at = day; at < day + 24 * HOUR_MS; at += isTurning ? HOUR_MS : 24 * HOUR_MS)
      if (swedishClock(at) !== zone.format(at)) wrong.push(new Date(at).toISOString());
  }
  expect(wrong).toEqual([]);
});

it('the clocks turn at 01:00 UTC to the minute', () => {
  expect(swedishClock(Date.UTC(2026, 2, 29, 0, 59))).toBe('2026-03-29 01:59');
  expect(swedishClock(Date.UTC(2026, 2, 29, 1, 0))).toBe('2026-03-29 03:00');
  expect(swedishClock(Date.UTC(2026, 9, 25, 0, 59))).toBe('2026-10-25 02:59');
  expect(swedishClock(Date.UTC(2026, 9, 25, 1, 0))).toBe('2026-10-25 02:00');
});

it('a moment before 1970 has its clock too, and what is no moment has none', () => {
  expect(swedishClock(Date.UTC(1955, 5, 1, 12))).toBe('1955-06-01 13:00');
  expect(() => swedishClock(Number.NaN)).toThrow(RangeError);
});
