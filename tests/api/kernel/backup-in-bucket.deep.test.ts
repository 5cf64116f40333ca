/** Files from a bucket, and backups in another one. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { createBucketPlace } from '#server/backup/bucket-place.ts';
import { openPlace } from '#server/backup/open-place.ts';
import { readEnv } from '#server/env.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { type S3Double, startS3Double } from '#tests/support/s3-double.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newTalent } from '../people/talent-people.ts';
import { anEmptyDatabase, backUp, hashOf, objectsOf, restore } from './backed-up.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than one part of an upload. */
const LARGE = 9 * 1024 * 1024;

let store: S3Double;
let kept: S3Double;
let server: TestServer;
let path: string;
beforeAll(async () => {
  [store, kept] = await Promise.all([startS3Double(), startS3Double()]);
  const { bucket, region, endpoint = '', credentials } = store.options;
  server = await startTestServer({
    LOG_LEVEL: 'silent',
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  const { talent_id } = await newTalent(server.services.db);
  const written = await writePrivateFile(server.services, randomBytes(LARGE), { max_bytes: LARGE });
  if (isRefusal(written)) throw new Error(written.refused);
  path = written.path;
  const owner = { noun: 'document', subject_id: talent_id, kind: 'original', name: 'a.pdf' };
  await keepPrivateFile(server.services.db, { written, ...owner, content_type: 'application/pdf' });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([store.stop(), kept.stop()]);
});

test('files of a bucket are backed up into another one, and restored into a folder', async () => {
  const place = createBucketPlace(kept.options, 'main/', {});
  await backUp(server, place);
  expect([...kept.objects.keys()].every((key) => /^main\/(?:backups|files)\//.test(key))).toBe(true);
  const empty = await anEmptyDatabase();
  expect(await restore(place, empty)).toMatchObject({ files: 1, missing: [] });
  expect(await hashOf(empty.files, path)).toBe(await hashOf(server.services.files, path));
});

test('the rule removes old backups from a bucket', async () => {
  const place = createBucketPlace(kept.options, 'ruled/', {});
  const now = server.services.clock().getTime();
  for (const days of [50, 0]) {
    server.setClock(new Date(now - days * DAY_MS).toISOString());
    await backUp(server, place);
  }
  const ids = new Set((await objectsOf(place, 'backups')).map((name) => name.split('/')[1]));
  expect([ids.size, (await objectsOf(place, 'files')).length]).toEqual([1, 1]);
});

test('a bucket that refuses fails the backup, which is noted with the reason', async () => {
  const place = createBucketPlace(kept.options, 'refused/', {});
  kept.fault = { status: 403, code: 'AccessDenied' };
  await expect(backUp(server, place)).rejects.toThrow('AccessDenied');
  kept.fault = null;
  const { rows } = await server.services.pool.query(
    'select place, error, finished_date is not null as is_done from backups where error is not null',
  );
  const error = 's3://medverka/refused/ cannot be used: AccessDenied.';
  expect(rows).toEqual([{ place: 's3://medverka/refused/', error, is_done: true }]);
});

test('a place is a folder or a bucket of the settings', async () => {
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: server.services.env.data_dir, BACKUP_S3_REGION: 'eu-north-1' });
  const titleOf = async (written: string) => (await openPlace(written, env)).title;
  expect(await titleOf('/mnt/backups/')).toBe('/mnt/backups');
  expect(await titleOf('s3://backups')).toBe('s3://backups/');
  expect(await titleOf('s3://backups/main/')).toBe('s3://backups/main/');
  await expect(titleOf('ftp://backups')).rejects.toThrow('neither a folder nor an address');
  await expect(openPlace('s3://backups', { ...env, backup_s3_region: undefined })).rejects.toThrow('BACKUP_S3_REGION');
});
