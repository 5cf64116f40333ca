import { describe, expect, test } from 'vitest';
import { caretAfterFormatting, formatDateTyping, formatTimeTyping } from './date-typing.ts';
import { parseKronor, parseNumber } from './parse-number.ts';
import { pointsOf } from './percent-input.tsx';

/** The text of the field after each key. */
const typeAll = (keys: string) => [...keys].reduce((shown, key) => formatDateTyping(shown + key), '');

describe('a date field', () => {
  test('inserts dashes', () => {
    expect(typeAll('20010203')).toBe('2001-02-03');
  });
  test('takes digits only, at most ten characters', () => {
    expect(typeAll('2001-02-03')).toBe('2001-02-03');
    expect(typeAll('20a0b1 02/031999')).toBe('2001-02-03');
  });
  test('can be deleted backwards until empty', () => {
    let shown = '2001-02-03';
    const seen: string[] = [];
    while (shown !== '') {
      shown = formatDateTyping(shown.slice(0, -1));
      seen.push(shown);
    }
    expect(seen).toEqual(['2001-02-0', '2001-02', '2001-0', '2001', '200', '20', '2', '']);
  });
  test('accepts a pasted date in other formats', () => {
    expect(formatDateTyping('2001/02/03')).toBe('2001-02-03');
  });
  test('keeps the caret behind the same digit', () => {
    expect(caretAfterFormatting('20015-02-03', 5, '2001-50-20')).toBe(6);
    expect(caretAfterFormatting('20010', 5, '2001-0')).toBe(6);
    expect(caretAfterFormatting('-02', 0, '02')).toBe(0);
  });
});

test('a time field puts the colon in and takes four digits', () => {
  expect(formatTimeTyping('0830')).toBe('08:30');
  expect(formatTimeTyping('08')).toBe('08');
  expect(formatTimeTyping('08:3055')).toBe('08:30');
});

test('numbers are parsed as typed in Swedish', () => {
  expect(parseNumber('1 234,5')).toBe(1234.5);
  expect(parseNumber('')).toBeUndefined();
  expect(parseNumber('sju')).toBeNaN();
  expect(parseNumber(7)).toBe(7);
});

test('kronor become öre in the field', () => {
  expect(parseKronor('4 500')).toBe(450_000);
  expect(parseKronor('4 500 kr')).toBe(450_000);
  expect(parseKronor('')).toBeNull();
  expect(parseKronor('12,5')).toBeUndefined();
  expect(parseKronor('-3')).toBeUndefined();
});

test('percent become hundredths of a percent, also while the decimals are being typed', () => {
  expect(['20', '12,5', '12,', '33,33', '0,1', ''].map(pointsOf)).toEqual([2000, 1250, 1200, 3333, 10, 0]);
  expect(['tjugo', '-5', '12,345', ','].map(pointsOf)).toEqual([undefined, undefined, undefined, 0]);
});
