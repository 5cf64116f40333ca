import { hasCheckDigit } from '#domain/kernel/check-digit.ts';
import { isDay } from '#domain/kernel/time/day.ts';

/** Personal and coordination numbers: twelve digits, the birth date first; a coordination number adds 60 to the day. */

const COORDINATION = 60;

/** The twelve digits that are stored, from a typed number: with hyphens, the plus of people over a hundred, spaces. */
export const compactIdentityNumber = (text: string): string => text.normalize('NFKC').replace(/[\s–—−+-]/g, '');

/** The birth date in a number of twelve digits, as ISO text. The day may not exist. */
export function birthDateOf(number: string): string {
  const day = Number(number.slice(6, 8));
  const born = String(day > COORDINATION ? day - COORDINATION : day).padStart(2, '0');
  return `${number.slice(0, 4)}-${number.slice(4, 6)}-${born}`;
}

/** The error of a number of twelve digits, as a Swedish sentence; null for a correct date and check digit. */
export function identityNumberProblem(number: string): string | null {
  // A century is never guessed: ten digits do not tell if 10 is a child or over a hundred.
  if (!/^\d{12}$/.test(number)) return 'Skriv numret med tolv siffror, ÅÅÅÅMMDD-NNNN.';
  const isRight = isDay(birthDateOf(number)) && hasCheckDigit(number.slice(2));
  return isRight ? null : 'Numret stämmer inte. Kontrollera siffrorna.';
}

/** The part that may be shown: '19910403-****'. */
export const maskedIdentityNumber = (number: string): string => `${number.slice(0, 8)}-****`;
