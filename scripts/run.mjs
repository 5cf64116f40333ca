// Runs one of our scripts with the Node that runtime/package.json pins, after installing what is missing:
//     node scripts/run.mjs scripts/start.ts [arguments]
// Plain JavaScript without dependencies, because the machine's own Node (18 or later) runs it.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './run/child.mjs';
import { install } from './run/install.mjs';
import { pinnedNode } from './run/pinned-node.mjs';
import { GROUP_OF } from './run/script-groups.mjs';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const runtime = join(root, 'runtime');

// 1. The pinned Node, installed with the machine's Node.
const { execPath } = process;
await install({ node: execPath, folder: runtime, env: process.env, root, group: 'all' });

// 2. Our dependencies, installed with the pinned Node: with another Node, npm silently leaves out optional packages
// that do not fit it, and warns about all others.
const { node, env } = pinnedNode(runtime);
const script = /^scripts\/(.+)\.ts$/.exec(process.argv[2])?.[1];
await install({ node, folder: root, env, root, group: GROUP_OF[script] ?? 'all' });

// 3. The script itself.
process.exit(await runChild(node, process.argv.slice(2), { cwd: root, env, stdio: 'inherit' }));
