/** Examines an upload and copies it without places and dates. Runs in a separate process (copy-process.ts). */
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputFormat,
  MATROSKA,
  MovOutputFormat,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  NullTarget,
  OGG,
  OggOutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  UnsupportedInputFormatError,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { Found, RefusedFor } from '#domain/people/recording/recording.rules.ts';
import { boundedSource } from './bounded-source.ts';

export interface CopyJob {
  /** The path of the upload. */
  readonly place: string;
  /** A folder for the files made of the upload. */
  readonly folder: string;
}

/** The findings about a file, and its copy. */
export interface Copied extends Found {
  readonly place: string;
  readonly content_type: string;
  readonly width: number | null;
  readonly height: number | null;
  /** True if every current browser plays the copy. */
  readonly plays_everywhere: boolean;
}

export type CopyResult = { readonly copied: Copied } | { readonly refused_for: RefusedFor };

/**
 * Maximum size of a film assembled in memory; a larger one has its index at the end, which costs one more request to
 * play.
 */
const IN_MEMORY_BYTES = 64 * 1024 * 1024;

/**
 * Ms by which a copy may be shorter than its stated duration; a larger difference means that the file was truncated.
 */
const CUT_OFF_MS = 1_500;

const EVERYWHERE_IN_MP4 = ['avc', 'aac', 'mp3'];
const EVERYWHERE_IN_WEBM = ['vp8', 'vp9', 'opus', 'vorbis'];
const EVERYWHERE_ALONE = ['mp3', 'pcm-s16', 'aac', 'opus', 'vorbis'];

interface Kind {
  readonly format: OutputFormat;
  readonly content_type: string;
  readonly plays: readonly string[];
}

/**
 * The formats of a copy, the preferred first: the format of the upload, but MP4 before QuickTime, and WebM or else MP4
 * instead of Matroska, because more browsers play them.
 */
function kindsFor(format: InputFormat, isFilm: boolean, size: number): Kind[] {
  const fastStart = size <= IN_MEMORY_BYTES ? 'in-memory' : false;
  const type = (name: string) => `${isFilm ? 'video' : 'audio'}/${name}`;
  const mp4: Kind = { format: new Mp4OutputFormat({ fastStart }), content_type: type('mp4'), plays: EVERYWHERE_IN_MP4 };
  const mov: Kind = { format: new MovOutputFormat({ fastStart }), content_type: 'video/quicktime', plays: [] };
  if (format === MP3) return [{ format: new Mp3OutputFormat(), content_type: 'audio/mpeg', plays: EVERYWHERE_ALONE }];
  if (format === WAVE) return [{ format: new WavOutputFormat(), content_type: 'audio/wav', plays: EVERYWHERE_ALONE }];
  if (format === OGG) return [{ format: new OggOutputFormat(), content_type: type('ogg'), plays: EVERYWHERE_ALONE }];
  if (format === WEBM || format === MATROSKA) {
    const webm: Kind = { format: new WebMOutputFormat(), content_type: type('webm'), plays: EVERYWHERE_IN_WEBM };
    // MP4 for Chrome's recordings with H.264, which WebM cannot contain.
    return [webm, mp4];
  }
  return [mp4, mov];
}

/** The contents of a copy: the primary film track and the primary sound track, and none of the file's metadata. */
const conversionInto = (input: Input, output: Output) =>
  Conversion.init({ input, output, tags: {}, tracks: 'primary', showWarnings: false });

/**
 * The first kind that accepts every track; undefined if none does. Tried on outputs without a file, because an output
 * whose file is opened and then given up keeps its handle, and Node ends a process that leaves a handle to the garbage
 * collector.
 */
async function kindThatFits(input: Input, kinds: readonly Kind[]): Promise<Kind | undefined> {
  for (const kind of kinds) {
    const output = new Output({ format: kind.format, target: new NullTarget() });
    const { isValid, discardedTracks } = await conversionInto(input, output);
    await output.cancel();
    if (isValid && discardedTracks.length === 0) return kind;
  }
  return undefined;
}

async function copyInto(input: Input, { format }: Kind, place: string, tell: (part: number) => void): Promise<void> {
  const conversion = await conversionInto(input, new Output({ format, target: new FilePathTarget(place) }));
  conversion.onProgress = tell;
  await conversion.execute();
}

async function durationOf(input: Input): Promise<number> {
  return Math.round((await input.computeDuration()) * 1000);
}

/**
 * Examines an upload, and copies its primary film and sound tracks into a new file.
 * @param tell gets the progress, from 0 to 1
 */
export async function copy({ place, folder }: CopyJob, tell: (part: number) => void): Promise<CopyResult> {
  const formats = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG];
  await using file = await open(place);
  const { size } = await file.stat();
  using input = new Input({ formats, source: boundedSource(file, size) });
  try {
    const format = await input.getFormat();
    const [film, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    const told_ms = await durationOf(input);
    if (!film && !sound) return { refused_for: 'not_media' };
    if (!(told_ms > 0)) return { refused_for: 'no_duration' };
    const made = join(folder, 'copy.part');
    const kind = await kindThatFits(input, kindsFor(format, film !== null, size));
    if (!kind) return { refused_for: 'unreadable' };
    await copyInto(input, kind, made, tell);
    using copied = new Input({ formats, source: new FilePathSource(made) });
    const duration_ms = await durationOf(copied);
    if (duration_ms < told_ms - CUT_OFF_MS) return { refused_for: 'no_duration' };
    const found = { has_picture: film !== null, has_sound: sound !== null, duration_ms };
    const kept = join(folder, 'copy');
    await rename(made, kept);
    const codecs = [await film?.getCodec(), await sound?.getCodec()].filter((codec) => codec !== undefined);
    const dimensions = film
      ? { width: await film.getDisplayWidth(), height: await film.getDisplayHeight() }
      : { width: null, height: null };
    const plays_everywhere = codecs.every((codec) => codec !== null && kind.plays.includes(codec));
    return { copied: { ...found, ...dimensions, place: kept, content_type: kind.content_type, plays_everywhere } };
  } catch (error) {
    if (error instanceof UnsupportedInputFormatError) return { refused_for: 'not_media' };
    // A fault of the disk or the system, not of the file, so the copy is tried again.
    if ((error as { syscall?: string }).syscall) throw error;
    return { refused_for: 'unreadable' };
  }
}
