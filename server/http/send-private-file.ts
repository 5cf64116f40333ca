import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from '#server/files/byte-range.ts';
import { contentDisposition, nameAs } from '#server/files/file-name.ts';
import type { ByteRange } from '#server/files/file-store.ts';
import { openPrivateFile, type PrivateFile } from '#server/files/private-files.ts';
import type { FilePurpose } from '#server/files/signed-url.ts';
import type { Services } from '#server/services.ts';

/**
 * File types that the browser may show. All others are only offered for saving, so that no uploaded file runs on this
 * site.
 */
const SHOWN_TYPES = /^(image\/(jpeg|png|webp|avif)|(video|audio)\/[a-z0-9]+)$/;
/** File types that browsers play in parts, requesting the next part or an earlier one again as needed. */
const PLAYED_TYPES = /^(video|audio)\//;

/**
 * Maximum bytes of a film or sound per request for a range, so that a viewer who loses the right to the film gets no
 * further part.
 */
const PLAYED_AT_ONCE = 4 * 1024 * 1024;

/** Time in ms for which a browser may stop reading before the server closes the connection. */
export const STALLED_MS = 60_000;

/**
 * Answers with the bytes of a private file, or a range of them. The caller has checked the right to the file. No cache
 * may store any part, because a cached copy could be read without that check.
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

/** The beginning of the asked range: a server may send less than the range, and browsers then ask for the rest. */
const inPart = ({ start, end }: ByteRange): ByteRange => ({ start, end: Math.min(end, start + PLAYED_AT_ONCE - 1) });
