import { expect, test } from 'vitest';
import { earlierOf, isInstant } from './instant.ts';

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
])('"%s" is none', (text) => expect(isInstant(text)).toBe(false));

test('the earlier of two is the one that was written, however many decimals', () => {
  expect(earlierOf('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.001Z')).toBe('2026-01-01T00:00:00Z');
  expect(earlierOf('2026-01-02T00:00:00.000Z', '2026-01-01T10:00Z')).toBe('2026-01-01T10:00Z');
});
