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
  expect(judgeAccount(account)).toEqual({ bank, doubts: [] });
});

const abroad = { bic: 'COBADEFFXXX', town: 'Köln', country: 'DE' };

test.each([
  ['a wrong check digit', of('bank', '1234561', '5000'), 'SEB', ['check_digit']],
  ['a wrong fifth digit of the clearing number', of('bank', '1234567897', '83278'), null, ['unknown_bank']],
  ['an unknown bank', of('bank', '1234567', '9999'), null, ['unknown_bank']],
  ['a bank that is known by its range', of('bank', '0000001', '9710'), 'Lunar Bank', ['check_digit']],
  [
    'too many digits for a bank of the newer series',
    of('bank', '0000000001', '9710'),
    'Lunar Bank',
    ['check_digit', 'length'],
  ],
  ['an old number at Handelsbanken', of('bank', '23456789', '6000'), 'Handelsbanken', ['check_digit', 'filled']],
  ['a digit too few for its country', { ...of('iban', 'DE863704004405320130'), abroad }, null, ['iban_form']],
])('an account with %s is doubted and not refused', (_title, account, bank, doubts) => {
  expect(accountProblem(account)).toBeNull();
  expect(judgeAccount(account)).toEqual({ bank, doubts });
});

test('a personal account with its century is known without a doubt', () => {
  expect(judgeAccount(of('bank', '19770118-2383', '3300'))).toEqual({ bank: 'Nordea', doubts: [] });
});

test('an account at Plusgirot has from two to eight digits', () => {
  expect(judgeAccount(of('bank', '1234566', '9960'))).toEqual({ bank: 'Nordea Plusgirot', doubts: [] });
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
  expect(judgeAccount(of('iban', 'SE4550000000058398257466'))).toEqual({ bank: null, doubts: [] });
});

test('only two digits of an account are shown, because some accounts end with those of a personal number', () => {
  expect(endOfAccount(of('bank', '9104031234', '3300'))).toBe('34');
});
