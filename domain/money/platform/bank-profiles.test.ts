import { expect, test } from 'vitest';
import { type BankFiles, bankOfBic, bankRefusal } from './bank-profiles.ts';

const files = (change: Partial<BankFiles> = {}): BankFiles => ({
  bank: 'nordea',
  bank_version: '03',
  bank_initiator_id: 'SIGNER1',
  bank_debtor_id: '1234',
  ...change,
});

test('a BIC tells its bank', () => {
  expect(['ESSESESS', 'SWEDSESS', 'HANDSESS', 'NDEASESS', 'DABASESX', 'ELLFSESS'].map(bankOfBic)).toEqual([
    'seb',
    'swedbank',
    'handelsbanken',
    'nordea',
    'danske',
    'other',
  ]);
});

test('no file is made before the bank is chosen and its identities are filled in', () => {
  expect(bankRefusal(files())).toBeNull();
  expect(bankRefusal(files({ bank: null }))).toBe('bank_missing');
  expect(bankRefusal(files({ bank_initiator_id: '' }))).toBe('bank_id_missing');
  expect(bankRefusal(files({ bank_debtor_id: '' }))).toBe('bank_id_missing');
  expect(bankRefusal(files({ bank: 'swedbank', bank_initiator_id: '1234' }))).toBe('bank_id_missing');
  expect(
    bankRefusal(files({ bank: 'swedbank', bank_initiator_id: '123456789012A001', bank_debtor_id: '' })),
  ).toBeNull();
  expect(bankRefusal(files({ bank: 'other', bank_initiator_id: '', bank_debtor_id: '' }))).toBeNull();
});
