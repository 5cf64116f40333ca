import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountReady } from '#server/http/ready-route.ts';
import { neededOnce } from './needed-once.ts';

test('a search that has not loaded yet keeps callers away, and one that is lost later only says so', async () => {
  let isLost = true;
  const search = neededOnce(async () => {
    if (isLost) throw new Error('The search is not loaded');
  });
  const app = Fastify();
  mountReady(app, { parts: { search }, stopping: new AbortController().signal });
  const look = () => app.inject('/ready');
  expect((await look()).statusCode).toBe(503);
  isLost = false;
  expect((await look()).json()).toEqual({ status: 'ready', parts: { search: 'ok' } });
  isLost = true;
  expect((await look()).json()).toEqual({ status: 'ready', parts: { search: 'failing' } });
});
