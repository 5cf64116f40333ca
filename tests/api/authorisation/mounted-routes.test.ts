import { subscribe } from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { createApp } from '#server/app.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { OPEN_PATHS } from './open-paths.ts';
import { ROUTE_ROWS } from './table.ts';
import { PARTS } from './walk.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

/** The routes that the server mounts, as Fastify reports them. */
async function mountedRoutes(): Promise<string[]> {
  const found: string[] = [];
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const verb of [method].flat()) if (verb !== 'HEAD' && verb !== 'OPTIONS') found.push(`${verb} ${url}`);
    });
  });
  const app = await createApp(server.services);
  await app.ready();
  await app.close();
  return [...new Set(found)];
}

const ofApi = (routes: readonly string[]) =>
  routes.flatMap((route) => (route.includes(API_PREFIX) ? [route.replace(API_PREFIX, '')] : []));

test('every route that is mounted has its row, and no row is without its route', async () => {
  const mounted = await mountedRoutes();
  expect(ofApi(mounted).sort()).toEqual(Object.keys(ROUTE_ROWS).sort());
  const others = mounted.filter((route) => !route.includes(API_PREFIX));
  expect(others.filter((route) => !OPEN_PATHS.test(route))).toEqual([]);
});

test('the walk over the rows has a file for each of its parts', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^walk-\d+\.test\.ts$/.test(name));
  expect(files).toEqual(Array.from({ length: PARTS }, (_, at) => `walk-${at + 1}.test.ts`));
});
