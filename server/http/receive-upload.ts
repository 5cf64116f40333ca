import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { type IncomingFile, receiveFile } from '#server/files/incoming.ts';

/** The sender disconnected before the end of the file: nobody reads the answer, and the server is not at fault. */
class CutOff extends Error {
  override name = 'CutOff';
  readonly statusCode = 400;
}

const CUT_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];

/** Leaves file bodies unread until a route asks for them. */
export function mountUploads(app: FastifyInstance): void {
  app.addContentTypeParser(/^(application\/octet-stream|image\/.*)$/, (_request, payload, done) => done(null, payload));
}

/** True if the body is a file, so that none of its bytes is a field. */
export const isFileSent = (request: FastifyRequest): boolean => request.body instanceof Readable;

/** Receives the sent file, which is removed at the end of the request; null without a file. */
export async function receiveUpload(
  request: FastifyRequest,
  folder: string,
  max_bytes: number,
): Promise<IncomingFile | Refusal<'file_too_large'> | null> {
  const { body, headers } = request;
  if (!(body instanceof Readable)) return null;
  // Nearly all clients send the length, so that a too large file is refused unread.
  if (Number(headers['content-length']) > max_bytes) return refuse('file_too_large');
  try {
    return await receiveFile(folder, body, max_bytes);
  } catch (error) {
    if (CUT_OFF.includes((error as { code?: string }).code ?? '')) throw new CutOff('The upload was cut off');
    throw error;
  }
}
