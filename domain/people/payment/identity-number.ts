import { hasCheckDigit } from '#domain/kernel/check-digit.ts';
import { isDay } from '#domain/kernel/time/day.ts';

/** Personal and coordination numbers: twelve digits, the birth date first; of a coordination number 60 is added to the day. */

const COORDINATION = 60;

/** Twelve digits as they are kept, from what people type: hyphens, the plus of who is over a hundred, spaces. */
export const compactIdentityNumber = (text: string): string => text.normalize('NFKC').replace(/[\s–—−+-]/g, '');

/** The day that a number of twelve digits says somebody was born, ISO text. It may be none that exists. */
export function birthDateOf(number: string): string {
  const day = Number(number.slice(6, 8));
  const born = String(day > COORDINATION ? day - COORDINATION : day).padStart(2, '0');
  return `${number.slice(0, 4)}-${number.slice(4, 6)}-${born}`;
}

/** What is wrong with a number of twelve digits, as a Swedish sentence; null when its date and check digit are right. */
export function identityNumberProblem(number: string): string | null {
  // A century is never guessed: of ten digits nobody can tell whether 10 is a child or over a hundred.
  if (!/^\d{12}$/.test(number)) return 'Skriv numret med tolv siffror, ÅÅÅÅMMDD-NNNN.';
  const isRight = isDay(birthDateOf(number)) && hasCheckDigit(number.slice(2));
  return isRight ? null : 'Numret stämmer inte. Kontrollera siffrorna.';
}

/** What may be shown of it: '19910403-****'. */
export const maskedIdentityNumber = (number: string): string => `${number.slice(0, 8)}-****`;
