import { NONCE_PLACE } from '#server/http/page-template.ts';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>/;
const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="/;
const HANDLER = /<[a-z][^>]*\son[a-z]+="/;

/**
 * A built page that the server's policy lets through whole: every style element has the place of the nonce, and there is
 * nothing that no nonce could allow.
 * @throws Error naming the page and what stands in it
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
