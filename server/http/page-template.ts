import { randomBytes } from 'node:crypto';
import { escaped } from '#server/formats/xml.ts';

/** Stands in the built pages wherever the nonce of an answer belongs (scripts/build/harden-page.ts puts it there). */
export const NONCE_PLACE = '__NONCE__';

/** A nonce for one answer: 128 bits, which cannot be guessed. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** The HTML that a screen adds to the app's page. */
export interface ScreenPage {
  /** Instead of the plain title. */
  readonly head: string;
  /** Instead of the plain words for waiting. */
  readonly opening?: string | undefined;
}

/** Texts of a built page, each in an element that names it. */
const SAID = /(<[^>]*\bdata-said="(\w+)"[^>]*>)[^<]*/g;

/** True if anything on a built page may have been rewritten since. */
export const hasSaid = (template: string): boolean => template.includes(' data-said="');

/** A page with what has been written anew of it, as text; the rest says what it said when it was built. */
export const sayAnew = (page: string, words: ReadonlyMap<string, string>): string =>
  page.replace(SAID, (whole, tag: string, id: string) => {
    const text = words.get(id);
    return text === undefined ? whole : tag + escaped(text);
  });

/** A built page with the nonce of this answer and what its screen puts in it. */
export function fillPage(template: string, nonce: string, screen?: ScreenPage): string {
  const { head, opening } = screen ?? {};
  // As functions: a dollar sign in a title is no command here.
  const titled = head ? template.replace(/<title>.*?<\/title>/, () => head) : template;
  const opened = opening ? titled.replace(/(?<=<div id="root">).*?(?=<\/div>)/, () => opening) : titled;
  return opened.replaceAll(NONCE_PLACE, nonce);
}
