/** Tests of S3 in particular: signatures, parts, errors, and time limits. */
import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type S3Double, startS3Double } from '#tests/support/s3-double.ts';
import { newPrivatePath } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

const clock = () => new Date();
const MB = 1024 * 1024;
const LIMIT = { max_bytes: 50 * MB };
const HEJ = Buffer.from('hej');

let double: S3Double;
beforeAll(async () => {
  double = await startS3Double();
});
afterEach(() => {
  double.fault = null;
  double.clock = clock;
  expect(double.uploads.size).toBe(0);
});
afterAll(() => double.stop());
const store = (silent_ms = 5_000) => createS3Store(double.options, {}, { silent_ms });

test('a large file is uploaded in parts and read back unchanged', async () => {
  const large = Buffer.alloc(20 * MB, 'Räksmörgås ');
  const path = newPrivatePath(clock);
  const pieces = Readable.from(Array.from({ length: 20 }, (_, at) => large.subarray(at * MB, (at + 1) * MB)));
  double.asked.length = 0;
  const sha256 = createHash('sha256').update(large).digest('hex');
  expect(await store().put(path, pieces, LIMIT)).toEqual({ bytes: large.length, sha256 });
  expect(double.asked.filter((line) => line === `PUT ${path}`)).toHaveLength(3);
  const file = await store().get(path);
  expect(file && large.equals(await buffer(file.stream))).toBe(true);
});

test.each([
  ['too large', { max_bytes: 20 * MB - 1 }, undefined],
  ['cut off', LIMIT, new Error('cut')],
])('a large file that is %s leaves no part', async (_why, limit, failure) => {
  const path = newPrivatePath(clock);
  async function* pieces() {
    for (let sent = 0; sent < 20; sent++) yield Buffer.alloc(MB);
    if (failure) throw failure;
  }
  const putting = store().put(path, Readable.from(pieces()), limit);
  if (failure) await expect(putting).rejects.toThrow('cut');
  else expect(await putting).toEqual({ refused: 'file_too_large' });
  expect(double.objects.has(path)).toBe(false);
});

/** A busy machine takes longer than the second that Vitest waits. */
const PATIENT = { timeout: 20_000 };

test('an upload aborted in the middle leaves nothing', async () => {
  const [path, leaving, source] = [newPrivatePath(clock), new AbortController(), new PassThrough()];
  const putting = store().put(path, source, { ...LIMIT, signal: leaving.signal });
  source.write(Buffer.alloc(9 * MB));
  // The first part shows that the store knows the upload's id; without it, only the daily job could remove the upload.
  await expect.poll(() => [...double.uploads.values()][0]?.parts.size, PATIENT).toBe(1);
  leaving.abort();
  await expect(putting).rejects.toThrow();
  await expect.poll(() => double.uploads.size, PATIENT).toBe(0);
  expect(double.objects.has(path)).toBe(false);
});

test('parts of a killed process are removed when they are old', async () => {
  double.uploads.set('left', { key: newPrivatePath(clock), parts: new Map(), begun: new Date(0) });
  double.uploads.set('new', { key: newPrivatePath(clock), parts: new Map(), begun: new Date(2000) });
  expect(await store().removeDrafts(new Date(1000))).toBe(1);
  expect([...double.uploads.keys()]).toEqual(['new']);
  double.uploads.clear();
});

test('more files than fit on a page are all listed', async () => {
  double.objects.clear();
  const paths = Array.from({ length: 7 }, () => newPrivatePath(clock)).sort();
  for (const path of paths) await store().put(path, HEJ, LIMIT);
  double.objects.set('private/notes.txt', { body: HEJ, changed: clock() });
  double.objects.set('elsewhere/1', { body: HEJ, changed: clock() });
  const told: string[] = [];
  for await (const page of store().list('private')) told.push(...page.map(({ path }) => path));
  expect(told).toEqual(paths);
});

describe('signatures', () => {
  const withKeys = (keys: Partial<S3Double['options']['credentials']>) =>
    createS3Store({ ...double.options, credentials: { ...double.options.credentials, ...keys } });

  test.each([{ secretAccessKey: 'wrong' }, { accessKeyId: 'AKIDOTHER' }])(
    'a wrong key (%j) reads, writes and removes nothing',
    async (keys) => {
      const path = newPrivatePath(clock);
      await store().put(path, HEJ, LIMIT);
      const stranger = withKeys(keys);
      await expect(stranger.get(path)).rejects.toThrow(/SignatureDoesNotMatch|InvalidAccessKeyId/);
      await expect(stranger.put(newPrivatePath(clock), HEJ, LIMIT)).rejects.toThrow();
      await expect(stranger.remove(path)).rejects.toThrow();
      expect(await text((await store().get(path))?.stream ?? Readable.from([]))).toBe('hej');
    },
  );

  test('requests with an old signature or none are refused', async () => {
    const path = newPrivatePath(clock);
    await store().put(path, HEJ, LIMIT);
    const address = `${double.options.endpoint}/medverka/${path}`;
    expect((await fetch(address)).status).toBe(403);
    double.clock = () => new Date(Date.now() + 16 * 60_000);
    await expect(store().stat(path)).rejects.toThrow();
  });
});

describe('a service that fails', () => {
  test.each([
    [403, 'AccessDenied'],
    [500, 'InternalError'],
    [404, 'NoSuchBucket'],
  ])('with %i %s throws, and is never taken for a missing file', async (status, code) => {
    const path = newPrivatePath(clock);
    double.fault = { status, code };
    await expect(store().get(path)).rejects.toThrow();
    await expect(store().remove(path)).rejects.toThrow();
    if (status !== 404) await expect(store().put(path, HEJ, LIMIT)).rejects.toThrow();
    const listing = async () => {
      for await (const _page of store().list('private')) expect.unreachable();
    };
    await expect(listing()).rejects.toThrow();
  });

  test('without an answer throws when the time is up', async () => {
    double.fault = 'silent';
    await expect(store(50).get(newPrivatePath(clock))).rejects.toThrow();
    await expect(store(50).put(newPrivatePath(clock), HEJ, LIMIT)).rejects.toThrow();
  });

  test('in the middle of a file ends the stream with an error', async () => {
    const path = newPrivatePath(clock);
    await store().put(path, HEJ, LIMIT);
    double.fault = 'stalls';
    const file = await store(50).get(path);
    await expect(text(file?.stream ?? Readable.from([]))).rejects.toThrow();
  });
});
