import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=3-5', { start: 3, end: 5 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-5', { start: 5, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'beyond'],
  ['bytes=10-', 'beyond'],
  ['bytes=10-20', 'beyond'],
  ['bytes=999999999999999-', 'beyond'],
  // Several ranges and invalid ones: the answer is the whole file.
  ['bytes=0-1,3-4', null],
  ['bytes=5-3', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['bytes=9999999999999999999-', null],
  ['items=0-1', null],
  ['', null],
  [undefined, null],
] as const)('%j of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

test('an empty file has no range', () => {
  expect([readRange('bytes=0-', 0), readRange('bytes=-1', 0)]).toEqual(['beyond', 'beyond']);
});

test('any accepted range lies within the file', () => {
  const header = fc.oneof(
    fc.string(),
    fc.tuple(fc.option(fc.nat()), fc.option(fc.nat())).map(([a, b]) => `bytes=${a ?? ''}-${b ?? ''}`),
  );
  fc.assert(
    fc.property(header, fc.nat(1000), (asked, size) => {
      const range = readRange(asked, size);
      if (range === null || range === 'beyond') return;
      expect(range.start >= 0 && range.start <= range.end && range.end < size).toBe(true);
    }),
  );
});
