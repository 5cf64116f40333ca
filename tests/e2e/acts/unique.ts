import { randomUUID } from 'node:crypto';
import { organisationNumberProblem } from '#domain/kernel/organisation-number.ts';

/** A few letters unique in the run, to append to names. */
export const fewLetters = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** More than the number of companies per worker. */
const NUMBERS_OF_A_WORKER = 1000;
let given = 0;

/**
 * A unique organisation number with a correct check digit: each worker has its own range of a thousand. Drawn at
 * random, two of about 150 companies had the same number in one run of a hundred.
 */
export function someOrganisationNumber(): string {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  if (given === NUMBERS_OF_A_WORKER) throw new Error('One worker has made more companies than there are numbers for.');
  const start = `559${String(worker * NUMBERS_OF_A_WORKER + given++).padStart(6, '0')}`;
  const last = [...'0123456789'].find((digit) => organisationNumberProblem(start + digit) === null);
  return start + last;
}
