import type { FastifyInstance } from 'fastify';
import { type FileStore, PROFILE_MEDIA } from '../files/file-store.ts';
import { answerError } from './answer-error.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Browsers keep an uploaded file for a year (spec, section 9). */
const KEPT_SECONDS = 31_536_000;

/** The address of the bucket's root; the path of a file follows it. */
const FILES_PREFIX = `/files/${PROFILE_MEDIA}/`;

/**
 * Public pictures. A path is never used for other bytes, so browsers may keep what they have, and its name is its own
 * version.
 */
export function mountFiles(app: FastifyInstance, files: FileStore): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${FILES_PREFIX}public/:name`,
    handler: async (request, reply) => {
      const { name } = request.params;
      const type = CONTENT_TYPES[name.split('.').at(-1) ?? ''];
      const file = type ? await files.get(`public/${name}`) : null;
      if (!file) return answerError(reply, 'not_found');
      const etag = `"${name}"`;
      reply.headers({
        'cache-control': `public, max-age=${KEPT_SECONDS}, immutable`,
        etag,
        'x-content-type-options': 'nosniff',
      });
      const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag.replace('W/', '') === etag);
      if (isKnown || request.method === 'HEAD') file.stream.destroy();
      if (isKnown) return reply.code(304).send();
      reply.headers({ 'content-type': type, 'content-length': file.size });
      return request.method === 'HEAD' ? reply.send() : reply.send(file.stream);
    },
  });
  // Without this an unknown file would be answered with the page of the web app.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    handler: async (_request, reply) => answerError(reply, 'not_found'),
  });
}
