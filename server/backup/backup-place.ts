import type { Readable } from 'node:stream';
import type { KeptBytes } from '#server/files/file-store.ts';

/** An object of a place. */
export interface Listed {
  readonly name: string;
  readonly bytes: number;
}

/**
 * Where backups are kept: a folder or a bucket. It holds objects, most of them encrypted; their names are paths with
 * '/'.
 */
export interface BackupPlace {
  /** The absolute path of the folder, or the URL of the bucket with the prefix. It has no secret. */
  readonly title: string;
  /** Stores a whole object or nothing. */
  put(name: string, source: Readable): Promise<KeptBytes>;
  /** An object; null if it does not exist. The caller reads the stream to its end, or destroys it. */
  get(name: string): Promise<Readable | null>;
  /** All objects whose names begin with this folder, in pages. */
  list(folder: string): AsyncIterable<readonly Listed[]>;
  /** Removes an object; a missing one is no error. */
  remove(name: string): Promise<void>;
  /** Removes the remains of writes that were cut off before `before`. */
  removeDrafts(before: Date): Promise<unknown>;
}
