// Runs one of our scripts with the Node that runtime/package.json pins, after installing what is missing:
//     node scripts/run.mjs scripts/start.ts [arguments]
// Plain JavaScript without dependencies, because it is run by whatever Node (18 or later) the machine has.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './run/child.mjs';
import { install } from './run/install.mjs';
import { pinnedNode } from './run/pinned-node.mjs';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const runtime = join(root, 'runtime');

// 1. The pinned Node, installed by the Node of the machine.
await install(process.execPath, runtime, process.env, root);

// 2. Our dependencies, installed by the pinned Node: npm silently leaves out optional packages
//    that do not fit the Node it runs on, and warns about all the others.
const { node, env } = pinnedNode(runtime);
await install(node, root, env, root);

// 3. The script itself.
process.exit(await runChild(node, process.argv.slice(2), { cwd: root, env, stdio: 'inherit' }));
