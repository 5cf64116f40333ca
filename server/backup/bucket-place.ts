import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { createS3Client, isMissing } from '#server/files/s3-client.ts';
import { removeUnfinished, upload } from '#server/files/s3-uploads.ts';
import type { ProxyEnv } from '#server/outgoing-proxy.ts';
import type { S3Options } from '#server/s3-settings.ts';
import type { BackupPlace } from './backup-place.ts';
import { inSentences } from './place-error.ts';

/** Backups in a bucket of S3 or a compatible service, under a prefix that is empty or ends with '/'. */
export function createBucketPlace(options: S3Options, prefix: string, proxy: ProxyEnv): BackupPlace {
  const { bucket: Bucket } = options;
  const client = createS3Client(options, proxy);
  const keyOf = (name: string) => prefix + name;
  return inSentences({
    title: `s3://${Bucket}/${prefix}`,
    put: (name, source) =>
      upload(client, { Bucket, Key: keyOf(name) }, source, { max_bytes: Number.POSITIVE_INFINITY }),
    async get(name) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
        return found.Body as Readable;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async *list(folder) {
      const Prefix = keyOf(`${folder}/`);
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        yield (page.Contents ?? []).map(({ Key = '', Size = 0 }) => ({ name: Key.slice(prefix.length), bytes: Size }));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
    },
    removeDrafts: (before) => removeUnfinished(client, { Bucket, Prefix: prefix }, before),
  });
}
