import { expect, test } from 'vitest';
import { compactAccount } from './bank-account.ts';
import { payableAccount } from './payable-account.ts';

const sent = (clearing: string, number: string) => {
  const account = payableAccount(compactAccount({ kind: 'bank', clearing, number }));
  return `${account.clearing} ${account.number}`;
};

test.each([
  ['an old number at Handelsbanken gets its nine digits', '6000', '23 456 789', '6000 023456789'],
  [
    'a short number at Swedbank gets its ten digits, and no fifth digit of clearing',
    '8327-9',
    '3 456 782',
    '8327 0003456782',
  ],
  ['a short number at a savings bank gets its ten digits', '9300', '34567897', '9300 0034567897'],
  ['a century is cut from a personal account at Nordea', '3300', '19770118-2383', '3300 7701182383'],
  ['a personal account without a century is sent as it is', '3300', '770118-2383', '3300 7701182383'],
  ['a whole number is sent as it is', '5000', '123 45 60', '5000 1234560'],
  ['a number of a bank that is not known is sent as it is', '9999', '12345', '9999 12345'],
])('%s', (_title, clearing, number, expected) => {
  expect(sent(clearing, number)).toBe(expected);
});

test('a giro and an IBAN are sent as they are', () => {
  for (const kind of ['bankgiro', 'plusgiro', 'iban'] as const) {
    const account = { kind, clearing: '', number: '1234566' };
    expect(payableAccount(account)).toEqual(account);
  }
});

test('an account that has the form of files stays the same', () => {
  const once = payableAccount({ kind: 'bank', clearing: '83279', number: '3456782' });
  expect(payableAccount(once)).toEqual(once);
});
