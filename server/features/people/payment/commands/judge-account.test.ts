import { expect, test } from 'vitest';
import {
  type AccountKind,
  accountProblem,
  type BankAccount,
  compactAccount,
  endOfAccount,
} from '#domain/people/payment/bank-account.ts';
import { judgeAccount } from './judge-account.ts';

const of = (kind: AccountKind, number: string, clearing = ''): BankAccount =>
  compactAccount({ kind, clearing, number });

test.each([
  ['SEB', '5000', '123 45 60'],
  ['Handelsbanken', '6000', '123 456 789'],
  ['Swedbank', '9300', '1234567897'],
  ['Nordea', '4000', '123-4508'],
])('%s is known by its clearing number', (bank, clearing, number) => {
  const account = of('bank', number, clearing);
  expect(accountProblem(account)).toBeNull();
  expect(judgeAccount(account)).toEqual({ bank, is_doubtful: false });
});

test('an account with a wrong check digit or an unknown bank is doubted and not refused', () => {
  for (const [account, bank] of [
    [of('bank', '1234561', '5000'), 'SEB'],
    [of('bank', '12345678', '83279'), 'Swedbank'],
    [of('bank', '1234567', '9999'), null],
    [of('iban', 'SE45 5000 0000 0583 9825 7467'), null],
  ] as const) {
    expect(accountProblem(account)).toBeNull();
    expect(judgeAccount(account)).toEqual({ bank, is_doubtful: true });
  }
});

test('an account number of a wrong form is refused beside its field', () => {
  expect(accountProblem(of('bank', '1234567', '12'))).toMatchObject({ field: 'clearing' });
  expect(accountProblem(of('bank', 'mitt konto', '5000'))).toMatchObject({ field: 'number' });
  expect(accountProblem(of('bankgiro', '5050-1056'))).toMatchObject({ field: 'number' });
  expect(accountProblem(of('iban', '5000 0000 0583 9825 7466'))).toMatchObject({ field: 'number' });
});

test('a bankgiro and an IBAN with right check digits are accepted', () => {
  expect(accountProblem(of('bankgiro', '5050-1055'))).toBeNull();
  expect(accountProblem(of('iban', 'se45 5000 0000 0583 9825 7466'))).toBeNull();
  expect(judgeAccount(of('iban', 'SE4550000000058398257466'))).toEqual({ bank: null, is_doubtful: false });
});

test('only two digits of an account are shown, because some accounts end with those of a personal number', () => {
  expect(endOfAccount(of('bank', '9104031234', '3300'))).toBe('34');
});
