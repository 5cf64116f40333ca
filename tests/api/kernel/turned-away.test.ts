/** A refused caller hangs up before the refusal is sent. The server must not carry out the request then either. */
import { once } from 'node:events';
import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { createApp } from '#server/app.ts';
import { openSocket } from '#tests/support/raw-socket.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let app: FastifyInstance;
let url: string;
/** The requests that passed all guards and reached the handler. */
const begun: string[] = [];
/** Functions to call when a refusal waits in the hook, by the number in the request's header. */
const waiting = new Map<string, () => void>();

beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  app = await createApp(server.services);
  // An asynchronous hook, like that of a plugin that counts, traces or compresses refusals.
  app.addHook('onSend', async (request, reply, payload) => {
    const isGone = once(reply.raw, 'close');
    waiting.get(String(request.headers['x-number']))?.();
    await isGone;
    // The framework handles the closed connection in the next turns of the event loop.
    for (let turn = 0; turn < 3; turn += 1) await breathe();
    return payload;
  });
  app.addHook('preHandler', async ({ method, routeOptions }) => {
    begun.push(`${method} ${routeOptions.url}`);
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});
beforeEach(() => begun.splice(0));

let count = 0;

/** Sends a request, and hangs up when its refusal waits in the hook. */
async function askAndLeave([method = 'GET', path = '/']: string[], headers: readonly string[] = []): Promise<void> {
  count += 1;
  const number = String(count);
  const { promise: isWaiting, resolve } = Promise.withResolvers<void>();
  waiting.set(number, resolve);
  const socket = openSocket(url);
  const address = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
  const lines = [`${method} ${address} HTTP/1.1`, 'host: a', `x-number: ${number}`, 'content-length: 0', ...headers];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await isWaiting;
  socket.destroy();
  await once(socket, 'close');
}

const AT_ONCE = 20;

const called = (key: string) => {
  const [method = 'GET', path = '/'] = key.split(' ');
  return [method, API_PREFIX + path];
};

test('no handler is begun for a caller that the guard refuses, on any route of the contract', async () => {
  const keys = Object.keys(contract);
  // All routes refuse an unknown API key, even public ones.
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const some = keys.slice(from, from + AT_ONCE);
    await Promise.all(some.map((key) => askAndLeave(called(key), ['authorization: Bearer mk_nobody'])));
  }
  await app.close();
  expect(begun).toEqual([]);
  expect(count).toBe(keys.length);
});
