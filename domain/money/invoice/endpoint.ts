import { hasCheckDigit } from '#domain/kernel/check-digit.ts';

/**
 * The schemes of Peppol's code list (EAS) in which our customers have their numbers: a global location number, a Swedish
 * organisation number, and the numbers of the neighbouring countries.
 */
export const ENDPOINT_SCHEMES = ['0007', '0088', '0192', '0184', '0216', '0208', '9930'] as const;
export type EndpointScheme = (typeof ENDPOINT_SCHEMES)[number];

/** An address in the Peppol network. */
export interface Endpoint {
  readonly scheme: EndpointScheme;
  readonly number: string;
}

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** True for nine digits with the check digit of Norwegian organisation numbers (modulo 11). */
export const isNorwegian = (number: string): boolean =>
  /^\d{9}$/.test(number) && weighted(number, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/** True for ten digits with the check digits of Belgian enterprise numbers (modulo 97). */
export const isBelgian = (number: string): boolean =>
  /^\d{10}$/.test(number) && 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));

const GLN_WEIGHTS = [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1];

const IS_NUMBER_OF: Readonly<Record<EndpointScheme, (number: string) => boolean>> = {
  '0007': (number) => /^\d{10}$/.test(number) && hasCheckDigit(number),
  '0088': (number) => /^\d{13}$/.test(number) && weighted(number, GLN_WEIGHTS) % 10 === 0,
  '0192': isNorwegian,
  '0184': (number) => /^DK\d{8}$/.test(number),
  '0216': (number) => /^0037\d{8}\w{0,5}$/.test(number),
  '0208': isBelgian,
  '9930': (number) => /^DE\d{9}$/.test(number),
};

/** A typed number without the spaces and hyphens that people write. */
export const compactEndpoint = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** True for a number that the network takes in this scheme. */
export const isEndpointNumber = (scheme: EndpointScheme, number: string): boolean => IS_NUMBER_OF[scheme](number);
