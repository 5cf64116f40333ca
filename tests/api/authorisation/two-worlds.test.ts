/**
 * Commands of one group of people change nothing of another group. The test makes the objects of all callers, with
 * invoiced work, and stores all answers to these callers and all rows. Then a second group makes the same objects and
 * gives all commands; the first group's answers and rows must be unchanged.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { invoicedWork } from '#tests/factories/invoices.ts';
import { payoutBody, supplierInvoice } from '#tests/factories/payouts.ts';
import { inGermany } from '#tests/factories/places.ts';
import type { Working } from '#tests/factories/working.ts';
import { overHttp } from '#tests/support/over-http.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { PARAM_VALUES } from './param-values.ts';
import { ROUTE_ROWS } from './table.ts';
import { makeWorld, type World } from './world.ts';

const BEFORE_WORK = '2026-08-13T08:00:00Z';
const NOW = '2026-08-24T08:00:00Z';

let server: TestServer;
let side: Side;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  side = await makeSide();
});
afterAll(() => server.stop());

interface Side {
  readonly world: World;
  readonly work: Working;
}

async function makeSide(): Promise<Side> {
  server.setClock(BEFORE_WORK);
  const world = await makeWorld(server);
  const work = await invoicedWork(server);
  await server.services.scribe.settled();
  server.setClock(NOW);
  return { world, work };
}

const routes = Object.keys(contract);
const isRead = (route: string) => route.startsWith('GET ');

/**
 * Routes that also show people of the other group: findable talents, possible duplicates, public announcements and
 * their counts. The access log is left out too: it grows with each read.
 */
const OF_ALL = /^GET \/(talents|records\/Talent|admin\/talents\/:id|talent\/(announcements|looks)|announcements\/:id)$/;

/** Routes after which the caller would have to sign in again. */
const ENDS_SESSIONS = /\/(sign-out|end-others|sessions\/:id|password\/reset|talent-sign-up|sign-in)$/;

type IdFor = (route: string) => string;

/** The answer of a route, without the id of the request, which differs each time. */
async function call(route: string, idFor: IdFor, cookie = '', body?: unknown): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'id' ? idFor(route) : (PARAM_VALUES[name] ?? ''),
  );
  const { text } = await overHttp(server.url + API_PREFIX + filled, { method, headers: { cookie }, body });
  return text.replace(/"request_id":"[^"]*"/, '');
}

/** The answers to the reads of one group's people, by caller and route, except OF_ALL. */
async function answersOf({ world, work }: Side): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const isOfWork = (route: string) =>
    !route.includes(':') || /^GET \/(projects|assignments|talent\/(assignments|requests))\//.test(route);
  const isOfOne = (route: string) => route.includes(':');
  const workId: IdFor = (route) => (route.startsWith('GET /projects/') ? work.project_id : work.id);
  for (const [at, caller, idFor, cookie, isAsked] of [
    ['asked', 'talent', world.idFor, world.cookieOf('talent'), () => true],
    ['asking', 'owner', world.idFor, world.cookieOf('owner'), () => true],
    ['paid', 'talent', workId, work.talent.cookie, isOfWork],
    ['paying', 'owner', workId, work.company.cookie, isOfWork],
    // Of administrators' routes, only those about one object: lists contain both groups.
    ['office', 'admin', world.idFor, world.cookieOf('admin'), isOfOne],
  ] as const)
    for (const route of routes)
      if (isRead(route) && !OF_ALL.test(route) && ROUTE_ROWS[route]?.[caller] === 'yes' && isAsked(route))
        answers[`${at} ${route}`] = await call(route, idFor, cookie);
  return answers;
}

/** All rows as text with their tables, except the counter of invoice numbers, which both groups use. */
async function rowsThereAre(): Promise<Set<string>> {
  const { pool } = server.services;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'invoice_counters'`,
  );
  const all = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t`);
    for (const { row } of rows) all.add(`${name} ${row}`);
  }
  return all;
}

