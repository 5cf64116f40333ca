import type { FastifyInstance } from 'fastify';
import { PRIVATE_FILES_PREFIX } from '#server/files/signed-url.ts';

/** Routes whose answers depend on the caller. Listed by route, because an address can be written in several ways. */
const PERSONAL = ['/api/', PRIVATE_FILES_PREFIX];

/** Marks every answer that depends on a cookie or a key as such, and forbids caching it. */
export function mountPersonalAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    if (PERSONAL.some((start) => route.startsWith(start)))
      reply.headers({ 'cache-control': 'no-store', vary: 'Cookie, Authorization' });
  });
}
