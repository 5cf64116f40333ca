import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { isRefusal, refuse, unlessCode } from '#domain/kernel/refusal.ts';
import { CopyDied, runCopy } from '#server/media/run-copy.ts';
import type { IncomingFile } from './incoming.ts';
import { paperOf } from './paper.ts';
import { createTurns } from './turns.ts';

/**
 * First bytes of sounds and films: MP4 and QuickTime (but not AVIF and HEIC, pictures in the same format), MP3, WAV,
 * Ogg, Matroska and WebM.
 */
const BEGINNINGS =
  /^(.{4}(ftyp(?!avi[fs]|mi[fa]1|msf1|hei|hev)|moov|mdat|wide)|ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb]|RIFF.{4}WAVE|OggS|.E\xdf\xa3)/s;

async function beginningOf(place: string): Promise<string> {
  await using file = await open(place);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
  return buffer.toString('latin1', 0, bytesRead);
}

/**
 * Time limit of a copy, in ms. The largest allowed file takes about a second; a file that takes a minute is an attack.
 */
const COPY_MS = 60_000;
const inTurn = createTurns({ at_once: 2, waiting_max: 20, retry_after_seconds: 20 });

/** Replaces a film or a sound by a copy without the place and time that a phone records in it. */
function cleanMedia(place: string, gone: AbortSignal) {
  return inTurn(async () => {
    const folder = `${place}.work`;
    await mkdir(folder);
    try {
      const signal = AbortSignal.any([gone, AbortSignal.timeout(COPY_MS)]);
      const result = await runCopy({ place, folder }, signal, () => {});
      if ('refused_for' in result) return refuse('media_unreadable');
      await rename(result.copied.place, place);
      return { content_type: result.copied.content_type };
    } catch (error) {
      if (error instanceof CopyDied) return refuse('media_unreadable');
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/**
 * The stored form of a file sent with a message, without the place of its recording: a PDF is otherwise unchanged, a
 * sound or film is copied into a new file, and a picture is re-encoded. A file for which this is impossible is refused.
 * @param gone fires if the sender has disconnected
 */
export async function attachmentOf(incoming: IncomingFile, gone: AbortSignal) {
  if (BEGINNINGS.test(await beginningOf(incoming.place))) {
    const cleaned = await cleanMedia(incoming.place, gone);
    return isRefusal(cleaned) ? cleaned : { ...cleaned, source: createReadStream(incoming.place) };
  }
  const paper = await paperOf(incoming, 'bilaga');
  if (!isRefusal(paper)) return { source: paper.source, content_type: paper.content_type };
  return unlessCode(paper, 'file_not_image') ?? refuse('file_unknown');
}
