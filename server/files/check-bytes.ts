import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';
import type { KeptBytes } from './file-store.ts';

/** A stream had other bytes than expected. */
export class OtherBytes extends Error {
  override name = 'OtherBytes';
}

/** Passes bytes on, but holds the last chunk back until the hash of all bytes has been compared. */
class ByteChecker extends Transform {
  readonly #hash = createHash('sha256');
  readonly #expected: KeptBytes;
  #bytes = 0;
  #last: Buffer | undefined;
  constructor(expected: KeptBytes) {
    super();
    this.#expected = expected;
  }
  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    const before = this.#last;
    this.#last = chunk;
    done(null, before);
  }
  override _flush(done: TransformCallback): void {
    const isRight = this.#bytes === this.#expected.bytes && this.#hash.digest('hex') === this.#expected.sha256;
    done(isRight ? null : new OtherBytes('A file has other bytes than were kept'), this.#last);
  }
}

/** A stream of the same bytes, which fails before its end if they are not the expected ones. */
export function checkBytes(stream: Readable, expected: KeptBytes): Readable {
  // The reader of the result gets every failure; the callback only keeps Node from throwing it as unhandled.
  return pipeline(stream, new ByteChecker(expected), () => {});
}
