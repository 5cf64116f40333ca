/** The behaviour that every driver of the file store must have. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '#domain/kernel/refusal.ts';
import { realS3Options, startRealS3 } from '#tests/support/real-s3.ts';
import { startS3Double } from '#tests/support/s3-double.ts';
import { createDiskStore } from './disk-store.ts';
import {
  type Area,
  assetPath,
  type FileStore,
  type ListedFile,
  newPrivatePath,
  newPublicPath,
  type PutOptions,
} from './file-store.ts';
import { createS3Store } from './s3-store.ts';

const clock = () => new Date('2026-08-14T10:00:00Z');
const LIMIT: PutOptions = { max_bytes: 100 };
const bytes = (words: string) => Buffer.from(words);
const HEJ = { bytes: 3, sha256: '9c478bf63e9500cb5db1e85ece82f18c8eb9e52e2f9135acd7f10972c8d563ba' };

const contentOf = async (files: FileStore, ...of: Parameters<FileStore['get']>) => {
  const file = await files.get(...of);
  return file && { size: file.size, text: await text(file.stream) };
};
async function listed(files: FileStore, area: Area) {
  const all: ListedFile[] = [];
  for await (const page of files.list(area)) all.push(...page);
  return all.sort((a, b) => a.path.localeCompare(b.path));
}
/** A source that fails after some bytes, like a broken connection. */
const cutOff = () =>
  Readable.from(
    (async function* () {
      yield bytes('hal');
      throw new Error('cut');
    })(),
  );

/** An empty store of one kind, and how to stop it. */
interface Driver {
  readonly files: FileStore;
  stop(): Promise<void>;
}
const drivers: Record<string, () => Promise<Driver>> = {
  disk: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'medverka-files-'));
    return { files: createDiskStore(join(folder, 'files')), stop: () => rm(folder, { recursive: true }) };
  },
  S3: async () => {
    const double = await startS3Double();
    return { files: createS3Store(double.options), stop: double.stop };
  },
};
const real = realS3Options();
if (real) drivers['the real S3'] = () => startRealS3(real);

let built = 0;
const areas = [
  ['public', () => newPublicPath('webp', clock), /^public\/1786701600000-[0-9a-f]{16}\.webp$/],
  ['private', () => newPrivatePath(clock), /^private\/1786701600000-[0-9a-f]{32}$/],
  ['assets', () => assetPath(`-${++built}x_y.js`), /^assets\/-\d+x_y\.js$/],
] as const;

