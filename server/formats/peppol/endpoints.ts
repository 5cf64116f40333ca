import { isBelgian, isNorwegian } from '#domain/money/invoice/endpoint.ts';
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

/**
 * The address of a buyer in the network: that which the company wants for the project, or that of its own number; null
 * if it has no number with which the network finds it.
 */
export function endpointOf({ endpoint, ...buyer }: PeppolBuyer): Endpoint | null {
  if (endpoint) return endpoint;
  const { country, org_number, vat_number, registration_number } = buyer;
  if (country === 'SE') return { scheme: ORGANISATION_NUMBER, number: org_number };
  const digits = vat_number.slice(2);
  const registered = registration_number.replace(/\s/g, '');
  if (country === 'BE') return isBelgian(digits) ? { scheme: '0208', number: digits } : null;
  if (country === 'FI') return /^\d{8}$/.test(digits) ? { scheme: '0216', number: `0037${digits}` } : null;
  if (country === 'NO') return isNorwegian(registered) ? { scheme: '0192', number: registered } : null;
  const scheme = VAT_SCHEMES[country];
  return scheme && vat_number !== '' ? { scheme, number: vat_number } : null;
}
