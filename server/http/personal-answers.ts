import type { FastifyInstance } from 'fastify';
import { PRIVATE_FILES_PREFIX } from '#server/files/signed-url.ts';

/**
 * Prefixes of routes whose answers depend on the caller. The route's pattern is compared and not the URL, because one
 * URL can be written in several ways.
 */
const PERSONAL = ['/api/', PRIVATE_FILES_PREFIX];

/** Adds `vary` to the answers that depend on a cookie or key, and forbids caching them. */
export function mountPersonalAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    if (PERSONAL.some((start) => route.startsWith(start)))
      reply.headers({ 'cache-control': 'no-store', vary: 'Cookie, Authorization' });
    done();
  });
}
