import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COMMIT_FILE, readCommit } from '#server/version.ts';
import { buildWeb } from './build.ts';
import { copySources } from './deliver/copy-sources.ts';
import { trimPackages } from './deliver/trim-packages.ts';
import { install } from './run/install.mjs';

// `npm run deliver -- --to /opt/medverka/1`: a folder with everything that a machine needs to serve, and nothing else:
// Node, the packages, the built screens and our sources. A machine with the same system needs neither npm nor git.

const root = fileURLToPath(new URL('..', import.meta.url));
const MANIFESTS = ['package.json', 'package-lock.json', '.npmrc', 'checks/package.json'];

function copy(path: string, to: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  copyFileSync(join(root, path), join(to, path));
}

/** Copies Node without its symbols, a fifth of the file: only debuggers of Node itself need them. */
function copyNode(to: string): void {
  const node = join(to, 'bin', 'node');
  mkdirSync(dirname(node), { recursive: true });
  copyFileSync(process.execPath, node);
  if (spawnSync('strip', [node]).status !== 0)
    console.error('The program strip (binutils) is missing: Node stays whole.');
}

async function deliver(to: string): Promise<void> {
  await buildWeb();
  copySources(root, to);
  for (const path of MANIFESTS) copy(path, to);
  cpSync(join(root, 'dist'), join(to, 'dist'), { recursive: true });
  await install({ node: process.execPath, folder: to, env: process.env, root, group: 'serving' });
  trimPackages(join(to, 'node_modules'));
  copyNode(to);
  const commit = readCommit(root);
  if (commit) writeFileSync(join(to, COMMIT_FILE), `${commit}\n`);
  console.log(`Delivered ${commit ?? 'an unknown commit'} to ${to}`);
}

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const to = values.to && resolve(values.to);
if (!to || (existsSync(to) && readdirSync(to).length > 0)) {
  console.error(to ? `${to} is not empty. Name a new folder.` : 'Usage: npm run deliver -- --to <new folder>');
  process.exitCode = 1;
} else {
  await deliver(to);
}
