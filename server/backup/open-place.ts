import { resolve } from 'node:path';
import { type BackupEnv, backupS3Options } from '#server/backup-settings.ts';
import type { ProxyEnv } from '#server/outgoing-proxy.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { createFolderPlace } from './folder-place.ts';

/** Opens the place of --to and --from: a folder, or s3://bucket/prefix. */
export async function openPlace(written: string, env: BackupEnv & ProxyEnv): Promise<BackupPlace> {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(written) ?? [];
  if (bucket === undefined) {
    if (/^[a-z\d]+:\/\//.test(written))
      throw new BackupError(`${written} is neither a folder nor an address like s3://bucket/prefix.`);
    return createFolderPlace(resolve(written));
  }
  const options = backupS3Options(env, bucket);
  if (!options)
    throw new BackupError('Set BACKUP_S3_REGION to reach a bucket (docs/settings.md has its other settings).');
  const prefix = path.replace(/\/+$/, '');
  // Loaded only if used, because the S3 library is large.
  const { createBucketPlace } = await import('./bucket-place.ts');
  return createBucketPlace(options, prefix === '' ? '' : `${prefix}/`, env);
}
