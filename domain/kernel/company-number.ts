import { compactOrganisationNumber, organisationNumberProblem } from './organisation-number.ts';
import { compactVatNumber, isOtherEuCountry, isVatNumberOf } from './vat-number.ts';

/**
 * Numbers of companies, as they are stored: the ten digits of an organisation number in Sweden; abroad the letters of the
 * country and the number there, in the union the VAT number. So no number of one country is that of another.
 */

const weighed = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;

/** True if the last of nine digits is the check digit (mod 11) of Norway and of Switzerland. */
const hasCheck11 = (digits: string, weights: readonly number[]) =>
  (11 - weighed(digits, weights)) % 11 === Number(digits[8]);

interface NumberForm {
  /** The stored form without the letters of the country. */
  readonly stored: (compact: string) => string;
  readonly isRight: (stored: string) => boolean;
  readonly example: string;
}

const plain = (form: RegExp, example: string): NumberForm => ({
  stored: (compact) => compact,
  isRight: (stored) => form.test(stored),
  example,
});

/** The forms outside the union that are known, by country. */
const FORMS: Readonly<Record<string, NumberForm>> = {
  NO: {
    stored: (compact) => compact.replace(/^NO/, '').replace(/MVA$/, ''),
    isRight: (stored) => /^\d{9}$/.test(stored) && hasCheck11(stored, [3, 2, 7, 6, 5, 4, 3, 2]),
    example: '923 609 016',
  },
  CH: {
    stored: (compact) => compact.replace(/^CHE?/, '').replace(/(MWST|TVA|IVA|HR|RC)$/, ''),
    isRight: (stored) => /^\d{9}$/.test(stored) && hasCheck11(stored, [5, 4, 3, 2, 7, 6, 5, 4]),
    example: 'CHE-109.322.551',
  },
  GB: plain(/^([A-Z]{2}\d{6}|\d{8})$/, '01234567'),
  US: plain(/^\d{9}$/, '12-3456789'),
  IS: plain(/^\d{10}$/, '500101-1234'),
  CA: plain(/^\d{9}$/, '123456789'),
  AU: plain(/^\d{11}$/, '51 824 753 556'),
};

/** Any other country: 4 to 20 letters and digits, at least one of them a digit. */
const OTHER = plain(/^(?=.*\d)[A-Z0-9]{4,20}$/, 'AB123456');

const formOf = (country: string) => FORMS[country] ?? OTHER;

/** The stored number of a company in a country, from a typed one. */
export function storedCompanyNumber(country: string, text: string): string {
  if (country === 'SE') return compactOrganisationNumber(text);
  const compact = compactVatNumber(text);
  return isOtherEuCountry(country) ? compact : `${country}${formOf(country).stored(compact)}`;
}

/** The error of a typed number, as a Swedish sentence; null for the form of its country. */
export function companyNumberProblem(country: string, text: string): string | null {
  if (country === 'SE') return organisationNumberProblem(text);
  if (text.trim() === '') return 'Fyll i företagets nummer.';
  if (isOtherEuCountry(country)) {
    return isVatNumberOf(country, compactVatNumber(text))
      ? null
      : 'VAT-numret har inte landets form. Skriv landets bokstäver först.';
  }
  const { stored, isRight, example } = formOf(country);
  return isRight(stored(compactVatNumber(text)))
    ? null
    : `Numret har inte landets form. Kontrollera det, till exempel ${example}.`;
}
