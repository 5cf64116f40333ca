import { describe, expect, test } from 'vitest';
import { dayOfInstant } from './clock.ts';
import { formatDate, formatDay, formatDaysUntil, formatInstant, formatSpan, formatTimeUntil } from './format-date.ts';

describe('days', () => {
  test('a day of this year is written without the year', () => {
    expect(formatDay('2026-12-03', '2026-11-20')).toBe('tors 3 dec');
    expect(formatDay('2027-01-04', '2026-11-20')).toBe('mån 4 jan 2027');
    expect(formatDate('2026-03-05')).toBe('5 mars 2026');
  });
  test.each([
    ['2026-12-03', '2026-12-05', '3–5 dec 2026'],
    ['2026-11-30', '2026-12-02', '30 nov – 2 dec 2026'],
    ['2026-12-30', '2027-01-02', '30 dec 2026 – 2 jan 2027'],
    ['2026-12-03', '2026-12-03', '3 dec 2026'],
    ['2026-12-03', null, '3 dec 2026'],
  ])('%s to %s reads %s', (from, to, text) => {
    expect(formatSpan(from, to)).toBe(text);
  });
  test.each([
    ['2026-11-20', 'i dag'],
    ['2026-11-21', 'i morgon'],
    ['2026-11-22', 'om 2 dagar'],
    ['2026-11-19', 'i går'],
    ['2026-11-17', 'för 3 dagar sedan'],
  ])('%s from 20 November is %s', (day, text) => {
    expect(formatDaysUntil(day, '2026-11-20')).toBe(text);
  });
});

describe('instants', () => {
  test('an instant is shown in Swedish time in winter and in summer', () => {
    expect(formatInstant('2026-12-03T07:00:00Z', '2026-11-20')).toBe('tors 3 dec, 08.00');
    expect(formatInstant('2026-06-03T07:00:00Z', '2026-11-20')).toBe('ons 3 juni, 09.00');
  });
  test('a late evening in UTC is the next day in Sweden', () => {
    expect(dayOfInstant('2026-12-03T23:30:00Z')).toBe('2026-12-04');
  });
  test.each([
    ['2026-11-20T12:30:00Z', 'om 30 minuter'],
    ['2026-11-20T12:00:10Z', 'nu'],
    ['2026-11-20T15:10:00Z', 'om 3 timmar'],
    ['2026-11-20T11:00:00Z', 'för 1 timme sedan'],
    ['2026-11-21T10:00:00Z', 'i morgon'],
    ['2026-11-23T10:00:00Z', 'om 3 dagar'],
  ])('%s from noon UTC is %s', (instant, text) => {
    expect(formatTimeUntil(instant, new Date('2026-11-20T12:00:00Z'))).toBe(text);
  });
});
