import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { WireLimits } from './wire-server.ts';

type Pace = Pick<WireLimits, 'body_ms' | 'body_bytes_per_second'>;

/** A body arrives too slowly: it holds a connection, and a place among the uploads. */
class TooSlow extends Error {
  override name = 'TooSlow';
  readonly code = 'BODY_TOO_SLOW';
}

/** The wait before the pace is judged again while our own side is the slow one, in ms. */
const LOOK_AGAIN_MS = 1_000;

/** The same bytes; fails when they come slower than the pace, or when the sender disconnects. */
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
  // After a refusal the rest of the body is not read, and its errors have no reader.
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

/** Holds every body to the pace. */
export function mountBodyPace(app: FastifyInstance, pace: Pace): void {
  app.addHook('preParsing', async ({ headers }, _reply, payload) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    return hasBody ? paced(payload as Readable, pace) : payload;
  });
}
