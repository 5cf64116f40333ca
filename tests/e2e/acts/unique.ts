import { randomUUID } from 'node:crypto';
import { organisationNumberProblem } from '#domain/company/organisation-number.ts';

/** A few letters that nobody else in the run has, to put after names. */
export const fewLetters = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** An organisation number with its right check digit that nobody else in the run has. */
export function someOrganisationNumber(): string {
  const start = `559${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
  const last = [...'0123456789'].find((digit) => organisationNumberProblem(start + digit) === null);
  return start + last;
}
