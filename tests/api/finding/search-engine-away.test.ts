import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aCompany } from '#tests/factories/people.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

/** A server whose search engine refuses every call, as after a changed password. */
async function startRefused(own: '0' | '1') {
  const engine = createServer((_, response) => void response.writeHead(401).end());
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  onTestFinished(() => {
    engine.closeAllConnections();
    engine.close();
  });
  const { port } = engine.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const server = await startTestServer({ SEARCH_ENGINE_URL: url, SEARCH_OWN_INDEX: own, LOG_LEVEL: 'fatal' });
  onTestFinished(() => server.stop());
  return server;
}

test('while the engine of the search is away, a process answers from its own index', async () => {
  const server = await startRefused('1');
  const { api } = await aCompany(server);
  for (const total of [1, 2]) {
    await newVisibleTalent(server.services.db, { first_name: 'Siv' });
    expect(await api.ok('GET /talents', { query: { text: 'siv' } })).toMatchObject({ total });
  }
});

test('while the engine of the search is away, a process without an index of its own says so', async () => {
  const server = await startRefused('0');
  const { cookie } = await aCompany(server);
  const answer = await fetch(`${server.url}/api/v1/talents`, { headers: { cookie } });
  expect(answer.status).toBe(503);
});
