import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { runChild } from './child.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { stop } from './stop.mjs';

/**
 * The groups of packages, by their use; each contains the groups before it.
 * - `serving`: `dependencies`, which the server imports. `npm ci --omit=dev` installs the same.
 * - `product`: also `devDependencies`, which build the screens and fill the demonstration.
 * - `all`: also the workspace checks/, which tests and checks import, the heavier half of all packages.
 */
const OPTIONS_OF = {
  serving: ['--omit=dev'],
  product: ['--workspaces=false', '--include=dev'],
  all: ['--include=dev'],
};
const GROUPS = Object.keys(OPTIONS_OF);

/**
 * Installs a group of the packages of `folder`'s lock file with the Node `node`, once per lock file and platform;
 * `root` is the checkout. A script that needs more than is installed adds it and keeps the installed packages, which a
 * running server may use.
 * @param {{ node: string, folder: string, env: NodeJS.ProcessEnv, root: string, group: 'serving' | 'product' | 'all' }} installation
 */
export async function install(installation) {
  const { folder, root, group } = installation;
  const locked = createHash('sha256')
    .update(readFileSync(lockOf(folder)))
    .update(process.platform + process.arch)
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.installed');
  const installed = () => {
    const [version, present] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
    return version === locked ? GROUPS.indexOf(present) : -1;
  };
  const isDone = () => installed() >= GROUPS.indexOf(group);
  if (isDone()) return;
  await oneAtATime(root, 'installation', async () => {
    if (isDone()) return;
    if (installed() >= 0) await runNpm(installation, ['install', '--no-save']);
    else if (!isInstalledByHand(folder, group)) await runNpm(installation, ['ci']);
    writeFileSync(stamp, `${locked} ${group}`);
  });
}

const lockOf = (folder) => join(folder, 'package-lock.json');

async function runNpm({ node, folder, env, root, group }, command) {
  const npm = process.env.npm_execpath;
  if (!npm) stop('Packages have to be installed first. Run this through npm, for example: npm start');
  // To standard error: some scripts (brief) use standard input and output for data.
  console.error(
    `Installing packages in ${folder === root ? 'this folder' : `${basename(folder)}/`}, once per version of package-lock.json …`,
  );
  // The options are explicit, because NODE_ENV=production would leave out packages that the stamp says are installed.
  const which = [...OPTIONS_OF[group], '--include=optional'];
  const code = await runChild(node, [npm, ...command, ...which], {
    cwd: folder,
    env: { ...env, ...cacheOfNpm(root) },
    stdio: ['ignore', 2, 2],
  });
  if (code !== 0) process.exit(code);
}

/**
 * The setting for npm's cache: empty if the usual place in the user's home can be written. Otherwise, as for a
 * service's user, a folder in .cache of the checkout.
 */
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

/** True if npm has already installed the packages of the lock file, in the same versions and no others. */
function isInstalledByHand(folder, group) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const packages = JSON.parse(readFileSync(lockOf(folder), 'utf8')).packages;
  // Without this folder and its workspace, which are no packages.
  const locked = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
  const isSame = ([path, { version }]) => installed[path]?.version === version;
  // An optional package may be missing if it is for another platform. Dependencies of such packages name no platform,
  // and may be missing too.
  const isForHere = ([, { os, cpu, libc }]) =>
    (os || cpu) && (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && !libc;
  const isLeftOut = (entry) => (entry[1].optional && !isForHere(entry)) || (group === 'serving' && entry[1].dev);
  return (
    locked.every((entry) => isSame(entry) || isLeftOut(entry)) &&
    Object.keys(installed).every((path) => path in packages)
  );
}
