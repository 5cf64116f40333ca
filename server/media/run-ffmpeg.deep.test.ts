import { mkdtempDisposableSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { takePoster, transcode } from './run-ffmpeg.ts';

const program = process.env.FFMPEG_PATH;
const place = fileURLToPath(new URL('../../demo/clips/tape-1.mp4', import.meta.url));

test.skipIf(!program)('ffmpeg makes a film that every browser plays, and its picture (needs FFMPEG_PATH)', async () => {
  // Made inside the test, because a file whose tests are all skipped runs no clean-up.
  using room = mkdtempDisposableSync(join(tmpdir(), 'medverka-ffmpeg-'));
  const folder = room.path;
  const { signal } = new AbortController();
  const job = { program: program ?? '', place, folder, duration_ms: 8000, is_film: true };
  const parts: number[] = [];
  const made = await transcode(job, signal, (part) => parts.push(part));
  const found = await copy({ place: made ?? '', folder }, () => {});
  expect(found).toMatchObject({ copied: { content_type: 'video/mp4', plays_everywhere: true, width: 640 } });
  expect(parts.at(-1)).toBeGreaterThan(0.9);
  expect(statSync((await takePoster(job, signal)) ?? '').size).toBeGreaterThan(1000);
  expect(await transcode({ ...job, place: fileURLToPath(import.meta.url) }, signal, () => {})).toBeNull();
  const stopped = AbortSignal.abort(new Error('not wanted'));
  await expect(transcode(job, stopped, () => {})).rejects.toThrow('not wanted');
});
