import { randomBytes } from 'node:crypto';
import { escaped } from '#server/formats/xml.ts';

/** Placeholder for the answer's nonce in the built pages (scripts/build/harden-page.ts inserts it). */
export const NONCE_PLACE = '__NONCE__';

/** A nonce for one answer: 128 random bits, which nobody can guess. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** The HTML that a screen adds to the app's page. */
export interface ScreenPage {
  /** Replaces the plain title. */
  readonly head: string;
  /** Replaces the plain waiting text. */
  readonly opening?: string | undefined;
}

/** The rewritable texts of a built page, each in an element with the text's name. */
const SAID = /(<[^>]*\bdata-said="(\w+)"[^>]*>)[^<]*/g;

/** True if a built page has texts that administrators can rewrite. */
export const hasSaid = (template: string): boolean => template.includes(' data-said="');

/** Replaces the rewritten texts of a page, escaped; the other texts stay as built. */
export const sayAnew = (page: string, words: ReadonlyMap<string, string>): string =>
  page.replace(SAID, (whole, tag: string, id: string) => {
    const text = words.get(id);
    return text === undefined ? whole : tag + escaped(text);
  });

/** A built page with this answer's nonce, and the head and opening of its screen. */
export function fillPage(template: string, nonce: string, screen?: ScreenPage): string {
  const { head, opening } = screen ?? {};
  // Replacement functions, because a dollar sign in a replacement string would be a pattern.
  const titled = head ? template.replace(/<title>.*?<\/title>/, () => head) : template;
  const opened = opening ? titled.replace(/(?<=<div id="root">).*?(?=<\/div>)/, () => opening) : titled;
  return opened.replaceAll(NONCE_PLACE, nonce);
}
