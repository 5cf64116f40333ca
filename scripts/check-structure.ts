import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import checks from '../checks/package.json' with { type: 'json' };
import product from '../package.json' with { type: 'json' };
import { begunPromises } from './structure/begun-promises.ts';
import { featureCircles, fileCircles } from './structure/circles.ts';
import { climbing } from './structure/climbing.ts';
import { clockInTests } from './structure/clock-in-tests.ts';
import { connections } from './structure/connections.ts';
import { contexts } from './structure/contexts.ts';
import { expandingMigrations } from './structure/expanding-migrations.ts';
import { featureFiles } from './structure/feature-files.ts';
import { fileNames } from './structure/file-names.ts';
import { fileSize } from './structure/file-size.ts';
import { importDirection } from './structure/import-direction.ts';
import { namedColumns } from './structure/named-columns.ts';
import { oneClock } from './structure/one-clock.ts';
import { oneId } from './structure/one-id.ts';
import { packages } from './structure/packages.ts';
import { pureFolders } from './structure/pure-folders.ts';
import { readWorkflows } from './structure/read-workflows.ts';
import { readings } from './structure/readings.ts';
import { sealedColumns } from './structure/sealed-columns.ts';
import { serverLayers } from './structure/server-layers.ts';
import { type Rule, readSource } from './structure/source.ts';
import { stateWrites } from './structure/state-writes.ts';
import { webCommands } from './structure/web-commands.ts';
import { wordLists } from './structure/word-lists.ts';

// `npm run check:structure`: rules about where code belongs, which the compiler cannot check.
const root = fileURLToPath(new URL('..', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll(sep, '/'))
    .sort()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
const files = read('{domain,contract,texts,server,demo,web,tests,scripts,bench}/**/*.{ts,tsx,mjs}');
const settings = read('*.ts');
const release: { migration: string } = JSON.parse(readFileSync(join(root, 'release.json'), 'utf8'));
const statements = read('server/db/{migrations,functions}/*.sql');

const rules: Record<string, Rule> = {
  'begun-promises': begunPromises,
  climbing,
  connections,
  contexts,
  'import-direction': importDirection,
  'server-layers': serverLayers,
  'feature-circles': featureCircles,
  'file-circles': fileCircles,
  'feature-files': featureFiles,
  'file-names': fileNames,
  'file-size': fileSize,
  'named-columns': namedColumns,
  'one-id': oneId,
  packages: (sources) =>
    packages({
      serving: Object.keys(product.dependencies),
      product: Object.keys(product.devDependencies),
      checks: Object.keys(checks.devDependencies),
    })([...sources, ...settings]),
  'pure-folders': pureFolders,
  readings,
  'sealed-columns': sealedColumns,
  'word-lists': wordLists,
  'state-writes': stateWrites(await readWorkflows(root)),
  'web-commands': webCommands,
  'clock-in-tests': clockInTests,
  'one-clock': (sources) => oneClock([...sources, ...statements]),
  'expanding-migrations': () => expandingMigrations(release.migration)(statements),
};

let count = 0;
for (const [name, rule] of Object.entries(rules)) {
  for (const { path, message } of rule(files)) {
    console.error(`${path}: ${message} [${name}]`);
    count += 1;
  }
}
console.log(count === 0 ? `No problems in ${files.length} files.` : `${count} problems in ${files.length} files.`);
process.exitCode = count === 0 ? 0 : 1;
