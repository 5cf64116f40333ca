import { pipeline, type Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { refuse } from '#domain/kernel/refusal.ts';
import type { S3Options } from '#server/s3-settings.ts';
import {
  type Area,
  type ByteRange,
  type FileStore,
  folderOf,
  isFilePath,
  keyOf,
  type PutOptions,
} from './file-store.ts';
import { asStream, ByteCounter, TooLarge } from './write-counted.ts';

/** Maximum silence of the service before a call fails, in ms, and maximum number of attempts of a call. */
const SILENT_MS = 20_000;
const ATTEMPTS = 2;
/** Bytes that one write holds in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024;

/** Date of a file for which the service gives none: the file counts as new. */
const UNTOLD = new Date(8.64e15);

/** A missing file, as opposed to a missing bucket. */
const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/**
 * Files in a bucket of S3 or a compatible service. The bucket needs no public access, because this server reads
 * everything. S3 only shows complete files. Not every service can refuse to overwrite in one step, so this store checks
 * first; two writers never use the same name, because every name is new.
 */
export function createS3Store(options: S3Options, { silent_ms = SILENT_MS } = {}): FileStore {
  const { bucket: Bucket, region, endpoint, credentials } = options;
  const client = new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    // Only Amazon accepts the bucket's name as a part of the host; other services want it in the path.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestHandler: { connectionTimeout: silent_ms, socketTimeout: silent_ms },
    // Not every service supports checksums after the body; we compute our own SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function stat(path: string): Promise<{ size: number } | null> {
    if (!isFilePath(path)) return null;
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(path) }));
      return { size: ContentLength ?? 0 };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    stat,
    async put(path, source, put) {
      const Key = keyOf(path);
      if (await stat(path)) throw new Error('EEXIST: there is a file under this path already');
      try {
        return await upload(client, { Bucket, Key }, source, put);
      } catch (error) {
        if (error instanceof TooLarge) return refuse('file_too_large');
        throw error;
      }
    },
    async get(path, range) {
      if (!isFilePath(path)) return null;
      try {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const found = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(path), Range }));
        return { stream: found.Body as Readable, size: sizeOf(found, range) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(path) }));
    },
    async *list(area) {
      const Prefix = `${folderOf(area)}/`;
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        yield (page.Contents ?? []).flatMap(({ Key = '', Size = 0, LastModified = UNTOLD }) => {
          const path = pathOf(Key, area);
          return isFilePath(path) ? [{ path, size: Size, changed: LastModified }] : [];
        });
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    async removeDrafts(before) {
      // One page is more than a day leaves behind; the next run takes the rest.
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
      const old = Uploads.filter(({ Initiated }) => Initiated && Initiated < before);
      for (const { Key, UploadId } of old) {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
      return old.length;
    },
  };
}

const pathOf = (key: string, area: Area) => `${area}/${key.slice(folderOf(area).length + 1)}`;

function sizeOf(found: GetObjectCommandOutput, range?: ByteRange): number {
  return range ? Number(found.ContentRange?.split('/').at(-1)) : (found.ContentLength ?? 0);
}

/** Uploads a file in parts, or at once if it is smaller than a part. A failed upload leaves nothing. */
async function upload(
  client: S3Client,
  to: { Bucket: string; Key: string },
  source: Readable | Uint8Array,
  { max_bytes, signal }: PutOptions,
) {
  const counter = new ByteCounter(max_bytes);
  // The counter passes failures on; the callback only keeps Node from throwing them as unhandled.
  const Body = pipeline(asStream(source), counter, () => {});
  const sending = new Upload({ client, params: { ...to, Body }, queueSize: 1, partSize: PART_BYTES });
  const leave = () => {
    counter.destroy(signal?.reason);
    void sending.abort();
  };
  signal?.addEventListener('abort', leave, { once: true });
  try {
    if (signal?.aborted) leave();
    await sending.done();
    return counter.kept();
  } finally {
    signal?.removeEventListener('abort', leave);
    counter.destroy();
  }
}
