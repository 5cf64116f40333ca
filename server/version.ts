import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKOUT = fileURLToPath(new URL('..', import.meta.url));
/** File with the commit, for installations without a git folder (scripts/deliver.ts writes it). */
export const COMMIT_FILE = '.commit';
const SHOWN_DIGITS = 12;

const read = (...path: string[]) => readFileSync(join(...path), 'utf8').trim();

/** The folder of git's data: in a linked worktree `.git` is a file that names it. */
function gitFolder(checkout: string): string {
  const git = join(checkout, '.git');
  return statSync(git).isDirectory() ? git : resolve(checkout, read(git).replace(/^gitdir: /, ''));
}

/** The commit of a branch. A linked worktree has its branches in the common folder, and git packs old ones in a file. */
function commitOf(git: string, branch: string): string | undefined {
  const common = attempt(() => resolve(git, read(git, 'commondir'))) ?? git;
  const packed = () =>
    read(common, 'packed-refs')
      .split('\n')
      .find((line) => line.endsWith(` ${branch}`));
  return attempt(() => read(common, branch)) ?? attempt(packed)?.split(' ')[0];
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Reads the commit of a checkout from its files: the program git may be missing, and refuses the folder of another user.
 * @returns undefined outside a checkout
 */
export function readCommit(checkout: string): string | undefined {
  const commit =
    attempt(() => read(checkout, COMMIT_FILE)) ??
    attempt(() => {
      const git = gitFolder(checkout);
      const head = read(git, 'HEAD');
      return head.startsWith('ref: ') ? commitOf(git, head.slice('ref: '.length)) : head;
    });
  return commit && /^[\da-f]{40}$/.test(commit) ? commit : undefined;
}

/** The commit of a checkout in twelve digits; 'unknown' outside one. */
export const readVersion = (checkout: string): string => readCommit(checkout)?.slice(0, SHOWN_DIGITS) ?? 'unknown';

/** The commit of this process. */
export const VERSION = readVersion(CHECKOUT);
