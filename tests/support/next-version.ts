/** This checkout and the version after it, which an upgrade replaces it by. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newestMigration } from '#server/db/migrate.ts';
import { COMMIT_FILE } from '#server/version.ts';

/** A version of the product in a folder of its own, with its built screens. */
export interface Version {
  readonly folder: string;
  /** The names of the files of its build. */
  readonly assets: ReadonlySet<string>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache', 'next-version');
const PARTS = [
  'contract',
  'demo',
  'docs/pictures',
  'domain',
  'scripts',
  'server',
  'texts',
  'web',
  'package.json',
  'package-lock.json',
];

/** Writes the hash in the name of every file of the build with other letters. */
const OTHER_NAMES = `import { mergeConfig } from 'vite';
import today from './vite.config.today.ts';

export default mergeConfig(today, { build: { rolldownOptions: { output: { hashCharacters: 'base36' } } } });
`;

/** The migration of the next version: a column, and a check that no process of this version breaks. */
export const NEXT_MIGRATION = {
  path: `server/db/migrations/${String(Number(newestMigration()) + 1).padStart(4, '0')}-next-version.sql`,
  text: `alter table project_messages
  add column weight integer not null default 1,
  drop constraint project_messages_number_valid,
  add constraint project_messages_number_valid check (number between 1 and 1000000) not valid;
alter table project_messages validate constraint project_messages_number_valid;
`,
};

async function built(at: string): Promise<Version> {
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: at });
  const names = readdirSync(join(at, 'dist', 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  return { folder: at, assets: new Set(names) };
}

export const builtToday = (): Promise<Version> => built(root);

/** Makes the next version from this checkout and builds it, unless it is already built from the same sources. */
export async function builtNext(): Promise<Version> {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  cpSync(join(root, 'vite.config.ts'), join(folder, 'vite.config.today.ts'));
  writeFileSync(join(folder, 'vite.config.ts'), OTHER_NAMES);
  writeFileSync(join(folder, NEXT_MIGRATION.path), NEXT_MIGRATION.text);
  writeFileSync(join(folder, COMMIT_FILE), 'b'.repeat(40));
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages);
  return built(folder);
}
