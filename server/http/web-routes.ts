import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerError } from './answer-error.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Pages that are whole without a script, by their address in lower case. */
const PRERENDERED: Readonly<Record<string, string>> = { '/': 'home.html', '/home': 'home.html' };

/**
 * The built web app: files with a hash in their name may be kept for ever, pages are asked for again each time. Every
 * other address is a screen, which the app itself finds in any letter case; what begins with /api or /files is none.
 */
export async function mountWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) {
    app.setNotFoundHandler((_request, reply) => answerError(reply, 'not_found'));
    return;
  }
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes(`${join(dist, 'assets')}`);
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|files|dev|assets)(\/|$)/.test(path);
    if (!isPage) return answerError(reply, 'not_found');
    return reply.sendFile(PRERENDERED[path.toLowerCase()] ?? 'index.html');
  });
}
