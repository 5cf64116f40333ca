/**
 * What others do changes nothing that somebody reads: a party asks every route that is read, everything that the walk
 * needs is made a second time for other people, and each answer is the same again.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX, type RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { invoicedWork } from '#tests/factories/invoices.ts';
import { overHttp } from '#tests/support/over-http.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { PARAM_VALUES, ROUTE_ROWS } from './table.ts';
import { makeWorld, type World } from './world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

const PARTIES = ['talent', 'owner'] as const;
type Party = (typeof PARTIES)[number];

/** Answers that show what others have made: who may be found, what is announced to all, and how much of it there is. */
const OF_ALL = new Set<string>([]);

const read = Object.entries<RouteDeclaration>(contract)
  .map(([route]) => route)
  .filter((route) => route.startsWith('GET ') && !OF_ALL.has(route));

/** The answer of each route that a party may read, with the party's own object in its address. */
async function answersTo(world: World, party: Party): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const route of read) {
    if (ROUTE_ROWS[route]?.[party] !== 'yes') continue;
    const path = route.slice('GET '.length).replace(/:(\w+)/g, (_, name: string) => (name === 'id' ? world.idFor(route) : (PARAM_VALUES[name] ?? world.otherId(name) ?? '')));
    const cookie = world.cookieOf(party) ?? '';
    const { text } = await overHttp(server.url + API_PREFIX + path, { method: 'GET', headers: { cookie } });
    answers.set(route, text);
  }
  return answers;
}

test('nobody reads anything else once other people have done the same', async () => {
  server.setClock('2026-08-13T08:00:00Z');
  const world = await makeWorld(server);
  await server.services.scribe.settled();
  const before = new Map<Party, Map<string, string>>();
  for (const party of PARTIES) await answersTo(world, party);
  for (const party of PARTIES) before.set(party, await answersTo(world, party));
  for (const party of PARTIES) {
    const again = await answersTo(world, party);
    for (const [route, text] of again) if (before.get(party)?.get(route) !== text) console.log('volatile', party, route);
  }
  const t = performance.now();
  await makeWorld(server);
  await server.services.scribe.settled();
  console.log('world', performance.now() - t);
  for (const party of PARTIES) {
    const after = await answersTo(world, party);
    console.log(party, after.size);
    for (const [route, text] of after) if (before.get(party)?.get(route) !== text) console.log('CHANGED', party, route, before.get(party)?.get(route)?.slice(0, 150), text.slice(0, 150));
  }
  expect(invoicedWork).toBeTruthy();
});
