import { expect, test } from 'vitest';
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
