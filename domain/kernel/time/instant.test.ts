import { expect, test } from 'vitest';
import { earlierOf, instantAt, isInstant, minutesInto, minutesOfDay } from './instant.ts';

test.each([
  '1900-01-01T00:00:00Z',
  '2026-11-21T08:00Z',
  '2026-11-21T08:00:00.5Z',
  '2024-02-29T23:59:59.999999Z',
  '2100-12-31T23:59:59.999999Z',
])('%s is an instant', (text) => expect(isInstant(text)).toBe(true));

test.each([
  '1899-12-31T23:59:59Z',
  '2101-01-01T00:00:00Z',
  // Seven decimals are rounded: this one would be in the year after.
  '2100-12-31T23:59:59.9999999Z',
  '9999-12-31T23:59:59.9999999Z',
  '0000-01-01T00:00:00Z',
  '10000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T23:59:60Z',
  '2026-01-01T00:00:00',
  '2026-01-01T00:00:00+01:00',
  '2026-01-01',
  'infinity',
  '',
])('"%s" is no instant', (text) => expect(isInstant(text)).toBe(false));

test('the earlier of two instants keeps its spelling, with any number of decimals', () => {
  expect(earlierOf('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.001Z')).toBe('2026-01-01T00:00:00Z');
  expect(earlierOf('2026-01-02T00:00:00.000Z', '2026-01-01T10:00Z')).toBe('2026-01-01T10:00Z');
});

test.each([
  ['2026-08-19', '12:00', '2026-08-19T10:00:00.000Z'],
  ['2026-12-12', '12:00', '2026-12-12T11:00:00.000Z'],
  ['2026-12-12', '00:00', '2026-12-11T23:00:00.000Z'],
  // When summer time ends this time comes twice; when it begins this time does not exist.
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
])('%s %s in Sweden is %s', (day, time, instant) => expect(instantAt(day, time)).toBe(instant));

test('a day has its elapsed minutes, also when summer time begins and ends', () => {
  expect(['2026-10-24', '2026-10-25', '2027-03-28'].map(minutesOfDay)).toEqual([1440, 1500, 1380]);
  expect(minutesInto('2026-10-24', '06:30')).toBe(390);
  expect([minutesInto('2026-10-25', '02:30'), minutesInto('2026-10-25', '06:30')]).toEqual([150, 450]);
  expect([minutesInto('2027-03-28', '01:30'), minutesInto('2027-03-28', '06:30')]).toEqual([90, 330]);
});
