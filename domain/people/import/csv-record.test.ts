import { describe, expect, test } from 'vitest';
import { readRecord, separatorOf } from './csv-record.ts';
import { fieldsWithLostLetters } from './lost-letters.ts';

const cells = (...lines: string[]) => readRecord(lines, ';').cells;

test.each([
  ['a;b;c', ';'],
  ['a,b,c', ','],
  ['a\tb', '\t'],
  ['"a,b,c,d";b;c', ';'],
  ['a', ';'],
  ['a;b;c,d', ';'],
])('the separator of %s is its most frequent candidate', (line, separator) => {
  expect(separatorOf(line)).toBe(separator);
});

describe('a record', () => {
  test.each([
    ['cells and empty ones', ['a;;c;'], ['a', '', 'c', '']],
    ['another separator in a cell', ['shoe:38,5;b'], ['shoe:38,5', 'b']],
    ['quotes round a cell', ['"a;b";c'], ['a;b', 'c']],
    ['a quote told twice', ['"a ""b""";c'], ['a "b"', 'c']],
    ['a cell of two lines', ['"a', 'b";c'], ['a\nb', 'c']],
    ['quotes in the middle of a cell', ['Kallas "Citte" av alla;c'], ['Kallas "Citte" av alla', 'c']],
    ['quotes round the first word', ['"Citte" av alla;c'], ['"Citte" av alla', 'c']],
    ['a quote that is closed nowhere', ['"Citte;c', 'd;e'], ['"Citte', 'c']],
    ['a quote that only the next line’s quotes would close', ['"Citte;c', '"d;e";f'], ['"Citte', 'c']],
    ['an inch', ['5" lång;c'], ['5" lång', 'c']],
  ])('has %s', (_name, lines, expected) => {
    expect(cells(...lines)).toEqual(expected);
  });

  test('takes as many lines as its cells', () => {
    expect(readRecord(['a;"b', '', 'c"', 'd;e'], ';').count).toBe(3);
    expect(readRecord(['a;"b', 'c;d'], ';').count).toBe(1);
  });
});

test('lost letters are found by their fields, and foreign letters are not lost', () => {
  expect(
    fieldsWithLostLetters({ a: 'Ekstr\ufffdms', b: ['EkstrÃ¶ms'], c: 'Åsa Öberg', d: 'São João Ã', e: 3 }),
  ).toEqual(['a', 'b']);
});
