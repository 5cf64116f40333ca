import { randomBytes } from 'node:crypto';
import { escaped } from '#server/formats/xml.ts';

/** The placeholder for the answer's nonce in built pages; scripts/build/harden-page.ts inserts it. */
export const NONCE_PLACE = '__NONCE__';

/** A nonce for one answer: 128 random bits. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** The HTML that a screen adds to the app's page. */
export interface ScreenPage {
  /** Replaces the page's title. */
  readonly head: string;
  /** Replaces the text that the page shows until the app has started. */
  readonly opening?: string | undefined;
}

/** Matches the texts of a built page that administrators can rewrite, each in an element with the text's name. */
const SAID = /(<[^>]*\bdata-said="(\w+)"[^>]*>)[^<]*/g;

/** True if a built page has texts that administrators can rewrite. */
export const hasSaid = (template: string): boolean => template.includes(' data-said="');

/** Replaces the rewritten texts of a page, escaped; all others stay as built. */
export const sayAnew = (page: string, words: ReadonlyMap<string, string>): string =>
  page.replace(SAID, (whole, tag: string, id: string) => {
    const text = words.get(id);
    return text === undefined ? whole : tag + escaped(text);
  });

/** A built page with the nonce of this answer, and the head and opening of its screen. */
export function fillPage(template: string, nonce: string, screen?: ScreenPage): string {
  const { head, opening } = screen ?? {};
  // Functions as replacements, because a dollar sign in a replacement string has a special meaning.
  const titled = head ? template.replace(/<title>.*?<\/title>/, () => head) : template;
  const opened = opening ? titled.replace(/(?<=<div id="root">).*?(?=<\/div>)/, () => opening) : titled;
  return opened.replaceAll(NONCE_PLACE, nonce);
}
