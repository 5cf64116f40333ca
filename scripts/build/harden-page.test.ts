import { describe, expect, it } from 'vitest';
import { hardenPage } from './harden-page.ts';

describe('a built page', () => {
  it('gets the place of the nonce in each style element, once', () => {
    const hardened = hardenPage('a.html', '<style>a{}</style><style media="print">b{}</style>');
    expect(hardened).toBe('<style nonce="__NONCE__">a{}</style><style nonce="__NONCE__" media="print">b{}</style>');
    expect(hardenPage('a.html', hardened)).toBe(hardened);
  });

  it('may have scripts by address, and data', () => {
    const html =
      '<script type="module" crossorigin src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(hardenPage('a.html', html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', 'a script of its own'],
    ['<p class="a" style="color:red">', 'a style attribute'],
    ['<button onclick="go()">', 'a handler'],
  ])('is refused with %s', (html, what) => {
    expect(() => hardenPage('a.html', html)).toThrow(what);
  });
});
