import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PUBLISHED_RULES, PUBLISHED_RULES_VARIABLE } from '#tests/support/published-rules.ts';
import { findTool } from './tool.ts';

// `npm run test:peppol -- <folder>`: checks our Peppol documents by the rules that CEN (EN 16931) and OpenPeppol
// publish as XSLT. The folder has one file of each, whose name begins with CEN, PEPPOL or SELF (self-billing); scripts/install-deep.sh
// fetches them to .cache/deep/peppol. The script compiles the rules once (half a minute) and keeps the result in
// .cache. Further arguments go to Vitest.

const [folder, ...words] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder with the published rules: npm run test:peppol -- <folder>.');

/** The one file in the folder whose name begins with `whose`. */
function findRules(place: string, whose: string): string {
  const found = readdirSync(place).filter((name) => new RegExp(`^${whose}.*\\.xslt?$`, 'i').test(name));
  const [name] = found;
  if (!name || found.length > 1)
    throw new Error(`${place} must hold exactly one file ${whose}*.xslt, but holds ${found.length}.`);
  return join(place, name);
}

const run = (args: string[], env: Record<string, string> = {}) => {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
};

const ready = resolve('.cache', 'peppol');
mkdirSync(ready, { recursive: true });
for (const [whose, file] of Object.entries(PUBLISHED_RULES)) {
  const source = findRules(resolve(folder), whose);
  const target = join(ready, file);
  if (existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs) continue;
  console.log(`Compiling the rules of ${whose.toUpperCase()}…`);
  run([findTool('xslt3', 'xslt3'), `-xsl:${source}`, `-export:${target}`, '-nogo']);
}
run([findTool('vitest', 'vitest'), 'run', 'server/formats/peppol', '--testTimeout=120000', ...words], {
  [PUBLISHED_RULES_VARIABLE]: ready,
});
