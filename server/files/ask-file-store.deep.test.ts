import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { type S3Double, startS3Double } from '#tests/support/s3-double.ts';
import { askFileStore } from './ask-file-store.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';

let double: S3Double;
let folder: string;
beforeAll(async () => {
  double = await startS3Double();
  folder = mkdtempSync(join(tmpdir(), 'ask-files-'));
});
afterEach(() => {
  double.fault = null;
});
afterAll(async () => {
  await double.stop();
  rmSync(folder, { recursive: true });
});

const { signal } = new AbortController();
const askBucket = (change: Partial<S3Double['options']> = {}) => {
  const options = { ...double.options, ...change };
  return askFileStore(createS3Store(options), systemClock, { bucket: options.bucket, signal });
};
const askFolder = (path: string) => askFileStore(createDiskStore(path), systemClock, { bucket: undefined, signal });

test('a bucket or a folder that works is right, and keeps nothing', async () => {
  expect(await askBucket()).toBe(null);
  expect(double.objects.size).toBe(0);
  expect(double.asked.map((asked) => asked.split(' ')[0])).toEqual(['HEAD', 'PUT', 'GET', 'DELETE']);
  expect(await askFolder(folder)).toBe(null);
  expect(readdirSync(folder, { recursive: true }).filter((name) => /\d{13}/.test(String(name)))).toEqual([]);
});

test('what is wrong with a bucket is told in a sentence that names the setting', async () => {
  expect(await askBucket({ bucket: 'another' })).toBe(
    'The bucket another does not exist: check S3_BUCKET, S3_REGION and S3_ENDPOINT.',
  );
  const credentials = { ...double.options.credentials, secretAccessKey: 'a wrong one' };
  expect(await askBucket({ credentials })).toMatch(/^The bucket medverka refuses our key: check S3_ACCESS_KEY_ID/);
  expect(await askBucket({ endpoint: 'http://127.0.0.1:1' })).toMatch(/cannot be reached \(ECONNREFUSED\)/);
  double.fault = { status: 503, code: 'SlowDown' };
  expect(await askBucket()).toMatch(/cannot be reached \(503\)/);
});

test('a folder that takes no files is told in a sentence', async () => {
  expect(await askFolder('/dev/null/files')).toMatch(/^The folder DATA_DIR\/files takes no files \(ENOTDIR\)/);
});