describe.each(Object.entries(drivers))('on %s', (_name, start) => {
  let files: FileStore;
  let driver: Driver;
  beforeEach(async () => {
    driver = await start();
    files = driver.files;
  });
  afterEach(() => driver.stop());

  describe.each(areas)('in the %s area', (area, newPath, shape) => {
    test('a stored file can be read and listed, and is gone after removal, also a second one', async () => {
      const path = newPath();
      expect(path).toMatch(shape);
      expect([await files.get(path), await files.stat(path), await listed(files, area)]).toEqual([null, null, []]);
      expect(await files.put(path, Readable.from([bytes('h'), bytes('ej')]), LIMIT)).toEqual(HEJ);
      expect(await contentOf(files, path)).toEqual({ size: 3, text: 'hej' });
      expect(await files.stat(path)).toEqual({ size: 3 });
      expect(await listed(files, area)).toEqual([{ path, size: 3, changed: expect.any(Date) }]);
      await files.remove(path);
      await files.remove(path);
      expect([await files.get(path), await listed(files, area)]).toEqual([null, []]);
    });

    test('no file is ever overwritten', async () => {
      const path = newPath();
      await files.put(path, bytes('ett'), LIMIT);
      const kept = await contentOf(files, path);
      await expect(files.put(path, bytes('tre'), LIMIT)).rejects.toThrow('EEXIST');
      expect(await contentOf(files, path)).toEqual(kept);
      expect(await listed(files, area)).toHaveLength(1);
    });

    test('a file that is too large, interrupted or aborted leaves nothing', async () => {
      const path = newPath();
      expect(await files.put(path, bytes('hej'), { max_bytes: 3 })).toEqual(HEJ);
      const other = newPath();
      expect(await files.put(other, bytes('hejd'), { max_bytes: 3 })).toEqual(refuse('file_too_large'));
      await expect(files.put(other, cutOff(), LIMIT)).rejects.toThrow('cut');
      const leaving = new AbortController();
      const slow = new PassThrough();
      const putting = files.put(other, slow, { ...LIMIT, signal: leaving.signal });
      slow.write('hal');
      leaving.abort();
      await expect(putting).rejects.toThrow('abort');
      expect(await files.get(other)).toBeNull();
      expect(await listed(files, area)).toHaveLength(1);
      expect(await files.removeDrafts(new Date(Date.now() + 1000))).toBe(0);
    });
  });

  test('a file of several parts is read back unchanged, and a failed one leaves no part', async () => {
    const [path, other, large] = [newPrivatePath(clock), newPrivatePath(clock), Buffer.alloc(9_000_000, 'Räksmörgås ')];
    const halves = () => Readable.from([large.subarray(0, 5_000_000), large.subarray(5_000_000)]);
    const sha256 = createHash('sha256').update(large).digest('hex');
    expect(await files.put(path, halves(), { max_bytes: 9_000_000 })).toEqual({ bytes: large.length, sha256 });
    expect(await files.put(other, halves(), { max_bytes: 8_999_999 })).toMatchObject(refuse('file_too_large'));
    const file = await files.get(path);
    expect(file && large.equals(await buffer(file.stream))).toBe(true);
    expect([await files.get(other), await files.removeDrafts(new Date(Date.now() + 1000))]).toEqual([null, 0]);
  });

  test('any range within a file gives exactly its bytes', async () => {
    const path = newPrivatePath(clock);
    const words = 'Räksmörgås och mera till';
    const size = bytes(words).length;
    await files.put(path, bytes(words), LIMIT);
    const range = fc
      .tuple(fc.nat(size - 1), fc.nat(size - 1))
      .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
    await fc.assert(
      fc.asyncProperty(range, async ({ start, end }) => {
        const part = String(bytes(words).subarray(start, end + 1));
        expect(await contentOf(files, path, { start, end })).toEqual({ size, text: part });
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    '../secret',
    'public/../../secret',
    'public/1786701600000-0123456789abcdef.webp/../../../secret',
    '/etc/passwd',
    'public/.hidden',
    'public/1786701600000-0123456789abcdef.webp\0.png',
    'public\\1786701600000-0123456789abcdef.webp',
    'private/1786701600000-0123456789abcdef.webp',
    'private/../1786701600000-0123456789abcdef0123456789abcdef',
    'drafts/0123456789abcdef.part',
    'public/1786701600000-0123456789abcdef.webp\n',
    `public/${'9'.repeat(1000)}`,
    '',
  ])('the path %j is no file', async (path) => {
    expect([await files.get(path), await files.stat(path)]).toEqual([null, null]);
    await expect(files.put(path, bytes('x'), LIMIT)).rejects.toThrow('was not made by');
    await expect(files.remove(path)).rejects.toThrow('was not made by');
  });
});

describe('in a folder', () => {
  let folder: string;
  let files: FileStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'medverka-files-'));
    files = createDiskStore(join(folder, 'files'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('one of two simultaneous writers wins', async () => {
    const path = newPrivatePath(clock);
    const results = await Promise.allSettled(['ett', 'två'].map((word) => files.put(path, bytes(word), LIMIT)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await contentOf(files, path)).toMatchObject({ text: expect.stringMatching(/^(ett|två)$/) });
  });

  test('a symbolic link is no file, and files put there by hand are not listed', async () => {
    await files.put(newPrivatePath(clock), bytes('hej'), LIMIT);
    const [path, secret] = [newPrivatePath(clock), join(folder, 'secret')];
    await writeFile(secret, 'hemligt');
    await symlink(secret, join(folder, 'files', path));
    await writeFile(join(folder, 'files', 'private', 'notes.txt'), 'x');
    expect([await files.get(path), await files.stat(path)]).toEqual([null, null]);
    await expect(files.put(path, bytes('hej'), LIMIT)).rejects.toThrow('EEXIST');
    expect(await listed(files, 'private')).toHaveLength(1);
  });

  test('the remains of a killed write have no address and are removed', async () => {
    await files.put(newPublicPath('webp', clock), bytes('hej'), LIMIT);
    const draft = join(folder, 'files', 'drafts', '0123456789abcdef.part');
    await writeFile(draft, 'hal');
    await utimes(draft, clock(), clock());
    expect(await listed(files, 'public')).toHaveLength(1);
    expect(await files.removeDrafts(clock())).toBe(0);
    expect(await files.removeDrafts(new Date(clock().getTime() + 1))).toBe(1);
    expect(await readdir(join(folder, 'files', 'drafts'))).toEqual([]);
  });

  test('five hundred and one files are listed in two batches', async () => {
    const first = newPublicPath('webp', clock);
    await files.put(first, bytes('hej'), LIMIT);
    const names = Array.from({ length: 500 }, () => newPublicPath('webp', clock));
    await Promise.all(names.map((path) => writeFile(join(folder, 'files', 'profile-media', path), '')));
    const sizes: number[] = [];
    for await (const page of files.list('public')) sizes.push(page.length);
    expect(sizes).toEqual([500, 1]);
  });
});
