/** The last release, checked out from this repository's own history and installed by its own lock file. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { commit } = z
  .object({ commit: z.string().regex(/^[\da-f]{40}$/) })
  .parse(JSON.parse(readFileSync(join(root, 'release.json'), 'utf8')));
const folder = join(root, '.cache', 'release', commit);
const stamp = join(folder, '.installed');

/** Maximum time in ms of an installation, because a registry may never answer. */
const INSTALLED_WITHIN_MS = 10 * 60_000;

/** The reason why the release cannot be installed on this machine; undefined if it can. */
export function whyNoRelease(): string | undefined {
  if (existsSync(stamp)) return undefined;
  const { status } = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root });
  if (status !== 0) return `the history of this checkout does not reach back to ${commit}`;
  const { status: reached } = spawnSync('npm', ['ping', '--fetch-timeout=5000', '--fetch-retries=0'], { cwd: root });
  return reached === 0 ? undefined : 'the registry of npm cannot be reached';
}

/**
 * Checks the release out and installs it, once per commit.
 * @returns its folder
 */
export async function installRelease(): Promise<string> {
  if (existsSync(stamp)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const run = promisify(execFile);
  await run('sh', ['-c', `git archive ${commit} | tar -x -C "${folder}"`], { cwd: root });
  await run('npm', ['ci', '--omit=dev', '--include=optional', '--ignore-scripts'], {
    cwd: folder,
    timeout: INSTALLED_WITHIN_MS,
    maxBuffer: 16 * 1024 * 1024,
  });
  writeFileSync(stamp, '');
  return folder;
}
