import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stop } from './stop.mjs';

const executable = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * The pinned Node, and an environment in which `node` is that Node. If npm has none for this platform, or it does not
 * start, the machine's own Node is used if it is new enough; otherwise this process ends with instructions.
 */
export function pinnedNode(runtime) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  // By path: npm does not always make the link in node_modules/.bin when several platform packages offer it.
  const folder = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
    .map((name) => join(runtime, 'node_modules', name, 'bin'))
    .find((path) => existsSync(join(path, executable)));
  const obstacle = folder
    ? obstacleTo(join(folder, executable))
    : `There is no Node 26 on npm for ${process.platform} ${process.arch}. Install Node 26 yourself and try again.`;
  if (!obstacle) {
    return { node: join(folder, executable), env: { ...process.env, PATH: folder + delimiter + process.env.PATH } };
  }
  if (Number(process.versions.node.split('.')[0]) < 26) stop(obstacle);
  return { node: process.execPath, env: process.env };
}

// The command that installs the library libatomic, by package manager. Node 26 needs it, and minimal Debian, Ubuntu and
// Fedora lack it.
const MENDED_BY = [
  ['/usr/bin/apt-get', 'apt-get update && apt-get install -y libatomic1'],
  ['/usr/bin/dnf', 'dnf install -y libatomic'],
  ['/usr/bin/microdnf', 'microdnf install -y libatomic'],
  ['/usr/bin/zypper', 'zypper install -y libatomic1'],
];

/**
 * The reason why the program `node` does not start, with the command that fixes it; undefined if it starts. Takes 40
 * ms.
 */
export function obstacleTo(node) {
  const { status, error, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  const said = error?.message ?? stderr.trim();
  const library = /([^\s:]+\.so[.\d]*): cannot open shared object file/.exec(said)?.[1];
  if (!library) return `The Node from npm does not start here: ${said}\nInstall Node 26 yourself and try again.`;
  const line = library === 'libatomic.so.1' && MENDED_BY.find(([program]) => existsSync(program))?.[1];
  const mend = line ? `Install it as root and try again:\n\n    ${line}\n` : 'Install it and try again.';
  return `The Node that runs Medverka needs the library ${library}, which this machine lacks. ${mend}`;
}
