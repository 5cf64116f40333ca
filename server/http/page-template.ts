import { randomBytes } from 'node:crypto';

/** Stands in the built pages wherever the nonce of an answer belongs (scripts/build/harden-page.ts puts it there). */
export const NONCE_PLACE = '__NONCE__';

/** A nonce for one answer: 128 bits that nobody can guess. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** What a screen puts in the app's page, as HTML. */
export interface ScreenPage {
  /** Instead of the plain title. */
  readonly head: string;
  /** Instead of the plain words for waiting. */
  readonly opening?: string | undefined;
}

/** A built page with the nonce of this answer and what its screen puts in it. */
export function fillPage(template: string, nonce: string, screen?: ScreenPage): string {
  const { head, opening } = screen ?? {};
  // As functions: a dollar sign in a title is no command here.
  const titled = head ? template.replace(/<title>.*?<\/title>/, () => head) : template;
  const opened = opening ? titled.replace(/(?<=<div id="root">).*?(?=<\/div>)/, () => opening) : titled;
  return opened.replaceAll(NONCE_PLACE, nonce);
}
