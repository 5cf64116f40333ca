import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { GROUP_OF } from '../run/script-groups.mjs';
import { readSource } from '../structure/source.ts';
import { servingFiles } from './serving-files.ts';

const SCRIPTS = Object.keys(GROUP_OF).filter((name) => GROUP_OF[name] === 'serving');
const LOADER = 'scripts/run/delivered.mjs';

/**
 * Copies the sources that a serving installation needs from the checkout `root`, without their types. A type leaves as
 * many spaces, so that the lines and columns of an error are those of the checkout.
 */
export function copySources(root: string, to: string): void {
  const sources = globSync('{server,contract,domain,texts,demo,scripts}/**/*.{ts,mjs,sql}', { cwd: root })
    .map((path) => path.replaceAll(sep, '/'))
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
  const scripts = SCRIPTS.map((name) => `scripts/${name}.ts`);
  for (const path of [...servingFiles(sources, scripts), LOADER]) {
    const [from, copy] = [join(root, path), join(to, path)];
    mkdirSync(dirname(copy), { recursive: true });
    if (path.endsWith('.ts')) writeFileSync(copy, stripTypeScriptTypes(readFileSync(from, 'utf8')));
    else copyFileSync(from, copy);
  }
}
