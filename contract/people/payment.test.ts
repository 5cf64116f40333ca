import { expect, test } from 'vitest';
import type { AccountKind } from '#domain/people/payment/bank-account.ts';
import { refusedBy } from '#tests/support/refused-by.ts';
import { firstPaymentDetails, writtenPaymentDetails } from './payment.ts';

const account = { kind: 'bank', clearing: '8327', number: '1234567' };
// A number from the tax agency's list for tests.
const details = { tax_form: 'A', charges_vat: false, identity_number: '19770118-2383', account };
const kept = refusedBy(writtenPaymentDetails);
const first = refusedBy(firstPaymentDetails);

test('correct numbers are accepted', () => {
  expect(kept(details)).toEqual([]);
  expect(first(details)).toEqual([]);
});

test('an empty number keeps the saved one, and is missing while none is saved', () => {
  const empty = { ...details, identity_number: '', account: { ...account, clearing: '', number: '' } };
  expect(kept(empty)).toEqual([]);
  expect(first(empty)).toEqual(['identity_number', 'account.number']);
});

test('a written account is checked, also if one half of it is empty', () => {
  expect(kept({ ...details, account: { ...account, clearing: '' } })).toEqual(['account.clearing']);
  expect(kept({ ...details, account: { ...account, number: '' } })).toEqual(['account.number']);
  expect(kept({ ...details, identity_number: '19770118-2384' })).toEqual(['identity_number']);
});

const saying = (kind: AccountKind, number: string, clearing = '') => {
  const read = writtenPaymentDetails.safeParse({ ...details, account: { kind, clearing, number } });
  return read.success ? read.data.account : read.error.issues.map(({ message }) => message).join(' ');
};

test.each([
  ['an IBAN with wrong check digits', 'iban', 'SE45 5000 0000 0583 9825 7467', '', 'IBAN-numret stämmer inte'],
  ['a clearing number that is repeated', 'bank', '50001234560', '5000', 'clearingnumret en gång till'],
  ['an account with a digit missing', 'bank', '123456', '5000', 'för kort'],
  ['a bankgiro that is written as a plusgiro', 'bankgiro', '12 34 56-6', '', 'skrivet som ett plusgiro'],
] as const)('%s is asked about in words', (_title, kind, number, clearing, words) => {
  expect(saying(kind, number, clearing)).toContain(words);
});

test.each([
  ['a personal account with its century', 'bank', '19770118-2383', '3300', '197701182383'],
  ['an old number at Handelsbanken', 'bank', '23456789', '6000', '23456789'],
  ['letters before a bankgiro', 'bankgiro', 'BG 5050-1055', '', '50501055'],
  ['a plusgiro', 'plusgiro', '12 34 56-6', '', '1234566'],
  ['a bank that is known by its range', 'bank', '0000000001', '9710', '0000000001'],
] as const)('%s is kept as it was written, without separators', (_title, kind, number, clearing, kept_as) => {
  expect(saying(kind, number, clearing)).toEqual({ kind, clearing, number: kept_as });
});
