import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { WireLimits } from './wire-server.ts';

type Pace = Pick<WireLimits, 'body_ms' | 'body_bytes_per_second'>;

/** Thrown if a body arrives too slowly, because it would hold a connection and an upload place. */
class TooSlow extends Error {
  override name = 'TooSlow';
  readonly code = 'BODY_TOO_SLOW';
}

/** Minimum interval in ms between two checks, also while the server itself is too slow to read. */
const LOOK_AGAIN_MS = 1_000;

/** Passes the bytes on; fails if they arrive more slowly than the pace, or if the sender disconnects. */
export function paced(source: Readable, { body_ms, body_bytes_per_second }: Pace): Readable {
  const body = new PassThrough();
  const begun = performance.now();
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const left = body_ms + (bytes / body_bytes_per_second) * 1000 - (performance.now() - begun);
    if (left <= 0 && !body.writableNeedDrain) body.destroy(new TooSlow('The body came too slowly'));
    else timer = setTimeout(look, Math.max(left, LOOK_AGAIN_MS));
  };
  timer = setTimeout(look, body_ms);
  const stop = () => clearTimeout(timer);
  // After a refusal nobody reads the rest of the body, so its errors are ignored.
  body.on('error', () => {});
  body.once('close', stop);
  source.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  source.once('end', stop);
  source.once('error', (error) => body.destroy(error));
  source.once('close', () => {
    if (!source.readableEnded) body.destroy();
  });
  return source.pipe(body);
}

/** Applies the pace to the body of every request. */
export function mountBodyPace(app: FastifyInstance, pace: Pace): void {
  app.addHook('preParsing', ({ headers }, _reply, payload, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    done(null, hasBody ? paced(payload as Readable, pace) : payload);
  });
}
