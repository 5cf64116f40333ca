import { spawnSync } from 'node:child_process';

/** The digits for a folder without a Git history, such as an unpacked archive. */
const WITHOUT_HISTORY = '00000001';

/**
 * The first eight hex digits of the tested commit. They are the seed of the deep tier (random calls, values of
 * properties, two of ten clocks), so that each landing tries other values, and a failed landing can be repeated.
 */
export function commitDigits(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().slice(0, 8) : WITHOUT_HISTORY;
}

/** The value of `commitDigits` as a number of 31 bits, which random generators take as a seed. */
export const commitSeed = (): number => Number.parseInt(commitDigits(), 16) >>> 1;
