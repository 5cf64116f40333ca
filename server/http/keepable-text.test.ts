import { expect, test } from 'vitest';
import { keepableText, placesOfNul } from './keepable-text.ts';

/** A text inside the given number of nested lists. */
const within = (lists: number, text: string): unknown => (lists === 0 ? text : [within(lists - 1, text)]);

test('texts lose the characters that PostgreSQL cannot store, however deep; passwords stay unchanged', () => {
  const sent = { a: 'x\0y', list: ['\ud83d', { b: '\0' }], password: 'p\0', current_password: 'q\0', n: 1, none: null };
  expect(keepableText(sent)).toEqual({
    a: 'xy',
    list: ['\ufffd', { b: '' }],
    password: 'p\0',
    current_password: 'q\0',
    n: 1,
    none: null,
  });
  // Only a text can be a password.
  expect(keepableText({ password: ['\0'] })).toEqual({ password: [''] });
});

test('values nested deeper than 32 are left out', () => {
  expect(JSON.stringify(keepableText(within(33, 'x')))).toContain('x');
  expect(JSON.stringify(keepableText(within(34, 'x')))).not.toContain('x');
});

test('a NUL is found in texts and names, with its place, and not in passwords', () => {
  expect(placesOfNul('\0')).toEqual([[]]);
  expect(placesOfNul({ a: 'x', b: ['y', '\0'], password: '\0', 'c\0': 'z', d: null })).toEqual([['b', '1'], ['c\0']]);
  expect(placesOfNul(within(33, '\0'))).toHaveLength(1);
  expect(placesOfNul(within(34, '\0'))).toEqual([]);
});

test('at most twenty places are named', () => {
  expect(placesOfNul(Array(19).fill('\0'))).toHaveLength(19);
  expect(placesOfNul(Array(30).fill('\0'))).toHaveLength(20);
});
