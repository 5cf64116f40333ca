import { statfs } from 'node:fs/promises';
import { patiently } from '#server/db/patiently.ts';

const PATIENCE_MS = 1000;

/** The disk of a folder, in bytes. */
export interface Disk {
  readonly size: number;
  /** The free part that this user may write. */
  readonly free: number;
}

/**
 * Reads the disk of a folder.
 * @returns undefined if the disk does not answer
 */
export async function readDisk(folder: string): Promise<Disk | undefined> {
  const disk = await patiently(statfs(folder), PATIENCE_MS).catch(() => undefined);
  return disk && { size: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize };
}
