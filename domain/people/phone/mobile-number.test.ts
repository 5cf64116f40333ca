import { expect, test } from 'vitest';
import { readMobileNumber, showMobileNumber } from './mobile-number.ts';

test.each([
  ['070-123 45 67', '+46701234567'],
  ['0701234567', '+46701234567'],
  ['+46 70 123 45 67', '+46701234567'],
  ['+46 (0)76-123 45 67', '+46761234567'],
  ['0046 72 123 45 67', '+46721234567'],
  ['079–123 45 67', '+46791234567'],
  ['+47 412 34 567', '+4741234567'],
  ['0044 7700 900123', '+447700900123'],
])('%s is the mobile number %s', (typed, number) => {
  expect(readMobileNumber(typed)).toBe(number);
});

test.each([
  ['08-123 45 67', 'a number of Stockholm'],
  ['070-123 45 6', 'a figure too few'],
  ['070-123 45 678', 'a figure too many'],
  ['071-123 45 67', 'a series that is not mobile'],
  ['+46 8 123 45 67', 'a number of Stockholm with its country'],
  ['+1234567890123456', 'sixteen figures'],
  ['+0701234567', 'no country has 0'],
  ['sjuttio', 'no figures'],
  ['', 'nothing'],
])('%s is no mobile number: %s', (typed) => {
  expect(readMobileNumber(typed)).toBeNull();
});

test('a Swedish number is shown as people write it, and read back as the same number', () => {
  expect(showMobileNumber('+46701234567')).toBe('070-123 45 67');
  expect(readMobileNumber(showMobileNumber('+46701234567'))).toBe('+46701234567');
  expect(showMobileNumber('+4741234567')).toBe('+4741234567');
});
