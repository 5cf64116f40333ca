import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const JSON_TYPE = 'application/json';

async function send(path: string, type: string, body: string | Uint8Array<ArrayBuffer>, cookie = '') {
  const response = await fetch(server.url + API_PREFIX + path, {
    method: 'POST',
    headers: { 'content-type': type, cookie },
    body,
  });
  const text = await response.text();
  return { status: response.status, code: JSON.parse(text).error?.code, size: text.length };
}

describe('a body that is no form', () => {
  test('is not read as one: no byte of a file is a field', async () => {
    const answer = await send('/account/sign-in', 'image/png', new Uint8Array(500_000));
    expect(answer).toMatchObject({ status: 415, code: 'wrong_content_type' });
    expect(answer.size).toBeLessThan(2000);
  });

  test('is not kept as a picture', async () => {
    const talent = await aTalent(server);
    expect(await send('/talent/media', JSON_TYPE, '{"a":1}', talent.cookie)).toMatchObject({
      status: 415,
      code: 'file_not_image',
    });
  });

  test('may not be deeper than anything declared', async () => {
    const deep = `{"email":${'['.repeat(200_000)}${']'.repeat(200_000)},"password":"x"}`;
    expect(await send('/account/sign-in', JSON_TYPE, deep)).toMatchObject({ status: 422, code: 'invalid_input' });
  });

  test('of very many names is not answered with as many sentences', async () => {
    const body = `{${Array.from({ length: 40_000 }, (_, n) => `"k${n}":0`).join(',')}}`;
    const answer = await send('/account/sign-in', JSON_TYPE, body);
    expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(answer.size).toBeLessThan(20_000);
  });
});

describe('a refusal', () => {
  test.each(['/api/v1/finns-inte', '/files/finns-inte', '/finns-inte.png', '/api/v1/talent/profile'])(
    'is never kept: %s',
    async (path) => {
      const response = await fetch(server.url + path);
      expect(response.status).toBeGreaterThanOrEqual(401);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each(['null', 'https://evil.example', 'https://127.0.0.1.evil.example'])(
    'meets a page of %s',
    async (origin) => {
      const response = await fetch(`${server.url}${API_PREFIX}/account/sign-out`, {
        method: 'POST',
        headers: { origin },
      });
      expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
    },
  );
});

test('live updates have the headers of every answer', async () => {
  const talent = await aTalent(server);
  const abort = new AbortController();
  const { headers } = await fetch(`${server.url}${API_PREFIX}/live`, {
    headers: { cookie: talent.cookie },
    signal: abort.signal,
  });
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('permissions-policy')).toContain('camera=(self)');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  abort.abort();
});
