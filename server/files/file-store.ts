import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Refusal } from '#domain/kernel/refusal.ts';
import type { Clock } from '#server/clock.ts';

/** The folder of public files, in the store and in URLs (spec, section 7). */
export const PROFILE_MEDIA = 'profile-media';

/**
 * The server gives public files to everybody who has their URL; private files are read through private-files.ts only.
 * Assets are the files of the last builds (kept-assets.ts).
 */
export type Area = 'public' | 'private' | 'assets';

/** Bytes of a file from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file opened for reading. The caller reads the stream to its end, or destroys it. */
interface OpenedFile {
  readonly stream: Readable;
  /** Bytes of the whole file, also when only a range of it is read. */
  readonly size: number;
}

/** Size and hash of a stored file, computed while writing. */
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
  /** Maximum size; a larger file is not stored. */
  readonly max_bytes: number;
  /** Stops the writing if the sender has disconnected. */
  readonly signal?: AbortSignal;
}

/**
 * The store of files. Paths come from `newPublicPath`, `newPrivatePath` and `assetPath`. Writing or removing any other
 * path throws, because it is a bug; reading it finds nothing. An outside store that does not answer in time throws.
 */
export interface FileStore {
  /**
   * Stores a whole file or nothing. If the source fails, nothing is stored and its error passes through.
   * @throws if the path exists: no file is ever overwritten
   */
  put(path: string, source: Readable | Uint8Array, options: PutOptions): Promise<KeptBytes | Refusal<'file_too_large'>>;
  /** The file, or a range within it; null if it does not exist. */
  get(path: string, range?: ByteRange): Promise<OpenedFile | null>;
  /** The size of a file; null if it does not exist. */
  stat(path: string): Promise<{ readonly size: number } | null>;
  /** Removes a file; a missing file is no error. */
  remove(path: string): Promise<void>;
  /** All files of an area in batches, in no order, so that a million of them need little memory. */
  list(area: Area): AsyncIterable<readonly ListedFile[]>;
  /**
   * Removes the remains of interrupted writes that were last written before `before`.
   * @returns their number
   */
  removeDrafts(before: Date): Promise<number>;
}

// One folder and a plain name: no '..', no other folder, no hidden file and no Windows device can be written like this.
const PATH =
  /^(?:public\/\d{13}-[0-9a-f]{16}(?:-card)?\.[a-z0-9]{2,5}|private\/\d{13}-[0-9a-f]{32}|assets\/[\w-]{1,100}\.[a-z0-9]{2,5})$/;

/** True if a path has the form of our paths. */
export const isFilePath = (path: string): boolean => PATH.test(path);

const timeOf = (clock: Clock) => String(clock().getTime()).padStart(13, '0');

/** An unguessable path: public/{milliseconds}-{64 random bits}.{ext} (spec, section 7). */
export function newPublicPath(ext: string, clock: Clock): string {
  return `public/${timeOf(clock)}-${randomBytes(8).toString('hex')}.${ext}`;
}

/** A path for a private file. Name and type are in its row, so the path reveals nothing. */
export function newPrivatePath(clock: Clock): string {
  return `private/${timeOf(clock)}-${randomBytes(16).toString('hex')}`;
}

/** The path of a file of a build, whose name has a hash of its content. */
export const assetPath = (name: string): string => `assets/${name}`;

/** The folder of an area, the same in DATA_DIR/files and in an S3 bucket. */
export const folderOf = (area: Area): string => (area === 'public' ? `${PROFILE_MEDIA}/public` : area);

/**
 * The place of a file, the same in DATA_DIR/files and in an S3 bucket.
 * @throws for a path of another form
 */
export function keyOf(path: string): string {
  if (!isFilePath(path)) throw new Error('A file path that was not made by newPublicPath, newPrivatePath or assetPath');
  return path.startsWith('public/') ? `${PROFILE_MEDIA}/${path}` : path;
}
