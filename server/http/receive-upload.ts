import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { type IncomingFile, receiveFile } from '#server/files/incoming.ts';

/** The sender of a file disconnected before its end: the answer has no reader, and the fault is not ours. */
class CutOff extends Error {
  override name = 'CutOff';
  readonly statusCode = 400;
}

const CUT_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];

/** Leaves files unread until a route asks for them. */
export function mountUploads(app: FastifyInstance): void {
  app.addContentTypeParser(/^(application\/octet-stream|image\/.*)$/, (_request, payload, done) => done(null, payload));
}

/** True if the body is a file, of which no byte is a field. */
export const isFileSent = (request: FastifyRequest): boolean => request.body instanceof Readable;

/** Takes in the file that was sent, which is removed when the request is through; null when there is none. */
export async function receiveUpload(
  request: FastifyRequest,
  folder: string,
  max_bytes: number,
): Promise<IncomingFile | Refusal<'file_too_large'> | null> {
  const { body, headers } = request;
  if (!(body instanceof Readable)) return null;
  // Told beforehand by nearly everybody, and then nothing need be read.
  if (Number(headers['content-length']) > max_bytes) return refuse('file_too_large');
  try {
    return await receiveFile(folder, body, max_bytes);
  } catch (error) {
    if (CUT_OFF.includes((error as { code?: string }).code ?? '')) throw new CutOff('The upload was cut off');
    throw error;
  }
}
