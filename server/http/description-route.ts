import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { type DescribedPart, describeApi } from './openapi.ts';

/** Seconds before a browser validates its copy again; only a new version of the server changes the description. */
const KEPT_SECONDS = 300;

const PARTS: readonly (readonly [name: string, part: DescribedPart])[] = [
  ['openapi.json', 'all'],
  ['openapi-keys.json', 'keys'],
];

/**
 * Mounts the public descriptions of the API: of all routes (three megabytes), and of the routes open to keys. Each is
 * built once, at its first request.
 */
export function mountDescription(app: FastifyInstance, base_url: string): void {
  for (const [name, part] of PARTS) {
    let made: { readonly text: string; readonly etag: string } | undefined;
    app.get(`${API_PREFIX}/${name}`, async (request, reply) => {
      if (!made) {
        const text = JSON.stringify(describeApi(base_url, part));
        made = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
      }
      const { text, etag } = made;
      // The description is the same for all callers, unlike other answers under /api.
      reply.removeHeader('vary').headers({ etag, 'cache-control': `public, max-age=${KEPT_SECONDS}` });
      const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag.replace('W/', '') === etag);
      return isKnown ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(text);
    });
  }
}
