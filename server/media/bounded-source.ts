import type { FileHandle } from 'node:fs/promises';
import { CustomSource } from 'mediabunny';

/**
 * Maximum bytes of one read; no index and no picture is larger. A file may claim that one of its parts is the whole 2
 * GB, to make the parser read everything.
 */
const AT_ONCE_BYTES = 64 * 1024 * 1024;

/** A stranger's file, read with no more memory at a time than an honest file needs. */
export function boundedSource(file: FileHandle, size: number): CustomSource {
  return new CustomSource({
    getSize: () => size,
    async read(start, end) {
      if (end - start > AT_ONCE_BYTES) throw new Error('More is to be read at once than any film needs');
      const bytes = new Uint8Array(end - start);
      await file.read(bytes, 0, bytes.length, start);
      return bytes;
    },
    prefetchProfile: 'fileSystem',
  });
}
