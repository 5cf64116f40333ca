// Runs one of our scripts with the Node that runtime/package.json pins, after installing what is missing:
//     node scripts/run.mjs scripts/start.ts [arguments]
// Plain JavaScript without dependencies, because it is run by whatever Node (18 or later) the machine has.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './run/child.mjs';
import { install } from './run/install.mjs';
import { pinnedNode } from './run/pinned-node.mjs';

/** What somebody who only runs the product calls. They are spared what tests and checks need. */
const OF_THE_PRODUCT = new Set(
  ['start', 'db-migrate', 'create-admin', 'import', 'search-rebuild', 'check-files'].map(
    (name) => `scripts/${name}.ts`,
  ),
);

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const runtime = join(root, 'runtime');

const isProductAlone = OF_THE_PRODUCT.has(process.argv[2]);
const packages = { folder: root, root, isProductAlone };

// 1. The pinned Node and our dependencies beside each other, by the Node of the machine.
const { execPath: node } = process;
await Promise.all([
  install({ node, folder: runtime, env: process.env, root, isProductAlone: false }),
  install({ ...packages, node, env: process.env, isTry: true }),
]);

// 2. What is lacking, by the pinned Node: npm silently leaves out optional packages that do not fit the Node it runs on.
const pinned = pinnedNode(runtime);
await install({ ...packages, node: pinned.node, env: pinned.env });

// 3. The script itself.
process.exit(await runChild(pinned.node, process.argv.slice(2), { cwd: root, env: pinned.env, stdio: 'inherit' }));
