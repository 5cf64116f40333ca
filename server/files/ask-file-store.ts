import { buffer } from 'node:stream/consumers';
import type { Clock } from '#server/clock.ts';
import { type FileStore, newPrivatePath } from './file-store.ts';

type StoreError = NodeJS.ErrnoException & { readonly $metadata?: { readonly httpStatusCode?: number } };

/** The remedy for an error of the bucket. It names only the code or the status of the bucket's answer. */
function adviceOnBucket({ name, code, $metadata }: StoreError): string {
  const status = $metadata?.httpStatusCode;
  if (name === 'NoSuchBucket') return 'does not exist: check S3_BUCKET, S3_REGION and S3_ENDPOINT';
  if (status === 403 || name === 'CredentialsProviderError') {
    return 'refuses our key: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and that the key may read, write, list and delete there';
  }
  if (status === 301 || status === 400) return 'is in another region: check S3_REGION and S3_ENDPOINT';
  return `cannot be reached (${status ?? code ?? name}): check S3_ENDPOINT`;
}

const adviceOnFolder = ({ code, name }: StoreError) =>
  `takes no files (${code ?? name}): check that this user may write there, and that the disk has room`;

/**
 * Writes, reads and removes a small file. A file that stays because of a kill in between is removed by the daily job, as
 * any without a row.
 * @param bucket the name of the bucket; undefined for a folder
 * @returns a sentence for the operator if the store does not work; null if it does
 */
export async function askFileStore(
  files: FileStore,
  clock: Clock,
  { bucket, signal }: { readonly bucket: string | undefined; readonly signal: AbortSignal },
): Promise<string | null> {
  const path = newPrivatePath(clock);
  const written = Buffer.from('medverka');
  const store = bucket ? `The bucket ${bucket}` : 'The folder DATA_DIR/files';
  try {
    await files.put(path, written, { max_bytes: written.length, signal });
    const found = await files.get(path);
    const read = found && (await buffer(found.stream));
    await files.remove(path);
    return read?.equals(written) ? null : `${store} gives back other bytes than it was given: it must not be used.`;
  } catch (error) {
    const advice = bucket ? adviceOnBucket(error as StoreError) : adviceOnFolder(error as StoreError);
    return `${store} ${advice}.`;
  }
}
