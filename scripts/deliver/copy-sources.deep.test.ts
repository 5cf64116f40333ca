import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copySources } from './copy-sources.ts';
import { SERVING_OPTIONS } from './serving-options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Loads the whole server, also in a thread, and says if Node's stripper of types is loaded. */
const LOADS = `
  import { Worker } from 'node:worker_threads';
  import '#server/main.ts';
  console.log(process.moduleLoadList.filter((name) => name.includes('amaro')).join());
  new Worker(new URL('server/search-index/answering-worker.ts', import.meta.url)).once('message', (told) => {
    console.log(told);
    process.exit(0);
  });`;

test('delivered sources run without the stripper of types, at the lines of the checkout', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'medverka-delivered-'));
  copySources(root, folder.path);
  for (const name of ['package.json', 'node_modules']) symlinkSync(join(root, name), join(folder.path, name));
  writeFileSync(join(folder.path, 'loads.mjs'), LOADS);
  const said = execFileSync(process.execPath, [...SERVING_OPTIONS, 'loads.mjs'], {
    cwd: folder.path,
    encoding: 'utf8',
    env: {},
  });
  expect(said).toBe('\nthere\n');
  const path = 'server/search-index/turns.ts';
  const [own, delivered] = [root, folder.path].map((from) => readFileSync(join(from, path), 'utf8'));
  expect(delivered).not.toContain('interface');
  expect(delivered?.split('\n').length).toBe(own?.split('\n').length);
});
