import type { FastifyInstance } from 'fastify';
import { assetPath, type FileStore, isFilePath } from '#server/files/file-store.ts';
import { withoutPageHeaders } from './security-headers.ts';
import { ASSET_KEPT, isBuilt } from './send-page.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * Mounts the files of the build, and those of other builds of the last days: during an upgrade a page of one version
 * may ask a process of the other, and an open tab goes on with the files of its version.
 */
export function mountAssets(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const path = assetPath(request.params.name);
    if (!isFilePath(path)) return reply.callNotFound();
    withoutPageHeaders(reply);
    if (isBuilt(path)) return reply.sendFile(path);
    const type = CONTENT_TYPES[path.split('.').at(-1) ?? ''];
    const kept = type && (await files.get(path));
    if (!kept) return reply.callNotFound();
    return reply.headers({ 'content-type': type, 'cache-control': ASSET_KEPT }).send(kept.stream);
  });
}
