import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { runChild } from './child.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { stop } from './stop.mjs';

/**
 * Installs the packages of `folder`'s lock file with the Node `node`, once per lock file and platform; `root` is the
 * checkout. With `isProductAlone` it leaves out the packages of tests and checks, about half. A later test or check
 * adds them and keeps the installed ones, which a running server may use.
 * @param {{ node: string, folder: string, env: NodeJS.ProcessEnv, root: string, isProductAlone: boolean }} installation
 */
export async function install(installation) {
  const { folder, root, isProductAlone } = installation;
  const locked = createHash('sha256')
    .update(readFileSync(lockOf(folder)))
    .update(process.platform + process.arch)
    .digest('hex');
  const product = `${locked} product`;
  const stamp = join(folder, 'node_modules', '.installed');
  const installed = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined);
  const isDone = () => installed() === locked || (isProductAlone && installed() === product);
  if (isDone()) return;
  await oneAtATime(root, 'installation', async () => {
    if (isDone()) return;
    if (installed() === product) await runNpm(installation, ['install', '--no-save']);
    else if (!isInstalledByHand(folder, isProductAlone)) await runNpm(installation, ['ci']);
    writeFileSync(stamp, isProductAlone ? product : locked);
  });
}

const lockOf = (folder) => join(folder, 'package-lock.json');

async function runNpm({ node, folder, env, root, isProductAlone }, command) {
  const npm = process.env.npm_execpath;
  if (!npm) stop('Packages have to be installed first. Run this through npm, for example: npm start');
  // To standard error: some scripts (brief) use standard input and output for data.
  console.error(
    `Installing packages in ${folder === root ? 'this folder' : `${basename(folder)}/`}, once per version of package-lock.json …`,
  );
  // The options are explicit, because NODE_ENV=production would leave out packages that the stamp says are installed.
  const which = [isProductAlone ? '--omit=dev' : '--include=dev', '--include=optional'];
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
function isInstalledByHand(folder, isProductAlone) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const packages = JSON.parse(readFileSync(lockOf(folder), 'utf8')).packages;
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  const isSame = ([path, { version }]) => installed[path]?.version === version;
  // An optional package may be missing if it is for another platform, or names none as dependencies of such packages
  // do.
  const isForHere = ([, { os, cpu, libc }]) =>
    (os || cpu) && (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && !libc;
  const isLeftOut = (entry) => (entry[1].optional && !isForHere(entry)) || (isProductAlone && entry[1].dev);
  return (
    locked.every((entry) => isSame(entry) || isLeftOut(entry)) &&
    Object.keys(installed).every((path) => path in packages)
  );
}
