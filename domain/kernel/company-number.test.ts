import { expect, test } from 'vitest';
import { companyNumberProblem, storedCompanyNumber } from './company-number.ts';

test.each([
  ['SE', '556000-0001', '5560000001'],
  ['DE', 'de 123 456 789', 'DE123456789'],
  ['GR', 'EL123456789', 'EL123456789'],
  ['DK', 'DK12345678', 'DK12345678'],
  ['NO', '923 609 016 MVA', 'NO923609016'],
  ['NO', 'NO923609016', 'NO923609016'],
  ['CH', 'CHE-109.322.551 MWST', 'CH109322551'],
  ['GB', 'sc123456', 'GBSC123456'],
  ['US', '12-3456789', 'US123456789'],
  ['JP', '1234567890123', 'JP1234567890123'],
])('in %s “%s” is a number, stored as %s', (country, typed, stored) => {
  expect(companyNumberProblem(country, typed)).toBeNull();
  expect(storedCompanyNumber(country, typed)).toBe(stored);
});

test.each([
  ['SE', '5560000002'],
  ['SE', ''],
  ['DE', '123456789'],
  ['DE', 'FR12345678901'],
  ['NO', '923609017'],
  ['CH', 'CHE-109.322.552'],
  ['GB', '1234'],
  ['US', '12-345'],
  ['JP', 'abcdef'],
  ['JP', ' '],
])('in %s “%s” is no number', (country, typed) => {
  expect(companyNumberProblem(country, typed)).toEqual(expect.any(String));
});
