import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from '#server/files/byte-range.ts';
import { contentDisposition, nameAs } from '#server/files/file-name.ts';
import type { ByteRange } from '#server/files/file-store.ts';
import { openPrivateFile, type PrivateFile } from '#server/files/private-files.ts';
import type { FilePurpose } from '#server/files/signed-url.ts';
import type { Services } from '#server/services.ts';

/** Shown in the browser when asked to; everything else is only ever saved, so that nothing sent to us runs here. */
const SHOWN_TYPES = /^(image\/(jpeg|png|webp|avif)|(video|audio)\/[a-z0-9]+)$/;
/** Played in pieces: a browser asks for the next part, and for an earlier one again, as it comes to it. */
const PLAYED_TYPES = /^(video|audio)\//;

/** Bytes of a film per request: a viewer who loses the right to it is refused at the next part. */
const PLAYED_AT_ONCE = 4 * 1024 * 1024;

/** How long a browser may stop reading before its connection is closed. */
export const STALLED_MS = 60_000;

/**
 * Answers with the bytes of a private file, or a range of them. The right to it was decided before. No cache keeps any
 * of it, films included: a cached copy would be read without that decision.
 */
export async function sendPrivateFile(
  services: Pick<Services, 'files'>,
  request: FastifyRequest,
  reply: FastifyReply,
  file: PrivateFile,
  purpose: FilePurpose,
): Promise<FastifyReply> {
  const isPlayed = PLAYED_TYPES.test(file.content_type);
  const isShown = purpose === 'view' && SHOWN_TYPES.test(file.content_type);
  const etag = `"${file.sha256}"`;
  const { range: wanted, 'if-range': condition } = request.headers;
  const asked = condition && condition !== etag ? null : readRange(wanted, file.bytes);
  const range = isPlayed && asked && asked !== 'beyond' ? inPart(asked) : asked;
  reply.headers({
    'cache-control': 'private, no-store',
    'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', nameAs(file.name, file.content_type)),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag,
  });
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  reply.headers({
    'content-type': file.content_type,
    'content-length': range ? range.end - range.start + 1 : file.bytes,
  });
  if (request.method === 'HEAD') return reply.send();
  const stream = await openPrivateFile(services, file, range ?? undefined);
  reply.raw.setTimeout(STALLED_MS);
  return reply.send(stream);
}

/** A server may answer less than was asked for, and browsers ask for what follows. */
const inPart = ({ start, end }: ByteRange): ByteRange => ({ start, end: Math.min(end, start + PLAYED_AT_ONCE - 1) });
