import { describe, expect, test } from 'vitest';
import { addDays, ageOn, countDays, dayOf, daysBetween, isDay, momentOf, overlaps } from './day.ts';

describe('the Swedish day of an instant', () => {
  test.each([
    // The Swedish day begins an hour before the UTC day in winter, two hours before it in summer.
    ['2026-01-31T22:59:59Z', '2026-01-31'],
    ['2026-01-31T23:00:00Z', '2026-02-01'],
    ['2026-06-30T21:59:59Z', '2026-06-30'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    // Clocks go forward on 29 March 2026 at 01:00 UTC and back on 25 October at 01:00 UTC.
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T00:59:59Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2025-12-31T23:00:00Z', '2026-01-01'],
  ])('%s is %s', (instant, day) => {
    expect(dayOf(instant)).toBe(day);
    expect(momentOf(new Date(instant))).toEqual({ now: new Date(instant).toISOString(), today: day });
  });
});

describe('days that exist', () => {
  test.each(['2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01', '2100-12-31'])('%s exists', (day) =>
    expect(isDay(day)).toBe(true),
  );
  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '2026-1-1',
    '0000-01-01',
    '0001-01-01',
    '1899-12-31',
    '2101-01-01',
    '9999-12-31',
    '10000-01-01',
    '20260101',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '',
  ])('"%s" does not exist', (day) => expect(isDay(day)).toBe(false));
});

describe('calculating with days', () => {
  test('crosses months, leap days and the days on which clocks change', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
  });

  test('forward and back gives the same day', () => {
    for (let days = -800; days <= 800; days += 1) {
      const there = addDays('2026-03-29', days);
      expect(daysBetween('2026-03-29', there)).toBe(days);
      expect(addDays(there, -days)).toBe('2026-03-29');
    }
  });
});

describe('a person’s age in full years', () => {
  test.each([
    ['1990-05-05', '2026-05-04', 35],
    ['1990-05-05', '2026-05-05', 36],
    ['2026-05-05', '2026-05-05', 0],
    // Born on a leap day: the birthday of other years is 1 March.
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2024-02-28', 15],
    ['2008-02-29', '2024-02-29', 16],
    ['2008-03-01', '2024-02-29', 15],
  ])('born %s, on %s: %i', (birth, day, age) => expect(ageOn(birth, day)).toBe(age));
});

test('spans share a day if the last of one is the first of the other', () => {
  const span = (starts_on: string, ends_on: string) => ({ starts_on, ends_on });
  const june = span('2026-06-10', '2026-06-12');
  expect(overlaps(june, span('2026-06-12', '2026-06-14'))).toBe(true);
  expect(overlaps(june, span('2026-06-01', '2026-06-10'))).toBe(true);
  expect(overlaps(june, span('2026-06-11', '2026-06-11'))).toBe(true);
  expect(overlaps(june, span('2026-06-13', '2026-06-14'))).toBe(false);
  expect(overlaps(june, span('2026-06-01', '2026-06-09'))).toBe(false);
});

test('the days of spans include both ends, across the new year too', () => {
  const spans = [
    { starts_on: '2026-12-01', ends_on: '2026-12-01' },
    { starts_on: '2026-12-30', ends_on: '2027-01-01' },
  ];
  expect([countDays(spans), countDays([])]).toEqual([4, 0]);
});
