/** The product with its files in an S3 bucket. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import { tidyFiles } from '#server/files/tidy-files.ts';
import { type S3Double, startS3Double } from '#tests/support/s3-double.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTalentApp, type TalentApp } from '../people/talent-app.ts';
import { newTalent } from '../people/talent-people.ts';

let double: S3Double;
let app: TalentApp;
beforeAll(async () => {
  double = await startS3Double();
  const { bucket, region, endpoint = '', credentials } = double.options;
  app = await startTalentApp({
    LOG_LEVEL: 'silent',
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
});
afterAll(async () => {
  await app.stop();
  await double.stop();
});

test('a picture is kept there, read from here, asked for without its bytes, and removed', async () => {
  const talent = await newTalent(app.db);
  const photo = await sharp({ create: { width: 480, height: 600, channels: 3, background: '#b08060' } })
    .jpeg()
    .toBuffer();
  const { id, url } = (await app.upload(talent, photo)).body.media[0];
  const key = url.slice('/files/'.length);
  expect([...double.objects.keys()].sort()).toEqual([key.replace('.webp', '-card.webp'), key]);
  expect(existsSync(join(app.server.services.env.data_dir, 'files'))).toBe(false);
  const bytes = Buffer.from(await (await fetch(app.url + url)).arrayBuffer());
  expect(bytes.equals(double.objects.get(key)?.body ?? Buffer.alloc(0))).toBe(true);
  double.asked.length = 0;
  const head = await fetch(app.url + url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  expect(double.asked).toEqual([`HEAD ${key}`]);
  expect((await app.call(talent, 'DELETE', `/talent/media/${id}`)).status).toBe(200);
  expect(double.objects.size).toBe(0);
});

test('a private file is read through the server in ranges; a failing bucket gives callers no other facts', async () => {
  const { services } = app.server;
  const { account_id } = await newTalent(app.db);
  const cookie = await signInAs(services, account_id);
  const written = await writePrivateFile(services, Buffer.from('abcdefghij'), { max_bytes: 10 });
  if (isRefusal(written)) throw new Error(written.refused);
  const owner = { noun: 'document', subject_id: randomUUID(), kind: 'original' };
  const file = await keepPrivateFile(app.db, { written, ...owner, name: 'a.txt', content_type: 'text/plain' });
  const address = app.url + signedUrl(services, file, { purpose: 'download', account_id });
  const part = await fetch(address, { headers: { cookie, range: 'bytes=2-4' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', 'cde']);
  double.fault = { status: 403, code: 'AccessDenied' };
  const failed = await fetch(address, { headers: { cookie } });
  expect([failed.status, (await failed.json()).error.code]).toEqual([500, 'internal']);
  double.fault = null;
  app.stopClock(48 * 3_600_000);
  double.objects.set('private/1786701600000-0123456789abcdef0123456789abcdef', {
    body: Buffer.from('x'),
    changed: new Date(),
  });
  expect(await tidyFiles(services)).toMatchObject({ files: 2, removed: 1, missing: { count: 0 } });
  expect([...double.objects.keys()]).toEqual([file.path]);
});
