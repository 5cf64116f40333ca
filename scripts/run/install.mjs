import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { runChild } from './child.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { stop } from './stop.mjs';

/** `npm ci` in `folder` of the checkout `root`, by the Node `node`, once per lock file and platform. */
export async function install(node, folder, environment, root) {
  const wanted = createHash('sha256')
    .update(readFileSync(lockOf(folder)))
    .update(process.platform + process.arch)
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.installed');
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isDone()) return;
  await oneAtATime(root, 'installation', async () => {
    if (isDone()) return;
    if (!isInstalledByHand(folder)) await installAnew(node, folder, environment, root);
    writeFileSync(stamp, wanted);
  });
}

const lockOf = (folder) => join(folder, 'package-lock.json');

async function installAnew(node, folder, environment, root) {
  const npm = process.env.npm_execpath;
  if (!npm) stop('Packages have to be installed first. Run this through npm, for example: npm start');
  // To standard error: some scripts (brief) write data to standard output and read it from standard input.
  console.error(
    `Installing packages in ${folder === root ? 'this folder' : `${basename(folder)}/`}, once per version of package-lock.json …`,
  );
  // Also with NODE_ENV=production: the same packages everywhere, so that the stamp means the same.
  const code = await runChild(node, [npm, 'ci', '--include=dev', '--include=optional'], {
    cwd: folder,
    env: { ...environment, ...cacheOfNpm(root) },
    stdio: ['ignore', 2, 2],
  });
  if (code !== 0) process.exit(code);
}

/** npm keeps what it fetches below the home of the user. Where that cannot be written (a service's user), here. */
function cacheOfNpm(root) {
  const usual = process.env.npm_config_cache;
  return usual && canBeWritten(usual) ? {} : { npm_config_cache: join(root, '.cache', 'npm') };
}

function canBeWritten(folder) {
  let nearest = resolve(folder);
  while (!existsSync(nearest) && nearest !== dirname(nearest)) nearest = dirname(nearest);
  try {
    accessSync(nearest, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** True when `npm install` has already put exactly what the lock file says into node_modules. */
function isInstalledByHand(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const packages = JSON.parse(readFileSync(lockOf(folder), 'utf8')).packages;
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  const isSame = ([path, { version }]) => installed[path]?.version === version;
  // Optional packages are those for one platform, and what only such packages need: the latter name no platform.
  const isForHere = ([, { os, cpu, libc }]) =>
    (os || cpu) && (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && !libc;
  return (
    locked.every((entry) => isSame(entry) || (entry[1].optional && !isForHere(entry))) &&
    Object.keys(installed).every((path) => path in packages)
  );
}
