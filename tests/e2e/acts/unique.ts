import { randomUUID } from 'node:crypto';
import { organisationNumberProblem } from '#domain/kernel/organisation-number.ts';

/** A few letters that nobody else in the run has, to put after names. */
export const fewLetters = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** More than the companies of one worker. */
const NUMBERS_OF_A_WORKER = 1000;
let given = 0;

/**
 * An organisation number with its right check digit that nobody else in the run has: each worker counts in a thousand of
 * its own. Drawn by lot, two of some hundred and fifty companies had the same one in one run of a hundred.
 */
export function someOrganisationNumber(): string {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  if (given === NUMBERS_OF_A_WORKER) throw new Error('One worker has made more companies than there are numbers for.');
  const start = `559${String(worker * NUMBERS_OF_A_WORKER + given++).padStart(6, '0')}`;
  const last = [...'0123456789'].find((digit) => organisationNumberProblem(start + digit) === null);
  return start + last;
}
