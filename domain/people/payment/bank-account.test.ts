import { expect, test } from 'vitest';
import { type AccountKind, accountProblem, compactAccount, endOfAccount } from './bank-account.ts';

const fieldOf = (kind: AccountKind, number: string, clearing = '') => accountProblem({ kind, clearing, number })?.field;

test('an account is stored without separators, and without a clearing number if its kind has none', () => {
  const written = { clearing: '83-27 9', number: 'se 12.34–5' };
  expect(compactAccount({ kind: 'bank', ...written })).toEqual({ kind: 'bank', clearing: '83279', number: 'SE12345' });
  expect(compactAccount({ kind: 'iban', ...written })).toMatchObject({ clearing: '' });
  expect(compactAccount({ kind: 'bankgiro', ...written })).toMatchObject({ clearing: '' });
});

test('each kind of account has its own form', () => {
  expect(fieldOf('bank', '12', '8327')).toBeUndefined();
  expect(fieldOf('bank', '123456789012', '83279')).toBeUndefined();
  expect(fieldOf('bank', '1', '8327')).toBe('number');
  expect(fieldOf('bank', '1234567890123', '8327')).toBe('number');
  expect(fieldOf('bank', '12', '832')).toBe('clearing');
  expect(fieldOf('bank', '12', '832791')).toBe('clearing');
  expect(fieldOf('iban', `SE12${'1'.repeat(11)}`)).toBeUndefined();
  expect(fieldOf('iban', `SE12${'1'.repeat(10)}`)).toBe('number');
  expect(fieldOf('bankgiro', '9912346')).toBeUndefined();
  // The first number has a wrong check digit; the second has a right one but only six digits.
  expect(fieldOf('bankgiro', '9912347')).toBe('number');
  expect(fieldOf('bankgiro', '991232')).toBe('number');
});

test('two digits of a number are shown', () => expect(endOfAccount({ number: '1234567' })).toBe('67'));
