import fs from 'node:fs';
import { freemem } from 'node:os';

/** A file system in memory, where Linux has one. */
export const MEMORY = '/dev/shm';

/** True if that number of bytes may be written there. Files there lie in memory, so as much must be free besides. */
export function hasRoomInMemory(bytes: number): boolean {
  try {
    fs.accessSync(MEMORY, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= bytes;
  } catch {
    // Other systems have no such folder, and some containers a closed or tiny one.
    return false;
  }
}
