import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FastifyReply } from 'fastify';
import { BASE_URL_PLACE } from '#contract/office/public.ts';
import { fillPage, newNonce, type ScreenPage, sayAnew } from './page-template.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** The folder of the build. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The cache-control of a file whose name has a hash of its content: a year. */
export const ASSET_KEPT = 'public, max-age=31536000, immutable';

/** The text of a built page. Read from the disk each time, so that a new build is served at once. */
export const readBuilt = (name: string): Promise<string> => readFile(join(DIST, name), 'utf8');
/** True if the build has a file of this name. */
export const isBuilt = (name: string): boolean => existsSync(join(DIST, name));

interface Filling {
  readonly screen?: ScreenPage | undefined;
  /** Inserted HTML, keyed by placeholder. */
  readonly marks?: Readonly<Record<string, string>> | undefined;
  /** Texts that administrators have rewritten, keyed by name. */
  readonly words?: ReadonlyMap<string, string> | undefined;
  /** Elements with private answers, which follow at the end of the page as they come. */
  readonly answers?: AsyncIterable<string> | undefined;
}

const BODY_END = '</body>';

/** The parts of a page with answers: all that the browser needs for fetching the page's files comes first. */
async function* partsOf(page: string, answers: AsyncIterable<string>): AsyncGenerator<string> {
  const end = page.lastIndexOf(BODY_END);
  yield page.slice(0, end);
  yield* answers;
  yield page.slice(end);
}

/** Sends a page of the build with this answer's nonce, the site's base URL and the given HTML. */
export function sendPage(
  reply: FastifyReply,
  baseUrl: string,
  template: string,
  { screen, marks = {}, words, answers }: Filling = {},
): FastifyReply {
  const nonce = newNonce();
  const page = fillPage(template, nonce, screen).replaceAll(BASE_URL_PLACE, baseUrl);
  // One pass, so that a placeholder inside an inserted text is not replaced.
  const whole = page.replaceAll(/__[A-Z]+__/g, (mark) => marks[mark] ?? mark);
  const said = words ? sayAnew(whole, words) : whole;
  return (
    reply
      .header('content-security-policy', contentSecurityPolicy(baseUrl.startsWith('https:'), nonce))
      // Without an ETag: a cached page would have another nonce than the new header. Private answers are kept nowhere.
      .header('cache-control', answers ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(answers ? Readable.from(partsOf(said, answers)) : said)
  );
}
