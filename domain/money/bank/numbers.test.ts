import { describe, expect, test } from 'vitest';
import { numbersIn, writtenNumbers } from './numbers.ts';

test('numbers written in groups with spaces are read', () => {
  expect(numbersIn('nr 2026 0001, tel 08-12')).toEqual(['20260001']);
  expect(numbersIn('Fakt 2026 0001 5000 kr')).toContain('20260001');
  expect(numbersIn('Faktura 2026-0001 12 500,00')).toContain('20260001');
});

test.each([
  '2026-11-27',
  '2026/11/27',
  '2026.11.27',
  '2026 11 27',
  '27.11.2026',
  '27-11-2026',
  '7/1/2026',
  '27/11 2026',
  'Betaldag 20261127',
  'Datum: 20261127',
])('a date is no number: %s', (date) => {
  expect(numbersIn(`Betalning ${date}`)).toEqual([]);
  expect(numbersIn(`Faktura 20260001, ${date}`)).toEqual(['20260001']);
});

test.each(['Faktura 20261127', 'Avser 2026-1127', '20261127', 'Nr 20261127 den 2026-11-30'])(
  'eight digits that could be a day may be an invoice number: %s',
  (text) => {
    expect(numbersIn(text)).toContain('20261127');
  },
);

describe('an OCR number is read', () => {
  test.each([
    'RF472026000105',
    'RF47 2026 0001 05',
    'Ref rf47 2026000105',
    '0000000000000002026000105',
    '002026000105',
  ])('%s', (text) => {
    expect(numbersIn(text)).toContain('2026000105');
  });
});

test('numbers of more than 25 digits and long rows of groups cost little', () => {
  const row = '1 '.repeat(50_000);
  expect(numbersIn(`${row}x`).length).toBeLessThan(30);
  expect(numbersIn('1'.repeat(26))).toEqual([]);
});

test('two texts are compared by the numbers as they are written', () => {
  expect(writtenNumbers('Fakt 2026 0001 5000 kr')).toEqual(['202600015000']);
});
