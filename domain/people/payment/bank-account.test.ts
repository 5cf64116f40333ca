import { expect, test } from 'vitest';
import { type AccountKind, accountProblem, compactAccount, endOfAccount, giroProblem } from './bank-account.ts';

const fieldOf = (kind: AccountKind, number: string, clearing = '') => accountProblem({ kind, clearing, number })?.field;

test('an account is stored without separators, and without a clearing number if its kind has none', () => {
  const written = { clearing: '83-27 9', number: 'se 12.34–5' };
  expect(compactAccount({ kind: 'bank', ...written })).toEqual({ kind: 'bank', clearing: '83279', number: 'SE12345' });
  expect(compactAccount({ kind: 'iban', ...written })).toMatchObject({ clearing: '' });
  expect(compactAccount({ kind: 'bankgiro', ...written })).toMatchObject({ clearing: '' });
});

test('words before a giro number are read away', () => {
  for (const number of ['BG 5050-1055', 'bankgiro: 5050-1055', 'Bankgironr. 5050-1055']) {
    expect(compactAccount({ kind: 'bankgiro', clearing: '', number }).number).toBe('50501055');
  }
  expect(compactAccount({ kind: 'plusgiro', clearing: '', number: 'PG 12 34 56-6' }).number).toBe('1234566');
});

test('each kind of account has its own form', () => {
  expect(fieldOf('bank', '12', '8327')).toBeUndefined();
  expect(fieldOf('bank', '1234567890', '83279')).toBeUndefined();
  expect(fieldOf('bank', '1', '8327')).toBe('number');
  expect(fieldOf('bank', '1234567890123', '8327')).toBe('number');
  expect(fieldOf('bank', '12', '832')).toBe('clearing');
  expect(fieldOf('bank', '12', '832791')).toBe('clearing');
  expect(fieldOf('iban', 'SE3550000000054910000003')).toBeUndefined();
  expect(fieldOf('iban', `SE12${'1'.repeat(10)}`)).toBe('number');
  expect(fieldOf('bankgiro', '9912346')).toBeUndefined();
  // The first number has a wrong check digit; the second has a right one but only six digits.
  expect(fieldOf('bankgiro', '9912347')).toBe('number');
  expect(fieldOf('bankgiro', '991232')).toBe('number');
  expect(fieldOf('plusgiro', '1234566')).toBeUndefined();
  expect(fieldOf('plusgiro', '1234567')).toBe('number');
  expect(fieldOf('plusgiro', '123456782')).toBe('number');
});

test.each([
  ['the check digits of an IBAN are wrong', 'iban', '', 'SE4550000000058398257467', 'IBAN-numret stämmer inte'],
  ['the clearing number stands there twice', 'bank', '5000', '50001234560', 'en gång till'],
  ['the fifth clearing digit stands there too', 'bank', '83279', '8327912345674', 'en gång till'],
  ['a digit is missing', 'bank', '5000', '123456', 'för kort: det har 7 siffror'],
  ['there is a digit too many', 'bank', '5000', '12345601', 'för långt: det har 7 siffror'],
  ['a personal account has twelve digits without a century', 'bank', '3300', '770118238300', 'det har 10 siffror'],
  ['an account at Handelsbanken has seven digits', 'bank', '6000', '1234567', 'det har 9 siffror'],
] as const)('an account is refused in words if %s', (_title, kind, clearing, number, words) => {
  expect(accountProblem({ kind, clearing, number })?.problem).toContain(words);
});

test('a bank that is not known yet may have numbers of other lengths', () => {
  expect(fieldOf('bank', '12345', '9999')).toBeUndefined();
  expect(fieldOf('bank', '123456789012', '9999')).toBeUndefined();
});

test.each([
  ['bankgiro', '12 34 56-6', 'som ett plusgiro'],
  ['bankgiro', 'PG 1234566', 'som ett plusgiro'],
  ['plusgiro', '123-4566', 'som ett bankgiro'],
  ['plusgiro', 'Bankgiro 1234566', 'som ett bankgiro'],
] as const)('a %s that is written %s is asked about', (kind, number, words) => {
  expect(giroProblem({ kind, clearing: '', number })?.problem).toContain(words);
});

test('a giro that is written in its own form, or without one, is not asked about', () => {
  for (const number of ['123-4566', 'BG 5050-1055', '1234566']) {
    expect(giroProblem({ kind: 'bankgiro', clearing: '', number })).toBeNull();
  }
  for (const number of ['12 34 56-6', 'PG 12-34 56-6', '1234566']) {
    expect(giroProblem({ kind: 'plusgiro', clearing: '', number })).toBeNull();
  }
});

test('two digits of a number are shown', () => expect(endOfAccount({ number: '1234567' })).toBe('67'));
