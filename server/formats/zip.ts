import type { Readable } from 'node:stream';

/**
 * One file of an archive: its name with folders, and its bytes, which are opened only when the archive comes to them.
 */
export interface ZipEntry {
  readonly name: string;
  readonly open: () => Promise<Readable | Uint8Array>;
}

/**
 * An archive as bytes, one file after the other. Each piece is made after the previous one has been taken, so that an
 * archive of many films only needs the memory of one piece.
 */
export async function* zipOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  // Loaded with the first archive.
  const { Zip, ZipPassThrough } = await import('fflate');
  const made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  const taken = function* () {
    if (failure) throw failure;
    while (made.length > 0) yield made.shift() as Uint8Array;
  };
  for await (const { name, open } of entries) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    const bytes = await open();
    for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
      file.push(piece as Uint8Array);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
