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

/** How long a service may be silent before a call counts as failed; each is tried twice. */
const SILENT_MS = 20_000;
const ATTEMPTS = 2;
/** Bytes that one writing holds in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024;

/** The date of a file for which the service gives none: it counts as new. */
const UNTOLD = new Date(8.64e15);

/** A file that is not there, as opposed to a bucket that is not. */
const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/**
 * Files in a bucket of S3 or a compatible service. The bucket needs no public access: everything is read through this
 * server. S3 shows a file only when it is whole. Not every service can refuse to overwrite in one step, so this looks
 * first; two writers never meet under one name, because no name is given twice.
 */
export function createS3Store(options: S3Options, { silent_ms = SILENT_MS } = {}): FileStore {
  const { bucket: Bucket, region, endpoint, credentials } = options;
  const client = new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    // Names of buckets as parts of the host are Amazon's; others want them in the path.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestHandler: { connectionTimeout: silent_ms, socketTimeout: silent_ms },
    // Checksums that follow the body are not known to every service; we count a SHA-256 of our own.
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
      // A page of them is more than a day leaves behind; what is left over goes the next time.
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

/** Sends a file in parts; one that is smaller than a part is sent at once, and nothing stays of one that fails. */
async function upload(
  client: S3Client,
  to: { Bucket: string; Key: string },
  source: Readable | Uint8Array,
  { max_bytes, signal }: PutOptions,
) {
  const counter = new ByteCounter(max_bytes);
  // Failures come out of the counter; the callback only keeps Node from calling them unheard.
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
