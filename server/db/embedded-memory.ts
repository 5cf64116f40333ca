import fs from 'node:fs';

const FOLDER = '/dev/shm';
// Each of several large queries that run by more than one process takes tens of megabytes there.
const ENOUGH_BYTES = 2 ** 30;

/**
 * By what means the processes of PostgreSQL share memory while they answer a query together. The cluster remembers what
 * the machine had when it was made; asked at each start, it may be moved to one with a small /dev/shm (a container has
 * 64 MB) or none. System V memory has no such limit, and PostgreSQL needs some of it anyway.
 * @returns a setting for the server; none on other systems than Linux, where what the cluster remembers stays true
 */
export function memorySharing(folder = FOLDER): string[] {
  if (process.platform !== 'linux') return [];
  return [`dynamic_shared_memory_type=${hasRoom(folder) ? 'posix' : 'sysv'}`];
}

// PostgreSQL runs as a user of its own where the process is root's. Some containers have a folder that root alone may use.
const isOpenToAll = (folder: string) => (fs.statSync(folder).mode & 0o002) !== 0;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return isOpenToAll(folder) && bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
