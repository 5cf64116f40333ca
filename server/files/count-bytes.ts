import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import type { KeptBytes } from './file-store.ts';

/** Thrown into a stream that holds more than it may; `put` turns it into a refusal. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/** Passes bytes on, counts and hashes them, and fails when there are more than may be. */
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
  /** What has passed. To be asked once, when the stream has ended. */
  kept(): KeptBytes {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
