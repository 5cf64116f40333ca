import { join } from 'node:path';
import type { Env } from '../env.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** The files of this installation: in DATA_DIR/files. */
export async function createFileStore(env: Pick<Env, 'data_dir'>): Promise<FileStore> {
  return createDiskStore(join(env.data_dir, 'files'));
}
