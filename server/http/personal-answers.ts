import type { FastifyInstance } from 'fastify';
import { PRIVATE_FILES_PREFIX } from '#server/files/signed-url.ts';

/** The routes whose answers depend on who asks. Named by route, since an address may be written in several ways. */
const PERSONAL = ['/api/', PRIVATE_FILES_PREFIX];

/** Says of every answer that depends on a cookie or a key that it does, and that nobody keeps it. */
export function mountPersonalAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    if (PERSONAL.some((start) => route.startsWith(start)))
      reply.headers({ 'cache-control': 'no-store', vary: 'Cookie, Authorization' });
  });
}
