import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeNames, isTellingName, isWholeName } from './names-in-words.ts';

const exchanged = (text: string, ...names: string[]) => exchangeNames(text, names, 'X');

test.each([
  ['Anna Berg har tackat ja.', 'Anna Berg', 'X har tackat ja.'],
  ['Hej, (Anna Berg), "Anna Berg" och \'Anna Berg\'!', 'Anna Berg', 'Hej, (X), "X" och \'X\'!'],
  ['Anna Bergs svar. Anna  Berg\nAnna Berg', 'Anna Berg', 'Xs svar. X\nX'],
  ['Anna Bergström, Anna Berg-Lund, Joanna Berg, Anna Bergå', 'Anna Berg', undefined],
  ["Eva-Anna Berg, D'Anna Berg, Anna Berg’ström", 'Anna Berg', undefined],
  ['Åsa Öberg och Låsa Öberg och Åsa Öbergä', 'Åsa Öberg', 'X och Låsa Öberg och Åsa Öbergä'],
  ['A\u030Asa O\u0308berg svarar', 'Åsa Öberg', 'X svarar'],
  ["Eva-Lis O'Neill kom, Eva-Lis O'Neills bil", "Eva-Lis O'Neill", 'X kom, Xs bil'],
  ['Kim (Kimpan) E. kom', 'Kim (Kimpan) E.', 'X kom'],
  ['Skriv till anna@a.example.', 'anna@a.example', 'Skriv till X.'],
  ['Skriv till johanna@a.example, anna@a.example.net och anna.anna@a.example', 'anna@a.example', undefined],
])('%j without %s', (text, name, expected) => {
  expect(exchanged(text, name)).toBe(expected ?? text);
});

test('of names with the same beginning the longer one is replaced whole', () => {
  expect(exchanged('Anna Berg Lund och Anna Berg', 'Anna Berg', 'Anna Berg Lund')).toBe('X och X');
  expect(exchanged('Ingen alls', '', ' ')).toBe('Ingen alls');
});

test('only names that identify a person can be searched for', () => {
  expect(['n', '2', '2026', 'Bo', '', 'Bo Å', 'Åsa', 'Bo Ek'].map(isTellingName)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(['Anna', ' Anna ', 'n n', 'Anna Berg', 'Bo Ek', 'Anna 2'].map(isWholeName)).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('no name is replaced inside a word, and every name works as a pattern', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('a', 'é', '7', 'ß'), (middle, letter) => {
      const inside = `${letter}q${middle}q${letter}`;
      expect(exchanged(inside, `q${middle}q`)).toBe(inside);
    }),
  );
});
