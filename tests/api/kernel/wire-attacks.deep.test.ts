/** Usual first attempts of an attacker: paths that lead out of their folder, and headers that are too large. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWeb } from '#scripts/build.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { sendRaw } from '#tests/support/raw-socket.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  await buildWeb();
  server = await startTestServer({ LOG_LEVEL: 'silent' });
}, 120_000);
afterAll(() => server.stop());

/** One request as raw bytes: an HTTP client would remove the dots from its path. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `${method} ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${lines.join('')}\r\n${body}`;
  const [answer] = await sendRaw(server.url, text);
  if (!answer) throw new Error(`No answer to ${path}`);
  return answer;
}

describe('no address leads out of the folder it is in', () => {
  const OUT = [
    '../../',
    '%2e%2e/',
    '..%2f',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '%252e%252e/',
    '..%c0%af',
    '.%00./',
    '//',
    '/./',
  ];
  const WANTED = ['package.json', '.screens.json', '.vite/manifest.json', 'etc/passwd.txt'];
  const places = ['/', '/assets/', '/files/', '/files/profile-media/public/', '/files/private/'];
  test.each(places)('%s', async (place) => {
    for (const out of OUT) {
      for (const wanted of WANTED) {
        const path = place + out.repeat(3) + wanted;
        const { status, body } = await ask(path);
        expect([path, status >= 400 && status < 500], body.slice(0, 200)).toEqual([path, true]);
        expect(JSON.parse(body).error.code, path).toEqual(expect.any(String));
      }
    }
  });

  test('nor is a file found by half of its name, in other letters, or with more behind it', async () => {
    for (const path of [
      '/%2escreens.json',
      '/.SCREENS.json',
      '/mark.svg%00.png',
      '/mark.svg/',
      '/mark.svg/x.svg',
      '/assets',
    ]) {
      const { body } = await ask(path);
      expect(body, path).not.toMatch(/<svg|"head"/);
    }
  });

  test('a page is a page whatever stands before its name, and nothing of it is put into the page', async () => {
    const { status, body } = await ask('/x"><script>alert(1)</script>/Login?return=//evil.example');
    expect([status, body.includes('alert(1)')]).toEqual([200, false]);
  });
});

describe('hostile headers:', () => {
  test('ranges of a file cost no more than the file', async () => {
    const whole = await ask('/mark.svg');
    const many = Array.from({ length: 1000 }, (_, n) => `${n}-`).join(',');
    for (const range of [
      `bytes=${many}`,
      'bytes=0-,0-,0-',
      'bytes=-0',
      'bytes=5-1',
      'bytes=a-b',
      'lines=0-1',
      'bytes=0-99999999999999999999',
    ]) {
      const { status, body } = await ask('/mark.svg', { range });
      expect([status, body.length], range).toEqual([200, whole.body.length]);
    }
  });

  test.each(['HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'])(
    '%s tells nothing of the body, nor what was sent',
    async (method) => {
      for (const path of ['/health', '/mark.svg', '/Login', '/api/v1/talent-count', '/files/finns-inte']) {
        const { headers, body } = await ask(path, { cookie: 'secret=1', 'x-secret': '1' }, method);
        expect(body, path).not.toContain('secret');
        expect(headers['access-control-allow-origin'], path).toBeUndefined();
        if (method === 'HEAD') expect(body, path).toBe('');
      }
    },
  );

  test('a stream of live updates is not opened by HEAD', async () => {
    const { cookie } = await aTalent(server);
    expect((await ask('/api/v1/live', { cookie }, 'HEAD')).status).toBe(404);
  });

  test('very many cookies, names and values are answered as few are', async () => {
    const { cookie } = await aCompany(server);
    const others = Array.from({ length: 500 }, (_, n) => `c${n}=${'x'.repeat(15)}`).join('; ');
    expect((await ask('/api/v1/account/session', { cookie: `${others}; ${cookie}` })).status).toBe(200);
    const wishes = Array.from({ length: 3000 }, () => 'a=b').join('&');
    const begun = performance.now();
    expect((await ask(`/api/v1/talents?${wishes}`, { cookie })).status).toBe(422);
    expect((await ask(`/api/v1/talents?__proto__[x]=1&constructor=1`, { cookie })).status).toBe(422);
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test('a condition in a request matches only the caller’s own answer', async () => {
    const [one, other] = [await aTalent(server), await aTalent(server)];
    const { headers } = await ask('/api/v1/talent/poll', { cookie: one.cookie });
    const again = { 'if-none-match': headers.etag ?? '' };
    expect((await ask('/api/v1/talent/poll', { cookie: one.cookie, ...again })).status).toBe(304);
    expect((await ask('/api/v1/talent/poll', again)).status).toBe(401);
    expect((await ask('/api/v1/talent/profile', { cookie: other.cookie, 'if-none-match': '*' })).status).toBe(200);
    for (const path of ['/mark.svg', '/Login', '/robots.txt']) {
      const { status } = await ask(path, {
        'if-modified-since': 'not a date',
        'if-none-match': `"${'x'.repeat(5000)}"`,
        'if-range': '',
      });
      expect(status, path).toBe(200);
    }
  });

  test.each(['gzip;q=nan', 'br;q=0, gzip;q=0, *;q=0', 'x'.repeat(5000), '*', ', , ,'])(
    'encodings %s are no error',
    async (encoding) => {
      expect((await ask('/Login', { 'accept-encoding': encoding })).status).toBeLessThan(500);
      expect((await ask('/api/v1/openapi.json', { 'accept-encoding': encoding })).status).toBeLessThan(500);
    },
  );
});

describe('a body', () => {
  const SIGN_IN = '/api/v1/account/sign-in';
  const post = (body: string, type = 'application/json', more: Record<string, string> = {}) =>
    ask(
      SIGN_IN,
      { 'content-type': type, 'content-length': String(Buffer.byteLength(body, 'latin1')), ...more },
      'POST',
      body,
    );
  const codeOf = (answer: { status: number; body: string }) => [answer.status, JSON.parse(answer.body).error.code];

  test.each([
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'text/plain',
    'text/html',
    'application/jsonp',
    'application/xml',
    '',
    'x',
    'application/json, text/plain',
    'text/plain; x=application/json',
  ])('of the type "%s" is refused', async (type) => {
    expect(codeOf(await post('{"email":"a@example.se","password":"b"}', type))).toEqual([415, 'wrong_content_type']);
  });

  test.each(['gzip', 'br', 'deflate', 'identity, gzip', 'x'])('packed by %s is refused', async (encoding) => {
    expect(codeOf(await post('{}', 'application/json', { 'content-encoding': encoding }))).toEqual([
      415,
      'wrong_content_type',
    ]);
  });

  test.each([
    ['twice the same name', '{"email":"a@example.se","email":"","password":"x"}', 'email'],
    ['a prototype', '{"__proto__":{"email":"a@example.se"},"password":"x"}', undefined],
    ['a constructor', '{"constructor":{"prototype":{"email":"x"}},"password":"x"}', undefined],
    ['a prototype spelled otherwise', '{"\\u005f_proto__":{"email":"a@example.se"},"password":"x"}', undefined],
    ['a list', '[{"email":"a@example.se","password":"x"}]', undefined],
    ['nothing', '', undefined],
    ['no JSON', "{'email':1}", undefined],
    ['a mark before it', '\xef\xbb\xbf[]', undefined],
    ['deep lists', '['.repeat(100_000), undefined],
    ['deep objects', '{"a":'.repeat(50_000), undefined],
  ])('with %s is no way in', async (_, body, field) => {
    const answer = await post(body);
    expect(codeOf(answer)).toEqual([422, 'invalid_input']);
    if (field) expect(JSON.parse(answer.body).error.fields).toHaveProperty(field);
    expect(({} as { email?: unknown }).email).toBeUndefined();
  });
});
