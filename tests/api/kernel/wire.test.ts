/** Bytes that no browser sends: which of them the server refuses, and how each answer begins. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { aTalent } from '#tests/factories/people.ts';
import { openSocket, type RawAnswer, readAnswers, readToEnd, sendRaw } from '#tests/support/raw-socket.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

const lines = (...text: string[]) => `${text.join('\r\n')}\r\n\r\n`;
const codeOf = ({ status, body }: RawAnswer) => [status, body && JSON.parse(body).error?.code];
const send = (...[first = '', ...more]: string[]) => sendRaw(server.url, lines(first, 'connection: close', ...more));
const JSON_LINES = ['content-type: application/json'];
const SIGN_OUT = `POST ${API_PREFIX}/account/sign-out HTTP/1.1`;

describe('every answer begins with the headers that protect, also to', () => {
  const talentCount = `${API_PREFIX}/talent-count`;
  test.each<[string, number, string[]]>([
    ['what is there', 200, [`GET ${talentCount} HTTP/1.1`, 'host: a']],
    ['what is not', 404, ['GET /api/v1/finns-inte HTTP/1.1', 'host: a']],
    ['a method nobody has', 404, [`TRACE ${talentCount} HTTP/1.1`, 'host: a']],
    ['OPTIONS', 404, [`OPTIONS ${talentCount} HTTP/1.1`, 'host: a', 'origin: https://evil.example']],
    ['an address that cannot be read', 400, ['GET /% HTTP/1.1', 'host: a']],
    ['an id that cannot be read', 400, ['GET /files/private/%ff HTTP/1.1', 'host: a']],
    ['no request at all', 400, ['hej hej']],
    ['another protocol', 400, ['\x16\x03\x01\x02\x00\x01']],
    ['no host', 400, [`GET ${talentCount} HTTP/1.1`]],
    ['an expectation', 417, [`GET ${talentCount} HTTP/1.1`, 'host: a', 'expect: wonders']],
    ['a body of another type', 415, [SIGN_OUT, 'host: a', 'content-type: text/plain', 'content-length: 2', '', '{}']],
    ['a body that is too large', 413, [SIGN_OUT, 'host: a', ...JSON_LINES, 'content-length: 9999999']],
    ['headers that are too large', 431, [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'host: a']],
    ['more headers than anybody sends', 431, ['GET / HTTP/1.1', 'host: a', ...Array<string>(120).fill('x: y')]],
    ['a change from elsewhere', 403, [SIGN_OUT, 'host: a', 'origin: https://evil.example', 'content-length: 0']],
  ])('%s', async (_, status, text) => {
    const [answer] = await send(...text);
    expect(answer?.status).toBe(status);
    expect(answer?.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(Object.keys(answer?.headers ?? {}).filter((name) => /powered|^server$|allow-origin/.test(name))).toEqual([]);
    if (status >= 400 && status !== 417) {
      expect(answer?.headers['cache-control']).toBe('no-store');
      expect(JSON.parse(answer?.body ?? '').error).toMatchObject({ message: expect.any(String) });
    }
  });

  test('a stream of live updates', async () => {
    const { cookie } = await aTalent(server);
    const socket = openSocket(server.url);
    socket.write(lines(`GET ${API_PREFIX}/live HTTP/1.1`, 'host: a', `cookie: ${cookie}`));
    const first = await new Promise<string>((found) => socket.once('data', (chunk) => found(chunk.toString())));
    socket.destroy();
    expect(first).toMatch(/^HTTP\/1.1 200/);
    expect(first.toLowerCase()).toContain('x-frame-options: deny');
    expect(first.toLowerCase()).toContain('vary: cookie');
  });
});

describe('a request is for one host', () => {
  const GET = `GET ${API_PREFIX}/talent-count HTTP/1.1`;
  test.each<[string, string[]]>([
    ['no host', [GET]],
    ['none in the old protocol', [`GET ${API_PREFIX}/talent-count HTTP/1.0`]],
    ['two hosts', [GET, 'host: a', 'host: b']],
    ['the same twice', [GET, 'Host: a', 'hOST: a']],
    ['two in one line', [GET, 'host: a, b']],
    ['an empty one', [GET, 'host:']],
    ['a path', [GET, 'host: a/b']],
    ['somebody at a host', [GET, 'host: a@b']],
    ['no port that there is', [GET, 'host: a:99999']],
    ['another in the address', [`GET http://b${API_PREFIX}/talent-count HTTP/1.1`, 'host: a']],
    ['the same in the address', [`GET http://a${API_PREFIX}/talent-count HTTP/1.1`, 'host: a']],
    ['no path', ['OPTIONS * HTTP/1.1', 'host: a']],
  ])('%s is refused', async (_, text) => {
    expect((await send(...text)).map(codeOf)).toEqual([[400, 'bad_request']]);
  });

  test.each<[string, string[]]>([
    ['no host', []],
    ['two hosts', ['host: a', 'host: b']],
  ])('after %s the connection ends, and what came behind it on the same one is not done', async (_, hosts) => {
    const { cookie } = await aTalent(server);
    const signOut = [SIGN_OUT, 'host: a', `cookie: ${cookie}`, ...JSON_LINES, 'content-length: 2', '', '{}'].join(
      '\r\n',
    );
    expect((await sendRaw(server.url, lines(GET, ...hosts) + signOut)).map(codeOf)).toEqual([[400, 'bad_request']]);
    const asked = await fetch(`${server.url}${API_PREFIX}/account/session`, { headers: { cookie } });
    expect(await asked.json()).toMatchObject({ session: { role: 'talent' } });
  });

  test('in production for the configured one, but for health checks', async () => {
    const production = await startTestServer({
      NODE_ENV: 'production',
      BASE_URL: 'https://medverka.example',
      RATE_LIMITS: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'hej@medverka.example',
      LOG_LEVEL: 'silent',
    });
    try {
      const ask = async (host: string, path = `${API_PREFIX}/talent-count`) => {
        const [answer] = await sendRaw(
          production.url,
          lines(`GET ${path} HTTP/1.1`, `host: ${host}`, 'connection: close'),
        );
        return answer?.status;
      };
      for (const host of ['medverka.example', 'MEDVERKA.example', 'medverka.example:443']) {
        expect(await ask(host), host).toBe(200);
      }
      for (const host of ['evil.example', 'medverka.example.evil.example', 'medverka.example:80', '127.0.0.1']) {
        expect(await ask(host), host).toBe(421);
        expect(await ask(host, '/Login'), host).toBe(421);
        expect(await ask(host, '/health'), host).toBe(200);
      }
      const change = async (origin: string) => {
        const text = [
          SIGN_OUT,
          'host: medverka.example',
          `origin: ${origin}`,
          'content-length: 0',
          'connection: close',
        ];
        return (await sendRaw(production.url, lines(...text)))[0]?.status;
      };
      expect(await change('https://medverka.example')).toBe(200);
      for (const origin of ['http://medverka.example', 'https://medverka.example:8443', 'null', '', 'HTTPS://x']) {
        expect(await change(origin), origin).toBe(403);
      }
    } finally {
      await production.stop();
    }
  });

  test('a change comes from a page of this very address, its scheme and port too', async () => {
    const { host } = new URL(server.url);
    const change = async (origin: string) =>
      (await send(SIGN_OUT, `host: ${host}`, `origin: ${origin}`, 'content-length: 0'))[0]?.status;
    expect(await change(`http://${host}`)).toBe(200);
    for (const origin of [`https://${host}`, 'http://127.0.0.1', 'http://127.0.0.1:1', `http://${host}/`, 'null', '']) {
      expect(await change(origin), origin).toBe(403);
    }
  });
});

describe('two readers see the same requests', () => {
  const POST = [SIGN_OUT, 'host: a', ...JSON_LINES];
  const SMUGGLED = lines('GET /api/v1/smuggled HTTP/1.1', 'host: a', 'connection: close');
  const chunked = [...POST, 'transfer-encoding: chunked', ''];
  test.each<[string, string[]]>([
    ['a length and chunks', [...POST, 'content-length: 4', 'transfer-encoding: chunked', '', '0', '', SMUGGLED]],
    ['chunks and a length', [...POST, 'transfer-encoding: chunked', 'content-length: 4', '', '0', '', SMUGGLED]],
    ['two lengths', [...POST, 'content-length: 2', 'content-length: 40', '', `{}${SMUGGLED}`]],
    ['a list of lengths', [...POST, 'content-length: 2, 40', '', `{}${SMUGGLED}`]],
    ['a length with a sign', [...POST, 'content-length: +2', '', `{}${SMUGGLED}`]],
    ['a length that is none', [...POST, 'content-length: 0x2', '', `{}${SMUGGLED}`]],
    ['a space before the colon', [...POST, 'transfer-encoding : chunked', '', '0', '', SMUGGLED]],
    ['a folded line', [...POST, 'transfer-encoding:', ' chunked', '', '0', '', SMUGGLED]],
    ['chunks that are not last', [...POST, 'transfer-encoding: chunked, identity', '', '0', '', SMUGGLED]],
    ['chunks in a byte that no name has', [...POST, 'transfer\x00-encoding: chunked', '', '0', '', SMUGGLED]],
    ['a bare line feed', [...POST, 'x: y\ntransfer-encoding: chunked', '', '0', '', SMUGGLED]],
  ])('%s is no request, nor is what comes after it', async (_, text) => {
    expect((await sendRaw(server.url, lines(...text))).map(({ status }) => status)).toEqual([400]);
  });

  // The server has read the request before it finds the error. It only closes the connection, because an error could be
  // taken for the answer to the request.
  test.each<[string, string[]]>([
    ['chunks in another word', [...POST, 'transfer-encoding: xchunked', '', '0', '', SMUGGLED]],
    ['a chunk of no size', [...chunked, 'zz', 'x', '0', '', SMUGGLED]],
    ['a chunk longer than it says', [...chunked, '1', '{}', '0', '', SMUGGLED]],
    ['a chunk without its end', [...chunked, '2', `{}0`, '', SMUGGLED]],
    ['a chunk of a negative size', [...chunked, '-2', '{}', '0', '', SMUGGLED]],
  ])('%s ends the connection', async (_, text) => {
    expect(await sendRaw(server.url, lines(...text))).toEqual([]);
  });

  test('several in a row are answered in their order, each for itself', async () => {
    const body = '{}';
    const answers = await sendRaw(
      server.url,
      lines(...POST, `content-length: ${body.length}`) + body + lines('GET /health HTTP/1.1', 'host: a') + SMUGGLED,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  });

  test('bytes after an answer under way are never answered within it', async () => {
    const { cookie } = await aTalent(server);
    const socket = openSocket(server.url);
    const all = readToEnd(socket);
    socket.write(lines(`GET ${API_PREFIX}/live HTTP/1.1`, 'host: a', `cookie: ${cookie}`));
    await new Promise((found) => socket.once('data', found));
    socket.write('no request\r\n\r\n');
    const answers = readAnswers(await all);
    expect(answers.map(({ status }) => status)).toEqual([200]);
    expect(answers[0]?.body).not.toContain('HTTP/1.1');
  });
});
