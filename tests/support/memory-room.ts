import fs from 'node:fs';
import { freemem } from 'node:os';

/** Linux's file system in memory. */
export const MEMORY = '/dev/shm';

/**
 * True if that number of bytes may be written in /dev/shm. Its files use memory, so the same amount of memory must be
 * free.
 */
export function hasRoomInMemory(bytes: number): boolean {
  try {
    fs.accessSync(MEMORY, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= bytes;
  } catch {
    // Other systems have no such folder; in some containers it is closed or tiny.
    return false;
  }
}
