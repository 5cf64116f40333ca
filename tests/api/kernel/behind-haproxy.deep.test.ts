/** HAProxy with ops/haproxy.cfg. An upgrade behind it is tested in rolling-upgrade.release.test.ts. */
import { Agent } from 'node:https';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { freePort } from '#tests/support/free-port.ts';
import { hasHaproxy, startHaproxy } from '#tests/support/haproxy.ts';
import { overHttp } from '#tests/support/over-http.ts';
import { type InjectedServer, startTestServer } from '#tests/support/test-server.ts';
import { CERTIFICATE } from '#tests/support/tls-server.ts';

const canRun = hasHaproxy();
if (!canRun) console.warn('Not run: HAProxy in front of a process, because it is not installed.');
/** HAProxy asks each process once a second. */
const SOON = { timeout: 30_000, interval: 50 };

const agent = new Agent({ keepAlive: true, ca: CERTIFICATE });
let server: InjectedServer;
/** The way to the server, which can be closed. */
let way: DatabaseProxy;
let haproxy: Awaited<ReturnType<typeof startHaproxy>>;
beforeAll(async () => {
  if (!canRun) return;
  server = await startTestServer();
  way = await startDatabaseProxy(server.url);
  way.refuse();
  // The second port has no process.
  haproxy = await startHaproxy([Number(new URL(way.url).port), await freePort()]);
});
afterAll(async () => {
  agent.destroy();
  await haproxy?.stop();
  await way?.stop();
  await server?.stop();
});

const answers = (status: number) =>
  vi.waitFor(async () => {
    const health = await overHttp(`${haproxy.url}/health`, { method: 'GET', headers: {}, agent });
    expect(health.status).toBe(status);
  }, SOON);

test.runIf(canRun)('HAProxy sends people to a process that is ready, and to no process that stops', async () => {
  // HAProxy believes in each process until it has asked.
  await answers(503);
  way.pass();
  await answers(200);
  server.beginStop();
  await answers(503);
});
