// Runs one of our scripts with the Node that runtime/package.json pins, after installing what is missing:
//     node scripts/run.mjs scripts/start.ts [arguments]
// Plain JavaScript without dependencies, because it is run by whatever Node (18 or later) the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const runtime = join(root, 'runtime');
const executable = process.platform === 'win32' ? 'node.exe' : 'node';

// Ctrl-C reaches the child as well, and the child decides when to end.
process.on('SIGINT', () => {});

// 1. The pinned Node, installed by the Node of the machine.
install(process.execPath, runtime, process.env);

// 2. Our dependencies, installed by the pinned Node: npm silently leaves out optional packages
//    that do not fit the Node it runs on, and warns about all the others.
const { node, env } = pinnedNode();
install(node, root, env);

// 3. The script itself.
const child = spawn(node, process.argv.slice(2), { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event) {
  // npm passes a SIGTERM on to the shell between it and us, which dies without passing it on:
  // without this, `kill` of npm would leave the server running for ever.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

/** `npm ci` in `folder`, once per lock file and platform. */
function install(nodePath, folder, environment) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256')
    .update(lock)
    .update(process.platform + process.arch)
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!isInstalledByHand(folder, JSON.parse(lock.toString()))) {
    const npm = process.env.npm_execpath;
    if (!npm) stop('Packages have to be installed first. Run this through npm, for example: npm start');
    // To standard error: some scripts (brief) write data to standard output and read it from standard input.
    console.error(
      `Installing packages in ${folder === root ? 'this folder' : 'runtime/'}, once per version of package-lock.json …`,
    );
    // Also with NODE_ENV=production: the same packages everywhere, so that the stamp means the same.
    const { status, error } = spawnSync(nodePath, [npm, 'ci', '--include=dev', '--include=optional'], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 2, 2],
    });
    if (error) stop(`npm could not be started: ${error.message}`);
    if (status !== 0) process.exit(status ?? 130);
  }
  writeFileSync(stamp, wanted);
}

/** True when `npm install` has already put exactly what the lock file says into node_modules. */
function isInstalledByHand(folder, lock) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
  const isSame = ([path, { version }]) => installed[path]?.version === version;
  // Optional packages are those for one platform, and what only such packages need: the latter name no platform.
  const isForHere = ([, { os, cpu, libc }]) =>
    (os || cpu) && (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && !libc;
  return (
    locked.every((entry) => isSame(entry) || (entry[1].optional && !isForHere(entry))) &&
    Object.keys(installed).every((path) => path in lock.packages)
  );
}

/** The pinned Node and an environment in which `node` means it; on an unknown platform the Node of the machine. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  // By path: npm does not always make the link in node_modules/.bin when several platform packages offer it.
  const folder = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
    .map((name) => join(runtime, 'node_modules', name, 'bin'))
    .find((path) => existsSync(join(path, executable)));
  if (folder) {
    return { node: join(folder, executable), env: { ...process.env, PATH: folder + delimiter + process.env.PATH } };
  }
  if (Number(process.versions.node.split('.')[0]) < 26) {
    stop(`There is no Node 26 on npm for ${process.platform} ${process.arch}. Install Node 26 yourself and try again.`);
  }
  return { node: process.execPath, env: process.env };
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
