import fs from 'node:fs';
import { freemem } from 'node:os';

/** Linux's file system in memory. */
export const MEMORY = '/dev/shm';

/** True if this many bytes can be written to /dev/shm. Its files are in memory, so as much memory must be free. */
export function hasRoomInMemory(bytes: number): boolean {
  try {
    fs.accessSync(MEMORY, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= bytes;
  } catch {
    // Other systems have no such folder; some containers have a closed or tiny one.
    return false;
  }
}
