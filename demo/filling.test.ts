import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFilling, type Filling, mountFilling } from './filling.ts';

const PAGE = '<!doctype html><html><body class="app"><div id="root"></div></body></html>';
const SIGN_IN = '/api/v1/account/sign-in';

let app: FastifyInstance;
let filling: Filling;
beforeEach(() => {
  filling = createFilling();
  app = fastify();
  app.get('/Login', async (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/ready', async () => ({ status: 'ready' }));
  app.post(SIGN_IN, async () => ({ ok: true }));
  app.post('/api/v1/account/passkeys/sign-in-options', async () => ({ ok: true }));
  mountFilling(app, filling);
});
afterEach(() => app.close());

const page = async () => (await app.inject('/Login')).body;
const statusOf = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url })).statusCode;

test('every page shows the progress of the filling until its end', async () => {
  expect(await page()).toContain('<body class="app"><link');
  expect(await page()).toContain('role="status">Demomarknaden öppnas.</p>');
  filling.tell('Demomarknaden fylls: 120 av 424 talanger.');
  expect(await page()).toContain('role="status">Demomarknaden fylls: 120 av 424 talanger.</p>');
  expect((await app.inject('/dev/filling')).json()).toEqual({ line: 'Demomarknaden fylls: 120 av 424 talanger.' });
  for (const [file] of (await page()).matchAll(/\/dev\/filling\/[a-z.]+/g)) {
    expect(await statusOf('GET', file), file).toBe(200);
  }
  filling.end();
  expect(await page()).toBe(PAGE);
  expect((await app.inject('/dev/filling')).json()).toEqual({ line: null });
});

test('during the filling nobody signs in, and the process is not ready', async () => {
  const asked = [
    ['POST', SIGN_IN],
    ['POST', '/api/v1/account/passkeys/sign-in-options'],
    ['GET', '/ready'],
  ] as const;
  for (const [method, url] of asked) expect(await statusOf(method, url), url).toBe(503);
  expect(await statusOf('GET', '/Login')).toBe(200);
  filling.end();
  for (const [method, url] of asked) expect(await statusOf(method, url), url).toBe(200);
});
