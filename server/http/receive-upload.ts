import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { type IncomingFile, receiveFile } from '#server/files/incoming.ts';

/**
 * Thrown if the sender disconnects before the end of the file: nobody reads the answer, and the server is not at fault.
 */
class CutOff extends Error {
  override name = 'CutOff';
  readonly statusCode = 400;
}

const CUT_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];

/** Leaves the bodies of files unread until a route reads them. */
export function mountUploads(app: FastifyInstance): void {
  app.addContentTypeParser(/^(application\/octet-stream|image\/.*)$/, (_request, payload, done) => done(null, payload));
}

/** True if the body is a file, which has no fields. */
export const isFileSent = (request: FastifyRequest): boolean => request.body instanceof Readable;

/** Writes the sent file to the disk; it is removed at the end of the request. Null if there is no file. */
export async function receiveUpload(
  request: FastifyRequest,
  folder: string,
  max_bytes: number,
): Promise<IncomingFile | Refusal<'file_too_large'> | null> {
  const { body, headers } = request;
  if (!(body instanceof Readable)) return null;
  // Nearly all clients send the length, so most too large files are refused unread.
  if (Number(headers['content-length']) > max_bytes) return refuse('file_too_large');
  try {
    return await receiveFile(folder, body, max_bytes);
  } catch (error) {
    if (CUT_OFF.includes((error as { code?: string }).code ?? '')) throw new CutOff('The upload was cut off');
    throw error;
  }
}
