import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Refusal } from '#domain/kernel/refusal.ts';
import type { Clock } from '#server/clock.ts';

/** The public bucket (spec, section 7). */
export const PROFILE_MEDIA = 'profile-media';

/** Public files are served to anybody with the address; private ones only through private-files.ts. */
export type Area = 'public' | 'private';

/** Bytes of a file from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file opened for reading. The caller reads the stream to its end or destroys it. */
interface OpenedFile {
  readonly stream: Readable;
  /** Bytes of the whole file, also when only a range of it is read. */
  readonly size: number;
}

/** Facts of a stored file, counted while it was written. */
export interface KeptBytes {
  readonly bytes: number;
  /** SHA-256 in lower-case hex. */
  readonly sha256: string;
}

export interface ListedFile {
  readonly path: string;
  readonly size: number;
  readonly changed: Date;
}

export interface PutOptions {
  /** The size above which nothing is kept. */
  readonly max_bytes: number;
  /** Ends the writing when the sender has disconnected. */
  readonly signal?: AbortSignal;
}

/**
 * Where files are kept. Paths are those of `newPublicPath` and `newPrivatePath`; any other is a bug and throws when
 * written, and does not exist when read. Every wait has an end: a store that does not answer throws.
 */
export interface FileStore {
  /**
   * Keeps a file whole or not at all. A source that fails leaves nothing and its error passes through.
   * @throws when the path is taken: nothing is ever overwritten
   */
  put(path: string, source: Readable | Uint8Array, options: PutOptions): Promise<KeptBytes | Refusal<'file_too_large'>>;
  /** The file or a range that lies within it; null when there is none. */
  get(path: string, range?: ByteRange): Promise<OpenedFile | null>;
  /** The size of a file; null when there is none. */
  stat(path: string): Promise<{ readonly size: number } | null>;
  /** Removes a file; one that is gone already is no error. */
  remove(path: string): Promise<void>;
  /** All files of an area, some at a time and in no order, so that a million of them fit into little memory. */
  list(area: Area): AsyncIterable<readonly ListedFile[]>;
  /** Removes what writings that were cut off before this moment have left behind. @returns how many there were */
  removeDrafts(before: Date): Promise<number>;
}

// One folder and plain names: neither '..' nor another folder, a hidden file or a device of Windows can be written so.
const PATH = /^(?:public\/\d{13}-[0-9a-f]{16}(?:-card)?\.[a-z0-9]{2,5}|private\/\d{13}-[0-9a-f]{32})$/;

/** True if a path can be that of a file of ours. */
export const isFilePath = (path: string): boolean => PATH.test(path);

const timeOf = (clock: Clock) => String(clock().getTime()).padStart(13, '0');

/** An unguessable path: public/{milliseconds}-{64 random bits}.{ext} (spec, section 7). */
export function newPublicPath(ext: string, clock: Clock): string {
  return `public/${timeOf(clock)}-${randomBytes(8).toString('hex')}.${ext}`;
}

/** A path for a private file. Its name and type are in its row, so the path tells nothing. */
export function newPrivatePath(clock: Clock): string {
  return `private/${timeOf(clock)}-${randomBytes(16).toString('hex')}`;
}

/** The folder that holds an area, within DATA_DIR/files and within the bucket of S3 alike. */
export const folderOf = (area: Area): string => (area === 'public' ? `${PROFILE_MEDIA}/public` : 'private');

/** Where a file stands, within DATA_DIR/files and within the bucket of S3 alike. @throws for a path that is not ours */
export function keyOf(path: string): string {
  if (!isFilePath(path)) throw new Error('A file path that was not made by newPublicPath or newPrivatePath');
  return path.startsWith('public/') ? `${PROFILE_MEDIA}/${path}` : path;
}
