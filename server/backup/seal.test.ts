import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkBytes } from '#server/files/check-bytes.ts';
import { BackupError } from './backup-error.ts';
import { isPublicKey, type KeyPair, newKeyPair, openSeal, readPrivateKey, seal } from './seal.ts';

let pair: KeyPair;
let other: KeyPair;
beforeAll(async () => {
  [pair, other] = await Promise.all([newKeyPair(), newKeyPair()]);
});

const sealed = async (bytes: Uint8Array) => await buffer(await seal(Readable.from([bytes]), pair.public_key));
const opened = async (bytes: Uint8Array, { private_key } = pair) =>
  await buffer(await openSeal(Readable.from([bytes]), private_key));

// The format encrypts pieces of 64 KiB.
const PIECE = 65_536;

test('bytes of every length come back, also at the borders of the pieces', async () => {
  const lengths = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.constantFrom(PIECE - 1, PIECE, PIECE + 1, 2 * PIECE));
  await fc.assert(
    fc.asyncProperty(lengths, async (length) => {
      const bytes = randomBytes(length);
      expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('a changed, a shortened and a lengthened text is refused, wherever it was changed', async () => {
  const text = await sealed(randomBytes(PIECE + 100));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: text.length - 1 }), async (at) => {
      const changed = Buffer.from(text);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(opened(changed)).rejects.toThrow();
      await expect(opened(text.subarray(0, at))).rejects.toThrow();
    }),
    { numRuns: 30 },
  );
  await expect(opened(Buffer.concat([text, Buffer.from('x')]))).rejects.toThrow();
});

test('another private key is refused in a sentence', async () => {
  await expect(opened(await sealed(Buffer.from('hej')), other)).rejects.toThrow(BackupError);
});

test('a failure of the source passes through, and is no whole text', async () => {
  class Gone extends Error {}
  const source = Readable.from(
    (async function* () {
      yield Buffer.from('hej');
      throw new Gone('the source is gone');
    })(),
  );
  await expect(buffer(await seal(source, pair.public_key))).rejects.toThrow(Gone);
});

test('only a public key of a pair is a public key', () => {
  expect(isPublicKey(pair.public_key)).toBe(true);
  for (const wrong of [pair.private_key, `${pair.public_key}q`, pair.public_key.slice(0, -1), 'age1', ''])
    expect(isPublicKey(wrong)).toBe(false);
});

test('the private key is read from its file, with comments as age-keygen writes them', () => {
  const file = `# created: 2026-11-29T10:00:00Z\n# public key: ${pair.public_key}\n${pair.private_key}\n`;
  expect(readPrivateKey(file)).toBe(pair.private_key);
  for (const wrong of ['', pair.public_key, `${pair.private_key}X`])
    expect(() => readPrivateKey(wrong)).toThrow(/must hold one private key/);
});

test('a source that fails before anybody reads its text does not end the process', async () => {
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const source = checkBytes(Readable.from([randomBytes(3)]), { bytes: 1, sha256: '' });
  const text = await seal(source, pair.public_key);
  await new Promise<void>((done) => text.once('close', () => done()));
  expect(failures).toEqual([]);
});
