import { spawnSync } from 'node:child_process';

/** Where there is no history, such as in an unpacked archive, the same each time. */
const WITHOUT_HISTORY = '00000001';

/**
 * The first eight hex digits of the commit that is tested: what the deep tier draws (calls of the fuzzing, values of
 * properties, two of ten clocks) is drawn by it, so that each landing tries something else and a red one can be repeated.
 */
export function commitDigits(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().slice(0, 8) : WITHOUT_HISTORY;
}

/** The same as a number, which fits where generators take 31 bits as their seed. */
export const commitSeed = (): number => Number.parseInt(commitDigits(), 16) >>> 1;
