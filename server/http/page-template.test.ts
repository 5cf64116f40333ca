import { describe, expect, it } from 'vitest';
import { fillPage, hasSaid, newNonce, sayAnew } from './page-template.ts';

const PAGE =
  '<head><meta property="csp-nonce" nonce="__NONCE__"><title>Medverka</title><style nonce="__NONCE__">a{}</style></head>';

describe('a page', () => {
  it('has the nonce of its answer in place of every placeholder', () => {
    expect(fillPage(PAGE, 'abc')).toBe(
      '<head><meta property="csp-nonce" nonce="abc"><title>Medverka</title><style nonce="abc">a{}</style></head>',
    );
  });

  it('has the head of its screen instead of the plain title', () => {
    const head = '<title>$& och $\'</title><meta name="description" content="x">';
    expect(fillPage(PAGE, 'abc', { head })).toContain(`nonce="abc">${head}<style`);
  });

  it('has the opening of its screen until the app draws it', () => {
    const shell = '<title>Medverka</title><div id="root"><p>Laddar...</p></div><noscript></noscript>';
    expect(fillPage(shell, 'abc', { head: '<title>A</title>', opening: '<div>Hej</div>' })).toBe(
      '<title>A</title><div id="root"><div>Hej</div></div><noscript></noscript>',
    );
  });

  it('has the rewritten texts, escaped, and otherwise the texts of the build', () => {
    const page =
      '<h1><span data-said="home_title">Hej</span></h1><p><span class="a" data-said="home_lead">Då</span></p>';
    const words = new Map([
      ['home_title', '$& <b>fett</b> & mer'],
      ['elsewhere', 'Nej'],
    ]);
    expect(sayAnew(page, words)).toBe(page.replace('Hej', () => '$&amp; &lt;b&gt;fett&lt;/b&gt; &amp; mer'));
    expect(sayAnew(page, new Map())).toBe(page);
    expect([hasSaid(page), hasSaid(PAGE)]).toEqual([true, false]);
  });

  it('has a new nonce each time, which needs no escaping in a header or an attribute', () => {
    const nonces = Array.from({ length: 50 }, newNonce);
    expect(new Set(nonces).size).toBe(50);
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  });
});
