import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { refuse } from '#domain/kernel/refusal.ts';
import type { ProxyEnv } from '#server/outgoing-proxy.ts';
import type { S3Options } from '#server/s3-settings.ts';
import { type Area, type ByteRange, type FileStore, folderOf, isFilePath, keyOf } from './file-store.ts';
import { createS3Client, isMissing, SILENT_MS } from './s3-client.ts';
import { removeUnfinished, upload } from './s3-uploads.ts';
import { TooLarge } from './write-counted.ts';

/** Date of a file for which the service gives none: the file counts as new. */
const UNTOLD = new Date(8.64e15);

/**
 * Files in a bucket of S3 or a compatible service. The bucket needs no public access, because this server reads
 * everything. S3 only shows complete files. Not every service can refuse to overwrite in one step, so this store checks
 * first. Two writers of one name write the same bytes: every name is new, except that of an asset, which has a hash of
 * its content.
 */
export function createS3Store(options: S3Options, proxy: ProxyEnv = {}, { silent_ms = SILENT_MS } = {}): FileStore {
  const { bucket: Bucket } = options;
  const client = createS3Client(options, proxy, silent_ms);

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
    removeDrafts: (before) => removeUnfinished(client, { Bucket, Prefix: '' }, before),
  };
}

const pathOf = (key: string, area: Area) => `${area}/${key.slice(folderOf(area).length + 1)}`;

function sizeOf(found: GetObjectCommandOutput, range?: ByteRange): number {
  return range ? Number(found.ContentRange?.split('/').at(-1)) : (found.ContentLength ?? 0);
}