/** False for administrators' routes without an id, which concern both groups. */
const isOfTheirs = (caller: string, route: string) => caller !== 'admin' || route.includes(':id');

/**
 * Gives the commands that one group's people may give, except those of ENDS_SESSIONS, and the administrators' commands
 * for objects of the group.
 */
async function doEverything({ world }: Side): Promise<void> {
  for (const caller of ['talent', 'owner', 'admin'] as const)
    for (const route of routes)
      if (
        !isRead(route) &&
        !ENDS_SESSIONS.test(route) &&
        ROUTE_ROWS[route]?.[caller] === 'yes' &&
        isOfTheirs(caller, route)
      )
        await call(route, world.idFor, world.cookieOf(caller), world.bodyFor(route) ?? {});
}

/** Valid bodies for routes that walk.ts calls with an invalid one. */
const WHOLE_BODIES: Readonly<Record<string, object>> = {
  'POST /admin/bank/entries/:id/book': { booked_as: 'bank_fee' },
  'POST /admin/bank/entries/:id/settle': { parts: [{ number: '1', amount_ore: 1 }] },
  'POST /admin/bank/entries/:id/take-back': { parts: [{ number: '1', amount_ore: 1 }] },
  'POST /admin/bank/entries/:id/set-aside': { why: 'Fel konto.' },
  'POST /admin/books/corrections/:id/decline': { reason: 'Den stämmer.' },
  'POST /admin/credit-lines/:id/set': payoutBody('POST /admin/credit-lines/:id/set', '') ?? {},
  'POST /admin/payouts/:id/supplier-invoice': supplierInvoice(),
  'PUT /admin/companies/:id/place': inGermany(),
  'POST /admin/rates/:id/take-back': { why: 'Fel siffra.' },
  'POST /admin/project-checks/:id/ask-changes': { reason: 'Rollen saknar arvode.' },
  'POST /admin/talents/:id/not-same': { other_id: randomUUID() },
};

/** The code of a refusal; undefined for a success. */
const codeOf = (answer: string): string | undefined => /"error":\{"code":"(\w+)"/.exec(answer)?.[1];

/**
 * Other allowed answers for an unknown id: undefined (success) for a DELETE, and 'invalid_input' for some PATCH bodies.
 */
const AS_WELL: Readonly<Record<string, string | undefined>> = { DELETE: undefined, PATCH: 'invalid_input' };

test('every route answers not_found for an unknown id', async () => {
  const { world } = side;
  const wrong: string[] = [];
  for (const caller of ['talent', 'owner', 'admin'] as const) {
    // A new session for each caller, because some commands need a recent sign-in.
    await world.arrive(caller);
    for (const route of routes) {
      // A month or a year has no row that could be missing.
      if (!/:(?!(?:month|year)\b)/.test(route) || ROUTE_ROWS[route]?.[caller] !== 'yes') continue;
      const body = isRead(route) ? undefined : (WHOLE_BODIES[route] ?? world.bodyFor(route) ?? {});
      const code = codeOf(await call(route, () => randomUUID(), world.cookieOf(caller), body));
      const [method = ''] = route.split(' ');
      const isRight = code === 'not_found' || (method in AS_WELL && code === AS_WELL[method]);
      if (!isRight && !(caller === 'admin' && code === 'reason_needed')) wrong.push(`${caller} ${route} ${code}`);
    }
  }
  // The body of an announcement is validated before its owner is checked.
  expect(wrong).toEqual(['owner PUT /announcements/:id invalid_input']);
});

test('nothing of anybody changes by what other people do', async () => {
  const [answers, rows] = [await answersOf(side), await rowsThereAre()];
  expect([Object.keys(answers).length, rows.size].every((count) => count > 100)).toBe(true);
  await doEverything(await makeSide());
  const after = await rowsThereAre();
  expect([...rows].filter((row) => !after.has(row))).toEqual([]);
  expect(await answersOf(side)).toEqual(answers);
});
