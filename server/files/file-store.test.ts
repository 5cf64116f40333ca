import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskStore, type FileStore, newPublicPath } from './file-store.ts';

let folder: string;
let files: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medverka-files-'));
  files = createDiskStore(join(folder, 'bucket'));
});
afterEach(() => rm(folder, { recursive: true }));

const clock = () => new Date('2026-08-14T10:00:00Z');
const content = async (path: string) => {
  const file = await files.read(path);
  return file && { size: file.size, text: String(await buffer(file.stream)) };
};

test('what is written is read, and gone when removed, also twice', async () => {
  const path = newPublicPath('webp', clock);
  expect(path).toMatch(/^public\/1786701600000-[0-9a-f]{16}\.webp$/);
  expect(await files.read(path)).toBeNull();
  await files.write(path, Buffer.from('hej'));
  expect(await content(path)).toEqual({ size: 3, text: 'hej' });
  expect(await readdir(join(folder, 'bucket', 'public'))).toEqual([path.slice('public/'.length)]);
  await files.remove(path);
  await files.remove(path);
  expect(await files.read(path)).toBeNull();
});

test('nothing is ever overwritten, and of two writers at once one wins', async () => {
  const path = newPublicPath('webp', clock);
  const results = await Promise.allSettled(['ett', 'två'].map((text) => files.write(path, Buffer.from(text))));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const kept = await content(path);
  await expect(files.write(path, Buffer.from('tre'))).rejects.toThrow('EEXIST');
  expect(await content(path)).toEqual(kept);
  expect(await readdir(join(folder, 'bucket', 'public'))).toHaveLength(1);
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
  'public/1786701600000-0123456789abcdef.webp\n',
  '',
])('%j leads nowhere', async (path) => {
  await writeFile(join(folder, 'secret'), 'hemligt');
  expect(await files.read(path)).toBeNull();
  await expect(files.write(path, Buffer.from('x'))).rejects.toThrow();
  await expect(files.remove(path)).rejects.toThrow();
  expect((await readdir(folder)).sort()).toEqual(['secret']);
});
