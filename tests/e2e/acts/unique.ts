import { randomUUID } from 'node:crypto';
import { organisationNumberProblem } from '#domain/kernel/organisation-number.ts';

/** A few letters that occur once in the run, to append to names. */
export const fewLetters = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** Number of organisation numbers per worker: more than the companies that a worker makes. */
const NUMBERS_OF_A_WORKER = 1000;
let given = 0;

/**
 * A unique organisation number with a correct check digit, from the thousand numbers of this worker. With random
 * numbers, one run in a hundred would give two of its about 150 companies the same number.
 */
export function someOrganisationNumber(): string {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  if (given === NUMBERS_OF_A_WORKER) throw new Error('One worker has made more companies than there are numbers for.');
  const start = `559${String(worker * NUMBERS_OF_A_WORKER + given++).padStart(6, '0')}`;
  const last = [...'0123456789'].find((digit) => organisationNumberProblem(start + digit) === null);
  return start + last;
}
