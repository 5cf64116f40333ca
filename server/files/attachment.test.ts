import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { placedFilm, tellsPlace } from '#tests/factories/placed-files.ts';
import { attachmentOf } from './attachment.ts';

const folder = mkdtempSync(join(tmpdir(), 'medverka-attachment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = join(folder, 'sent.part');
const attached = (bytes: Uint8Array) => {
  writeFileSync(place, bytes);
  const incoming = { place, bytes: bytes.length, [Symbol.asyncDispose]: () => Promise.resolve() };
  return attachmentOf(incoming, AbortSignal.timeout(60_000));
};

test('a film in a message is stored without the place of its recording, and no temporary file stays', async () => {
  const film = await placedFilm();
  expect(tellsPlace(film)).toBe(true);
  const found = await attached(film);
  if (isRefusal(found)) throw new Error(found.refused);
  expect(found.content_type).toBe('video/mp4');
  expect(tellsPlace(readFileSync(place))).toBe(false);
  expect(readdirSync(folder)).toEqual(['sent.part']);
});

test('a film or a sound that cannot be re-encoded is refused, and so is any other file', async () => {
  const film = await placedFilm();
  expect(await attached(film.subarray(0, 2000))).toEqual({ refused: 'media_unreadable' });
  expect(await attached(Buffer.from('ID3 sound'))).toEqual({ refused: 'media_unreadable' });
  expect(await attached(Buffer.from('MZ this is a program'))).toEqual({ refused: 'file_unknown' });
});
