import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from '#scripts/build.ts';
import { builtFilesOf } from '#tests/support/built-files.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  await buildWeb();
  server = await startTestServer();
}, 120_000);
afterAll(() => server.stop());

const policyOf = (response: Response) =>
  new Map(
    (response.headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
const open = (path: string) => fetch(server.url + path, { redirect: 'manual' });

const PAGES = ['/', '/Home', '/Login', '/login', '/TalentDashboard', '/gammal/Villkor', '/finns-inte'];
const ANSWERS = [
  ...PAGES,
  '/mark.svg',
  '/api/v1/talent-count',
  '/api/v1/talent/profile',
  '/health',
  '/files/finns-inte',
];

describe('the headers of every answer', () => {
  it.each(ANSWERS)('shut what is not used on %s', async (path) => {
    const response = await open(path);
    const policy = policyOf(response);
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('permissions-policy')).toMatch(
      /geolocation=\(\).*camera=\(self\).*microphone=\(self\)/,
    );
    expect(response.headers.get('x-powered-by')).toBeNull();
    await response.body?.cancel();
  });

  it('ask browsers for https only where it is served', async () => {
    const plain = await open('/Login');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    const secure = await startTestServer({ BASE_URL: 'https://medverka.example' });
    try {
      const response = await fetch(`${secure.url}/Login`);
      expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload');
      expect(response.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    } finally {
      await secure.stop();
    }
  });
});

it('a part of a page says only what concerns it', async () => {
  const html = await (await open('/Login')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const { headers } = await open(script);
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

describe('a page', () => {
  it.each(PAGES)('%s carries the nonce its header names, another each time', async (path) => {
    const nonces = [];
    for (let times = 0; times < 2; times += 1) {
      const response = await open(path);
      expect(response.status).toBe(200);
      const nonce = /'nonce-([^']+)'/.exec(policyOf(response).get('style-src')?.join(' ') ?? '')?.[1];
      const html = await response.text();
      // Compares booleans, because a failed comparison of the page would print all of it.
      expect({ has: html.includes(`nonce="${nonce}"`), lacks: !html.includes('__NONCE__') }).toEqual({
        has: true,
        lacks: true,
      });
      const inline = html.match(/<style[^>]*>/g) ?? [];
      expect(inline.filter((style) => !style.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(html.match(/<[a-z][^>]*\s(style|on[a-z]+)="/)?.[0]).toBeUndefined();
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it.each(PAGES)('%s is asked for again each time and never confirmed as it was', async (path) => {
    const { headers } = await open(path);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('last-modified')).toBeNull();
  });

  it('is sent compressed', async () => {
    const response = await fetch(`${server.url}/Login`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  const isBuilt = (href: string) => existsSync(new URL(`../../../dist${href}`, import.meta.url));

  it('of a screen fetches the screen at once', async () => {
    const html = await (await open('/CompanyRegistration')).text();
    const early = [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(early.map((href) => href.replace('/assets/', ''))).toEqual(
      expect.arrayContaining(builtFilesOf(['CompanyRegistration'])),
    );
    expect(early.filter((href) => !isBuilt(href))).toEqual([]);
  });

  it('of a drawn screen says its name, and names the files that it fetches once it is painted', async () => {
    const html = await (await open('/Login')).text();
    expect(html).toMatch(/<title>Logga in – Medverka<\/title><meta name="description" content="[^"]{40,}">/);
    const [, later = ''] = /<meta name="app-files" content="([^"]+)">/.exec(html) ?? [];
    const files = later.split(' ');
    expect(files.map((href) => href.replace('/assets/', ''))).toEqual(expect.arrayContaining(builtFilesOf(['Login'])));
    expect(files.filter((href) => !isBuilt(href))).toEqual([]);
  });
});

it.each([
  '/api/v1/talent/profile',
  '/api/v1/talent-count',
  '/%61pi/v1/talent-count',
  '/api/v1/live',
  '/files/private/x',
])('nobody keeps %s, which depends on who asks', async (path) => {
  const { headers } = await open(path);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('vary')).toMatch(/^Cookie, Authorization(, accept-encoding)?$/);
});

it('an answer that is the same for everybody does not vary by cookie', async () => {
  for (const path of ['/Login', '/mark.svg', '/robots.txt']) {
    expect((await open(path)).headers.get('vary') ?? '', path).not.toMatch(/cookie/i);
  }
});

it('the worker governs all pages, and is asked for again each time', async () => {
  const { status, headers } = await open('/worker.js');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/);
});

it('the page that the worker keeps is the app with no screen in it', async () => {
  const html = await (await open('/app-shell')).text();
  expect(html).toContain('<title>Medverka</title>');
  expect(html).toMatch(/<div id="root"><p role="status"[^>]*>Laddar/);
});

it('files that the build makes for the server are not served', async () => {
  for (const path of ['/.screens.json', '/.vite/manifest.json']) {
    expect(existsSync(new URL(`../../../dist${path}`, import.meta.url)), path).toBe(true);
    expect((await open(path)).status, path).toBe(404);
  }
});
