import { randomBytes } from 'node:crypto';

/** Stands in the built pages wherever the nonce of an answer belongs (scripts/build/harden-page.ts puts it there). */
export const NONCE_PLACE = '__NONCE__';

/** A nonce for one answer: 128 bits that nobody can guess. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** A built page with the nonce of this answer, and with what its screen puts in the head instead of the plain title. */
export function fillPage(template: string, nonce: string, head?: string): string {
  // As a function: a dollar sign in a title is no command here.
  const titled = head ? template.replace(/<title>.*?<\/title>/, () => head) : template;
  return titled.replaceAll(NONCE_PLACE, nonce);
}
