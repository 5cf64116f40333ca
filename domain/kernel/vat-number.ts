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

/**
 * The forms of VAT numbers in the other states of the union, by country, after the letters of the country (VIES). Their
 * check digits differ by country and are not checked.
 */
const EU_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** The other states of the union. */
export const OTHER_EU_COUNTRIES: readonly string[] = Object.keys(EU_FORMS);

/** True for a state of the union other than Sweden. Åland has its own code and is outside the union's VAT area. */
export const isOtherEuCountry = (country: string): boolean => Object.hasOwn(EU_FORMS, country);

/** The letters of a country's VAT numbers: those of the country, but EL for Greece. */
const lettersOf = (country: string) => (country === 'GR' ? 'EL' : country);

/** True if a stored VAT number has the form of another state of the union. */
export function isVatNumberOf(country: string, number: string): boolean {
  const letters = lettersOf(country);
  return number.startsWith(letters) && (EU_FORMS[country]?.test(number.slice(letters.length)) ?? false);
}
