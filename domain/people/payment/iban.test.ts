import { expect, test } from 'vitest';
import { isBic, isIban } from './iban.ts';

// Examples from the IBAN registry.
test.each(['SE3550000000054910000003', 'SE4550000000058398257466', 'GB29NWBK60161331926819'])(
  '%s is an IBAN',
  (number) => {
    expect(isIban(number)).toBe(true);
  },
);

test.each([
  ['a digit is another', 'SE3550000000054910000004'],
  ['two digits have changed places', 'SE3550000000054910000030'],
  ['a Swedish one is too short', 'SE355000000005491000000'],
  ['it has spaces', 'SE35 5000 0000 0549 1000 0003'],
  ['it is none', 'femtio'],
])('%s', (_name, number) => {
  expect(isIban(number)).toBe(false);
});

test('a bank identifier has 8 or 11 characters', () => {
  expect(['ESSESESS', 'ESSESESSXXX', 'ESSE', 'esseSESS', 'ESSESESSX'].map(isBic)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
