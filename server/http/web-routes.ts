import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { shareReading } from '#server/db/share-reading.ts';
import { answerError } from './answer-error.ts';
import type { FirstAnswers } from './first-answers.ts';
import { hasSaid, type ScreenPage } from './page-template.ts';
import { ASSET_KEPT, DIST, isBuilt, readBuilt, sendPage } from './send-page.ts';

const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html');
const isElsewhere = (path: string) => /^\/(api|files|dev)(\/|$)/.test(path);

/** The built head and opening of each screen, by the last segment of its path. */
const screenPages = z.record(z.string(), z.object({ head: z.string(), opening: z.string().optional() }));
type ScreenPages = z.output<typeof screenPages>;

let kept: { readonly at: number; readonly pages: ScreenPages } | undefined;

/** Reads the screens' pages, once per build, because every page needs this file of 170 kB. */
async function readScreenPages(): Promise<ScreenPages> {
  if (!isBuilt('.screens.json')) return {};
  const at = (await stat(join(DIST, '.screens.json'))).mtimeMs;
  if (kept?.at !== at) kept = { at, pages: screenPages.parse(JSON.parse(await readBuilt('.screens.json'))) };
  return kept.pages;
}

/** The page at a path: the last segment, in any letter case, names a prerendered page or a screen. */
async function readPage(path: string): Promise<{ template: string; screen?: ScreenPage | undefined }> {
  const name = path.split('/').findLast(Boolean)?.toLowerCase() ?? 'home';
  // Read from the disk each time, so that a new build is served at once.
  const names = await readdir(DIST);
  if (name !== 'index' && names.includes(`${name}.html`)) {
    return { template: await readBuilt(`${name}.html`) };
  }
  const [template, all] = await Promise.all([readBuilt('index.html'), readScreenPages()]);
  return { template, screen: Object.hasOwn(all, name) ? all[name] : undefined };
}

/** Reads the texts of the public pages that administrators have rewritten. */
export type ReadWords = () => Promise<readonly { readonly id: string; readonly text: string }[]>;

/** Maximum wait for the rewritten texts in ms: they change twice a year, and no page should wait long for them. */
const WORDS_PATIENCE_MS = 1000;

/**
 * Reads the rewritten texts. Simultaneous visitors share one query; while the database cannot be reached, pages show
 * the last known texts.
 */
function createWords(app: FastifyInstance, read: ReadWords): () => Promise<ReadonlyMap<string, string>> {
  let last: ReadonlyMap<string, string> = new Map();
  const tell = (err: unknown) => app.log.error({ err }, 'the words of the public pages could not be read');
  const now = shareReading(async () => {
    last = new Map((await read()).map(({ id, text }) => [id, text]));
    return last;
  }, WORDS_PATIENCE_MS);
  return () =>
    now().catch((error: unknown) => {
      tell(error);
      return last;
    });
}

/** Sends each part of a page as soon as it is written, so that the browser fetches its files before the answers come. */
const PART_BY_PART = {
  threshold: 1024,
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

/**
 * Mounts the built web app. Browsers may keep files with a hash in their name for a year, and validate pages each time.
 * Any other path is a screen, which the app finds in any letter case.
 */
export async function mountWeb(
  app: FastifyInstance,
  baseUrl: string,
  { readWords, firstAnswers }: { readonly readWords: ReadWords; readonly firstAnswers: FirstAnswers },
): Promise<void> {
  app.setNotFoundHandler((_request, reply) => answerError(reply, 'not_found'));
  if (!isBuilt('index.html')) return;
  await app.register(fastifyStatic, {
    root: DIST,
    serve: false,
    // The build has a compressed copy beside each text file.
    preCompressed: true,
    cacheControl: false,
    // No file here is so large that parts of it would be requested.
    acceptRanges: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(join(DIST, 'assets'));
      response.header('cache-control', isHashed ? ASSET_KEPT : 'no-cache');
    },
  });
  const wordsNow = createWords(app, readWords);
  app.get('/*', { compress: PART_BY_PART }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (isElsewhere(path)) return reply.callNotFound();
    if (isFile(path)) return reply.sendFile(path);
    const { template, screen } = await readPage(path);
    const personal = firstAnswers(request);
    if (personal) reply.header('vary', 'Cookie');
    const words = hasSaid(template) ? await wordsNow() : undefined;
    return sendPage(reply, baseUrl, template, { screen, words, answers: personal?.answers });
  });
}
