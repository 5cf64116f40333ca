import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readVersion } from './version.ts';

const root = mkdtempSync(join(tmpdir(), 'medverka-version-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** A folder with files, by path. */
function folder(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, name, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  return join(root, name);
}

test('the version is the commit of the branch, loose or packed, or the commit that is checked out alone', () => {
  const head = 'ref: refs/heads/main\n';
  const loose = folder('loose', { '.git/HEAD': head, '.git/refs/heads/main': `${COMMIT}\n` });
  const packed = folder('packed', { '.git/HEAD': head, '.git/packed-refs': `# pack\n${COMMIT} refs/heads/main\n` });
  const alone = folder('alone', { '.git/HEAD': `${COMMIT}\n` });
  expect([loose, packed, alone].map(readVersion)).toEqual(Array(3).fill('0123456789ab'));
});

test('a linked worktree reads the branch from the common folder', () => {
  folder('loose', { '.git/worktrees/own/HEAD': 'ref: refs/heads/own', '.git/worktrees/own/commondir': '../..' });
  folder('loose', { '.git/refs/heads/own': COMMIT });
  const own = folder('own', { '.git': `gitdir: ${join(root, 'loose/.git/worktrees/own')}\n` });
  expect(readVersion(own)).toBe('0123456789ab');
});

test('an image names its commit in a file; a folder without either has no version', () => {
  expect(readVersion(folder('image', { '.commit': `${COMMIT}\n` }))).toBe('0123456789ab');
  expect(readVersion(folder('bare', { 'package.json': '{}' }))).toBe('unknown');
  expect(readVersion(folder('broken', { '.git/HEAD': 'ref: refs/heads/gone' }))).toBe('unknown');
});
