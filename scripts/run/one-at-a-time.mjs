// One process of a folder at a time, among all that do the same in it: installing, building.
// Plain JavaScript without dependencies, because installing is one of them.
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
 * Does `work` when no other process does the same under this name, in this folder. One that has to wait says so, and
 * has to look again before it works: what it waited for is mostly what it was about to do.
 * The lock is a folder in .cache with one file in it, named by the process that holds it. Such a folder is put in place
 * whole or not at all, and only a name that is known to be of a dead process is taken out of it: of several that find
 * a lock left by a killed process, one gets it.
 * @param {string} folder the checkout
 * @param {string} name what is done, as a noun
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function oneAtATime(folder, name, work) {
  const cache = join(folder, '.cache');
  const lock = join(cache, `${name}.lock`);
  const mine = `${process.pid}-${startTick(process.pid)}`;
  mkdirSync(cache, { recursive: true });
  for (let told = false; !take(lock, mine); await pause(200)) {
    const [holder] = holdersOf(lock);
    if (told || !holder) continue;
    console.error(`Waiting for process ${holder.split('-')[0]}, which does the ${name} in ${resolve(folder)} …`);
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
    chmodSync(own, 0o755); // another user may read who has it
    writeFileSync(join(own, mine), '');
    renameSync(own, lock); // onto nothing or an empty folder: one that is held is not empty
    return true;
  } catch (error) {
    rmSync(own, { recursive: true });
    // Windows says EPERM of every folder that is there.
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
    // It is gone, or another process has it.
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
 * When the process started, where Linux tells it: numbers are given out again, as when a container is restarted.
 * One that is dead and only not yet counted as such by its parent has no start.
 */
function startTick(pid) {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return state === 'Z' ? '' : fields[18];
  } catch {
    return '';
  }
}
