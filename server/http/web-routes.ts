import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerError } from './answer-error.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Pages that are whole without a script, by their address in lower case. */
const PRERENDERED: Readonly<Record<string, string>> = { '/': 'home.html', '/home': 'home.html' };

const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html');
const isElsewhere = (path: string) => /^\/(api|files|dev)(\/|$)/.test(path);

/**
 * The built web app: files with a hash in their name may be kept for ever, pages are asked for again each time. An
 * address that names no file is a screen, which the app itself finds in any letter case.
 */
export async function mountWeb(app: FastifyInstance): Promise<void> {
  app.setNotFoundHandler((_request, reply) => answerError(reply, 'not_found'));
  if (!existsSync(join(dist, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: dist,
    serve: false,
    // The build keeps each text file compressed beside it.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(join(dist, 'assets'));
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (isElsewhere(path)) return reply.callNotFound();
    return reply.sendFile(isFile(path) ? path : (PRERENDERED[path.toLowerCase()] ?? 'index.html'));
  });
}
