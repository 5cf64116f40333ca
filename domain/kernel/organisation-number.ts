import { hasCheckDigit } from './check-digit.ts';

/** Organisation numbers: ten digits, the third at least 2, the last a Luhn check digit over the nine before. */

/** The ten stored digits of a typed number: with hyphens, spaces, the authorities' leading 16, or as a VAT number. */
export function compactOrganisationNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s–—−-]/g, '')
    .replace(/^SE(\d{10})01$/i, '$1')
    .replace(/^16(\d{10})$/, '$1');
}

/**
 * The error of an organisation number, as a Swedish sentence; null for a correct form and check digit. A sole trader's
 * number is the owner's personal number (third digit below 2) and is not accepted in the open sign-up form.
 */
export function organisationNumberProblem(text: string): string | null {
  const digits = compactOrganisationNumber(text);
  if (digits === '') return 'Fyll i organisationsnumret.';
  if (!/^\d{10}$/.test(digits)) return 'Organisationsnumret har tio siffror, till exempel 556677-8899.';
  if (!hasCheckDigit(digits)) return 'Organisationsnumret stämmer inte. Kontrollera siffrorna.';
  return Number(digits[2]) < 2
    ? 'Det här är ett personnummer. Skriv till supporten, så registrerar vi din enskilda firma.'
    : null;
}
