import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { EVERYTHING } from '#contract/kernel/changes.ts';
import { announceAccount } from '#server/live/announce.ts';
import { aCompany, anAdmin, type Person } from '#tests/factories/people.ts';
import { type InjectedServer, startTestServer } from '#tests/support/test-server.ts';
import { closeStreams, listen, SOON } from './live-stream.ts';

let server: InjectedServer;
let [company, admin]: Person[] = [];
beforeAll(async () => {
  server = await startTestServer();
  [company, admin] = [await aCompany(server), await anAdmin(server)];
});
afterAll(() => server.stop());
afterEach(closeStreams);

test('a stream that was handed on hears of everything if its next process does not remember so far back', async () => {
  const at = await listen(company as Person, server, '?unheard_ms=600000&was_listening=1');
  await vi.waitFor(() => expect(at.heard()).toEqual(EVERYTHING), SOON);
});

// The last test of this file: the server goes on stopping.
test('a process that is told to stop is not ready, answers on, asks for new connections and begins no work', async () => {
  const ask = (path: string) => fetch(server.url + path);
  expect((await ask('/ready')).status).toBe(200);
  const stream = await listen(admin as Person, server);
  server.beginStop();
  const ready = await ask('/ready');
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { error: { code: 'unavailable', data: { state: 'stopping' } } },
  ]);
  const page = await ask('/api/v1/talent-count');
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(server.services.jobs.isPaused()).toBe(true);
  // An open stream goes on until it is handed on.
  announceAccount(server.services.db, (admin as Person).account_id);
  await vi.waitFor(() => expect(stream.heard()).toHaveProperty('account'), SOON);
  expect(stream.hasEnded()).toBe(false);
});
