import type { FastifyInstance } from 'fastify';
import { type FileStore, PROFILE_MEDIA } from '#server/files/file-store.ts';
import { answerError } from './answer-error.ts';
import { STALLED_MS } from './send-private-file.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Seconds for which browsers keep a picture: a year (spec, section 9). */
const KEPT_SECONDS = 31_536_000;

/** Prefix of the URLs of public files. */
const FILES_PREFIX = `/files/${PROFILE_MEDIA}/`;

/**
 * Mounts the public pictures. The bytes at a path never change, so browsers may keep their copy, and the file's name is
 * its ETag.
 */
export function mountFiles(app: FastifyInstance, files: FileStore): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${FILES_PREFIX}public/:name`,
    handler: async (request, reply) => {
      const path = `public/${request.params.name}`;
      const type = CONTENT_TYPES[path.split('.').at(-1) ?? ''];
      const etag = `"${request.params.name}"`;
      const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag.replace('W/', '') === etag);
      const isRead = !isKnown && request.method === 'GET';
      const opened = type && isRead ? await files.get(path) : null;
      const found = opened ?? (type && !isRead ? await files.stat(path) : null);
      if (!found) return answerError(reply, 'not_found');
      reply.headers({
        'cache-control': `public, max-age=${KEPT_SECONDS}, immutable`,
        etag,
        'x-content-type-options': 'nosniff',
      });
      if (isKnown) return reply.code(304).send();
      reply.headers({ 'content-type': type, 'content-length': found.size });
      if (!opened) return reply.send();
      reply.raw.setTimeout(STALLED_MS);
      return reply.send(opened.stream);
    },
  });
  // Without this route an unknown file would be answered with the page of the web app.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    handler: async (_request, reply) => answerError(reply, 'not_found'),
  });
}
