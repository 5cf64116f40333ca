// Lets one process per folder do a task such as installing or building. Plain JavaScript without dependencies, because
// installing is one of these tasks.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does `work` while no other process in the same folder does work of the same name. A process that has to wait prints a
 * line; `work` must then check if anything is left to do, since the other process has usually done the same. The lock
 * is a folder in .cache with one file, whose name is the process that holds the lock. The folder is created in one
 * step, and only the file of a dead process is removed from it: if several processes find the lock of a killed process,
 * only one gets it.
 * @param {string} folder the checkout
 * @param {string} name what is done, as a noun
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>} @template T
 */
export async function oneAtATime(folder, name, work) {
  const cache = join(folder, '.cache');
  const lock = join(cache, `${name}.lock`);
  const mine = `${process.pid}-${startTick(process.pid)}`;
  mkdirSync(cache, { recursive: true });
  for (let told = false; !take(lock, mine); await pause(200)) {
    const [holder] = holdersOf(lock);
    if (told || !holder) continue;
    console.error(`Waiting for process ${holder.split('-')[0]} to finish the ${name} in ${resolve(folder)} …`);
    told = true;
  }
  const release = () => remove(lock, mine);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(lock, mine) {
  for (const holder of holdersOf(lock)) {
    if (isAlive(holder)) return false;
    remove(lock, holder);
  }
  removeEmpty(lock);
  const own = mkdtempSync(`${lock}-`);
  try {
    chmodSync(own, 0o755); // lets other users read which process holds the lock
    writeFileSync(join(own, mine), '');
    renameSync(own, lock); // fails if another process holds the lock: the rename replaces an empty folder, but a held lock has a file
    return true;
  } catch (error) {
    rmSync(own, { recursive: true });
    // Windows reports EPERM for any existing folder.
    if (['ENOTEMPTY', 'EEXIST', process.platform === 'win32' && 'EPERM'].includes(error.code)) return false;
    throw error;
  }
}

function holdersOf(lock) {
  try {
    return readdirSync(lock);
  } catch {
    return [];
  }
}

function remove(lock, holder) {
  rmSync(join(lock, holder), { force: true });
  removeEmpty(lock);
}

function removeEmpty(lock) {
  try {
    rmdirSync(lock);
  } catch {
    // The folder no longer exists, or another process holds the lock.
  }
}

function isAlive(holder) {
  const [pid, tick] = holder.split('-');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return startTick(pid) === tick;
}

/**
 * The start time of a process, since pids are reused, as when a container restarts. Empty for a zombie, and on systems
 * other than Linux.
 */
function startTick(pid) {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return state === 'Z' ? '' : fields[18];
  } catch {
    return '';
  }
}
