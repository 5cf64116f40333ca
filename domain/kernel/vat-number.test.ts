import { expect, test } from 'vitest';
import { compactVatNumber, isOfPerson, isVatNumber, maskedVatNumber } from './vat-number.ts';

test.each([
  ['SE556677889901', true],
  ['se 556677-8899 01', true],
  ['SE556677889801', false],
  ['SE556677889902', false],
  ['556677889901', false],
  ['SE55667788990101', false],
])('%s is a Swedish VAT number: %s', (text, isOne) => expect(isVatNumber(compactVatNumber(text))).toBe(isOne));

test("a sole trader's VAT number holds a personal number, a company's does not", () => {
  expect(isOfPerson('SE900602239701')).toBe(true);
  // A coordination number adds 60 to the day, not to the month.
  expect(isOfPerson('SE900662239101')).toBe(true);
  expect(isOfPerson('SE556677889901')).toBe(false);
});

test('a shown VAT number leaves out the four last digits of the person', () => {
  expect(maskedVatNumber('SE900602239701')).toBe('SE900602****01');
});
