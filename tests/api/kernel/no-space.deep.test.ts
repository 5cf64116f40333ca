import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { createApp } from '#server/app.ts';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

test.each([
  ['a full disk', { code: 'ENOSPC' }, 507, 'no_space'],
  ['a quota', { code: 'EDQUOT' }, 507, 'no_space'],
  ['a read-only disk', { code: 'EROFS' }, 507, 'no_space'],
  ['a full bucket', { name: 'XMinioStorageFull', $metadata: { httpStatusCode: 507 } }, 507, 'no_space'],
  ['a failing bucket', { name: 'SlowDown', $metadata: { httpStatusCode: 503 } }, 503, 'unavailable'],
  ['a silent bucket', { name: 'TimeoutError', $metadata: { attempts: 2 } }, 503, 'unavailable'],
  ['a bug', { name: 'TypeError' }, 500, 'internal'],
])('%s refuses an upload in words of its own', async (_, facts, status, code) => {
  const put = () => Promise.reject(Object.assign(new Error('no'), facts));
  const { services } = server;
  const app = await createApp({ ...services, files: { ...services.files, put } });
  const { cookie } = await aTalent(server);
  const create = { width: 480, height: 600, channels: 3, background: '#b08060' } as const;
  const payload = await sharp({ create }).jpeg().toBuffer();
  const headers = { cookie, 'content-type': 'image/jpeg' };
  const answer = await app.inject({ method: 'POST', url: `${API_PREFIX}/talent/media`, headers, payload });
  await app.close();
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  expect(answer.headers['retry-after']).toBe({ no_space: '60', unavailable: '5' }[code]);
});
