import { NONCE_PLACE } from '#server/http/page-template.ts';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>/;
const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="/;
const HANDLER = /<[a-z][^>]*\son[a-z]+="/;

/**
 * A built page that the content security policy allows completely: each style element has a placeholder for the nonce,
 * and the page has no part that a nonce cannot allow.
 * @throws Error with the page's name and the forbidden part
 */
export function hardenPage(name: string, html: string): string {
  for (const [what, pattern] of [
    ['a script of its own', INLINE_SCRIPT],
    ['a style attribute', STYLE_ATTRIBUTE],
    ['a handler in an attribute', HANDLER],
  ] as const) {
    const found = pattern.exec(html)?.[0];
    if (found)
      throw new Error(`${name} has ${what}, which the content security policy forbids: ${found.slice(0, 120)}`);
  }
  return html.replaceAll(/<style(?![^>]*\bnonce=)/g, `<style nonce="${NONCE_PLACE}"`);
}
