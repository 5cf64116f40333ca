import fs from 'node:fs';

const FOLDER = '/dev/shm';
// A large parallel query needs tens of megabytes of shared memory.
const ENOUGH_BYTES = 2 ** 30;

/**
 * The kind of shared memory for PostgreSQL's parallel queries, chosen at each start. The cluster itself remembers the
 * kind that worked when it was made, but it may have moved to a machine with a small /dev/shm (a container has 64 MB)
 * or none. System V memory has no such limit, and PostgreSQL needs some of it anyway.
 * @returns a setting for the server; on other systems than Linux none, because the remembered kind stays valid there
 */
export function memorySharing(folder = FOLDER): string[] {
  if (process.platform !== 'linux') return [];
  return [`dynamic_shared_memory_type=${hasRoom(folder) ? 'posix' : 'sysv'}`];
}

// Under root, PostgreSQL runs as another user, and in some containers only root may use the folder.
const isOpenToAll = (folder: string) => (fs.statSync(folder).mode & 0o002) !== 0;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return isOpenToAll(folder) && bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
