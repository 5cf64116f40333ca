import { expect, test } from 'vitest';
import { compactVatNumber, isOfPerson, isVatNumber, isVatNumberOf, maskedVatNumber } from './vat-number.ts';

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

test.each([
  ['DE', 'DE123456789', true],
  ['DE', 'DE12345678', false],
  ['DE', 'AT123456789', false],
  ['AT', 'ATU12345678', true],
  ['NL', 'NL123456789B01', true],
  ['GR', 'EL123456789', true],
  ['GR', 'GR123456789', false],
  ['FR', 'FRXX123456789', true],
  ['IE', 'IE1234567WA', true],
  ['NO', 'NO123456789MVA', false],
])('in %s %s is a VAT number: %s', (country, number, isOne) => expect(isVatNumberOf(country, number)).toBe(isOne));
