import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { workflows } from '#domain/registry/workflows.ts';
import { renderWorkflows } from './workflows/render-workflows.ts';

// `npm run docs:workflows`: docs/workflows.md from the declarations. With --check it only says whether the file is fresh.
const FILE = fileURLToPath(new URL('../docs/workflows.md', import.meta.url));

const text = renderWorkflows(Object.values(workflows));
// Compared without carriage returns: Git may check the file out with them.
const isFresh = existsSync(FILE) && readFileSync(FILE, 'utf8').replaceAll('\r\n', '\n') === text;
if (!process.argv.includes('--check')) {
  if (!isFresh) writeFileSync(FILE, text);
  console.log(isFresh ? 'docs/workflows.md was up to date.' : 'docs/workflows.md is written anew.');
} else if (!isFresh) {
  console.error('docs/workflows.md is not what the workflows say. Run npm run docs:workflows and commit the result.');
  process.exitCode = 1;
}
