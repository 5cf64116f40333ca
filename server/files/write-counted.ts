import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { KeptBytes, PutOptions } from './file-store.ts';

/** Thrown into a stream with too many bytes; the caller turns it into a refusal. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/** Passes bytes on, counts and hashes them, and fails above the maximum. */
export class ByteCounter extends Transform {
  readonly #hash = createHash('sha256');
  readonly #max: number;
  #bytes = 0;
  constructor(max_bytes: number) {
    super();
    this.#max = max_bytes;
  }
  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#max) {
      done(new TooLarge('The file is larger than it may be'));
      return;
    }
    this.#hash.update(chunk);
    done(null, chunk);
  }
  /** Count and hash of the passed bytes. To be called once, at the end of the stream. */
  kept(): KeptBytes {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** The source as a stream of bytes. */
export const asStream = (source: Readable | Uint8Array): Readable =>
  source instanceof Readable ? source : Readable.from([source]);

export interface WriteOptions extends PutOptions {
  /** True if the file must survive a power cut once the function returns. */
  readonly is_lasting: boolean;
}

/**
 * Writes a new file, readable for its owner only. If this fails, the caller removes the remains.
 * @throws TooLarge, the source's error, or an error that the file exists
 */
export async function writeCounted(
  place: string,
  source: Readable | Uint8Array,
  { max_bytes, signal, is_lasting }: WriteOptions,
): Promise<KeptBytes> {
  const counter = new ByteCounter(max_bytes);
  const file = await open(place, 'wx', 0o600);
  try {
    const write = async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await file.writeFile(chunk);
    };
    await pipeline(asStream(source), counter, write, signal ? { signal } : {});
    if (is_lasting) await file.sync();
  } finally {
    await file.close();
  }
  return counter.kept();
}
