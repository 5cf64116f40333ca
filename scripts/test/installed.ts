/** What the deep tier needs from the machine, and what the machine lacks of it. */
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** Folder for the programs and files that scripts/install-deep.sh fetches without installing them. */
const INSTALLED = '.cache/deep';
export const PEPPOL_RULES = join(INSTALLED, 'peppol');

/** The path of a program; undefined if it is not installed. */
export const programAt = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), resolve(INSTALLED)]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
export const FFMPEG = programAt('ffmpeg');
/** The programs among `names` that this machine lacks. */
const lackedOf = (...names: string[]) => names.filter((name) => !programAt(name));
/** The reason why no node of OpenSearch can be started here; undefined if one can. */
export function lackForEngine(): string | undefined {
  if (!programAt('java') || !programAt('javac')) return 'Java is missing (apt-get install openjdk-17-jdk-headless)';
  return existsSync(join('.cache', 'deep', 'opensearch')) ? undefined : `OpenSearch is missing; ${INSTALL}`;
}
/** The reason why images cannot be made here; undefined if they can. */
export function lackForImages(): string | undefined {
  const lacked = lackedOf('buildah', 'debootstrap', 'unshare');
  if (lacked.length > 0) return `${lacked.join(', ')} missing; ${INSTALL}`;
  return process.getuid?.() === 0 ? undefined : 'only root can make and mount an image without a registry';
}
/** The reason why the files of ops/ cannot be judged here; undefined if they can. */
export function lackForOps(): string | undefined {
  const lacked = lackedOf('systemd-analyze', 'haproxy', 'docker-compose', 'openssl');
  return lacked.length > 0 ? `${lacked.join(', ')} missing; ${INSTALL}` : undefined;
}
/** Decodes films for WebKit, as an iPhone does by itself. */
const FILM_DECODER = '/usr/lib/x86_64-linux-gnu/gstreamer-1.0/libgstlibav.so';
/** The reason why no WebKit can be driven here; undefined if one can. */
export function lackForWebKit(): string | undefined {
  const lacked = lackedOf('WebKitWebDriver', 'Xvfb');
  if (!existsSync(FILM_DECODER)) lacked.push('libgstlibav.so');
  return lacked.length > 0 ? `${lacked.join(', ')} missing; ${INSTALL}` : undefined;
}
export const PROMTOOL = programAt('promtool');
/** A package of the traces, which are not installed with the product. */
export const TRACES = 'ops/tracing/node_modules/@opentelemetry/sdk-trace';
/** The folder of Debian's initdb, if pgBackRest and age are installed too. */
export const POSTGRES =
  programAt('pgbackrest') && programAt('age')
    ? ['15', '16', '17']
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
        .find((folder) => existsSync(join(folder, 'initdb')))
    : undefined;
export const INSTALL = 'run scripts/install-deep.sh';
