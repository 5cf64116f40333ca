import { pipeline, type Readable } from 'node:stream';
import { AbortMultipartUploadCommand, ListMultipartUploadsCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { KeptBytes, PutOptions } from './file-store.ts';
import { asStream, ByteCounter } from './write-counted.ts';

/** Bytes that one write holds in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Uploads an object in parts, or at once if it is smaller than a part. A failed upload leaves nothing.
 * @throws TooLarge, or the source's error
 */
export async function upload(
  client: S3Client,
  to: { Bucket: string; Key: string },
  source: Readable | Uint8Array,
  { max_bytes, signal }: PutOptions,
): Promise<KeptBytes> {
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

/**
 * Removes unfinished uploads under a prefix that were begun before `before`. One page of them is more than a day leaves
 * behind; the next run takes the rest.
 * @returns their number
 */
export async function removeUnfinished(
  client: S3Client,
  { Bucket, Prefix }: { Bucket: string; Prefix: string },
  before: Date,
): Promise<number> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
  const old = Uploads.filter(({ Initiated }) => Initiated && Initiated < before);
  for (const { Key, UploadId } of old) await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  return old.length;
}
