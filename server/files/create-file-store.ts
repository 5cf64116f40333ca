import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { s3OptionsOf } from '#server/s3-settings.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** The file store of this installation: the bucket in the settings, or else DATA_DIR/files. */
export async function createFileStore(env: Env): Promise<FileStore> {
  const options = s3OptionsOf(env);
  if (!options) return createDiskStore(join(env.data_dir, 'files'));
  // Loaded only if used, because the S3 library is large.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(options, env);
}
