import fc from 'fast-check';

/**
 * Texts that often break programs, such as bytes that databases refuse, code of other languages, and names that every
 * object inherits.
 */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table projects; --",
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '%',
  '_%\\',
  '\\',
  '../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  'infinity',
  '-infinity',
  '\u202eabc',
  '👩‍👩‍👧‍👦',
  'é'.normalize('NFD'),
  '\r\nBcc: all@example.com',
  'å'.repeat(5001),
  'a'.repeat(200_000),
] as const;

/** Days at every limit and beyond it, and values that are no days. */
export const DAYS = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2100-12-31',
  '2101-01-01',
  '9999-12-31',
  '10000-01-01',
  '-0001-01-01',
  '2026-02-30',
  '2024-02-29',
  'infinity',
  '-1',
] as const;
export const INSTANTS = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1900-01-01T00:00:00Z',
  '2026-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2100-12-31T23:59:59.999999Z',
  '2100-12-31T23:59:59.9999999Z',
  '9999-12-31T23:59:59.9999999Z',
  '10000-01-01T00:00:00Z',
  '2026-01-01T24:00:00Z',
] as const;

const NUMBERS = [0, -0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, -(2 ** 63), 1e308, 5e-324];

const LONG = Array.from({ length: 10_000 }, () => 0);
const DEEP = Array.from({ length: 100 }).reduce<unknown>((inner) => ({ a: inner }), null);

export const hostileText = fc.constantFrom(...TEXTS, ...DAYS, ...INSTANTS);
export const hostileNumber = fc.constantFrom(...NUMBERS);

/** Any value of the wrong kind. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { a: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(LONG, DEEP) },
);
