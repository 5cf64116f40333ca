import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { KeptBytes } from '#server/files/file-store.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { measureStream } from './read-object.ts';
import { seal } from './seal.ts';

/** Writes objects to a place, each of them read back after it was written. Counts the bytes. */
export interface Writer {
  readonly bytes: number;
  /** Writes bytes as they are. */
  write(name: string, source: Readable): Promise<KeptBytes>;
  /** Writes bytes encrypted. */
  writeSealed(name: string, source: Readable): Promise<KeptBytes>;
  /** Writes bytes compressed and encrypted. */
  writePacked(name: string, source: Readable): Promise<KeptBytes>;
}

/** The stream of the compressed bytes. */
export const gzipped = (source: Readable): Readable =>
  // The reader of the result gets every failure; the callback only keeps Node from throwing it as unhandled.
  pipeline(source, createGzip(), () => {});

/** Creates the writer of one backup. */
export function createWriter(place: BackupPlace, public_key: string): Writer {
  let bytes = 0;
  const write = async (name: string, source: Readable) => {
    const kept = await place.put(name, source).catch((error: unknown) => {
      source.destroy();
      throw error;
    });
    const back = await place.get(name);
    if (!back || (await measureStream(back)).sha256 !== kept.sha256)
      throw new BackupError(`${name} was read back from ${place.title} with other bytes than were written.`);
    bytes += kept.bytes;
    return kept;
  };
  const writeSealed = async (name: string, source: Readable) => write(name, await seal(source, public_key));
  return {
    get bytes() {
      return bytes;
    },
    write,
    writeSealed,
    writePacked: (name, source) => writeSealed(name, gzipped(source)),
  };
}

/** A stream of one value as JSON. */
export const asJson = (value: unknown): Readable => Readable.from([Buffer.from(JSON.stringify(value))]);
