import type { PeppolBuyer } from './input.ts';

/** An address in the network: a number and the code of its scheme (Peppol's code list of participant identifiers). */
export interface Endpoint {
  readonly scheme: string;
  readonly number: string;
}

/** The code of Swedish organisation numbers in the scheme register. */
export const ORGANISATION_NUMBER = '0007';

/** The schemes whose numbers are VAT numbers with the letters of the country. */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  DK: '0184',
  EE: '9931',
  ES: '9920',
  FR: '9957',
  GR: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
};

const NORWEGIAN_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 1];

/** True for nine digits with the check digit of Norwegian organisation numbers (modulo 11). */
const isNorwegian = (number: string) =>
  /^\d{9}$/.test(number) &&
  NORWEGIAN_WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0) % 11 === 0;

/** True for ten digits with the check digits of Belgian enterprise numbers (modulo 97). */
const isBelgian = (number: string) =>
  /^\d{10}$/.test(number) && 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));

/** The address of a buyer in the network; null if it has no number with which the network finds it. */
export function endpointOf({ country, org_number, vat_number, registration_number }: PeppolBuyer): Endpoint | null {
  if (country === 'SE') return { scheme: ORGANISATION_NUMBER, number: org_number };
  const digits = vat_number.slice(2);
  const registered = registration_number.replace(/\s/g, '');
  if (country === 'BE') return isBelgian(digits) ? { scheme: '0208', number: digits } : null;
  if (country === 'FI') return /^\d{8}$/.test(digits) ? { scheme: '0216', number: `0037${digits}` } : null;
  if (country === 'NO') return isNorwegian(registered) ? { scheme: '0192', number: registered } : null;
  const scheme = VAT_SCHEMES[country];
  return scheme && vat_number !== '' ? { scheme, number: vat_number } : null;
}
