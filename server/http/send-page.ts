import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply } from 'fastify';
import { BASE_URL_PLACE } from '#contract/office/public.ts';
import { fillPage, newNonce, type ScreenPage, sayAnew } from './page-template.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Where the build is. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** A page of the build, as it is now: one that is made meanwhile is what is served. */
export const readBuilt = (name: string): Promise<string> => readFile(join(DIST, name), 'utf8');
/** True if the build has a file of this name. */
export const isBuilt = (name: string): boolean => existsSync(join(DIST, name));

interface Filling {
  readonly screen?: ScreenPage | undefined;
  /** HTML by the mark in whose place it stands. */
  readonly marks?: Readonly<Record<string, string>> | undefined;
  /** Texts that administrators have rewritten, by their name on the page. */
  readonly words?: ReadonlyMap<string, string> | undefined;
}

/** Sends a page of the build with the nonce of this answer, the address of the house and what else belongs in it. */
export function sendPage(
  reply: FastifyReply,
  baseUrl: string,
  template: string,
  { screen, marks = {}, words }: Filling = {},
): FastifyReply {
  const nonce = newNonce();
  const page = fillPage(template, nonce, screen).replaceAll(BASE_URL_PLACE, baseUrl);
  // In one pass over the template, so that a text that contains a mark is not itself filled in.
  const whole = page.replaceAll(/__[A-Z]+__/g, (mark) => marks[mark] ?? mark);
  // No ETag: a page kept from before would have another nonce than the header that confirms it.
  return reply
    .header('content-security-policy', contentSecurityPolicy(baseUrl.startsWith('https:'), nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(words ? sayAnew(whole, words) : whole);
}
