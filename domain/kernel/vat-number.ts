import { hasCheckDigit } from './check-digit.ts';

/** VAT numbers (momsregistreringsnummer), stored without spaces, hyphens and dots, in capitals, the country first. */

/** The stored form of a typed VAT number. */
export const compactVatNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.–—−-]/g, '')
    .toUpperCase();

/**
 * True for a Swedish VAT number in its stored form: SE, ten digits with a check digit, and 01. The number of a VAT group
 * need not contain the organisation number.
 */
export const isVatNumber = (text: string): boolean => /^SE\d{10}01$/.test(text) && hasCheckDigit(text.slice(2, 12));

/** True for a Swedish VAT number that holds a personal number: a sole trader's, whose third digit is that of a month. */
export const isOfPerson = (number: string): boolean => Number(number[4]) < 2;

/** The part that may be shown: 'SE910403****01'. */
export const maskedVatNumber = (number: string): string => `${number.slice(0, 8)}****${number.slice(12)}`;
