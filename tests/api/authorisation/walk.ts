import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX, type Contract, type RouteKey } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { overHttp } from '#tests/support/over-http.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Acting, actedFor, actedRow, HEARD_AS, makeActing } from './acting.ts';
import { type Agents, agentsRow, FOR_AGENTS, isOfTalent, makeAgents } from './agents.ts';
import { CALLERS, type Caller, type Heard, REFUSALS, type Row } from './callers.ts';
import { ASKED_DESKS, type Desk, mayCallAt } from './desks.ts';
import { ASKED_MEMBERS, type Member, mayCall } from './members.ts';
import { PARAM_VALUES } from './param-values.ts';
import { ROUTE_ROWS } from './table.ts';
import { makeWorld, type World } from './world.ts';

/**
 * Number of test files that share the routes. Each file makes its own callers and objects; one file would take too
 * long.
 */
export const PARTS = 3;

/** Routes after which the caller has to sign in again. */
const ENDS_SESSIONS = /\/(sign-out|end-others|sessions\/:id|password\/reset|talent-sign-up|sign-in)$/;

const declared = (route: string) => (contract as Contract)[route as RouteKey];
const looksAt = (route: string) => declared(route)?.looks_at !== undefined;
const isOfContract = (route: string) => route in contract;
const isOfAdmins = (caller: string) => caller === 'admin' || caller.endsWith('_desk');

/**
 * The expected answers of the other member roles: the answer of `member` if the role may call the route, otherwise
 * 'member_may_not'. Empty for routes that companies may not call, and for public routes.
 */
function membersRow(route: string, row: Row): Partial<Record<Member, Heard>> {
  const isOfCompanies = row.owner !== 'forbidden' && row.anonymous === 'signed_out';
  if (!isOfCompanies) return {};
  // If a producer may not call the route (invoices), another role may, and gets the owner's answer.
  const allowed = row.member === 'member_may_not' ? row.owner : row.member;
  return Object.fromEntries(
    ASKED_MEMBERS.map((member) => [member, mayCall(member, route) ? allowed : 'member_may_not']),
  );
}

/**
 * The expected answers of administrators who are not owners: the answer of `admin`, who is an owner, if their desk may
 * call the route, otherwise 'not_your_desk'. Empty for routes that administrators may not call, and for public routes.
 */
function desksRow(route: string, row: Row): Partial<Record<Desk, Heard>> {
  if (row.admin === 'forbidden' || row.anonymous !== 'signed_out') return {};
  return Object.fromEntries(ASKED_DESKS.map((desk) => [desk, mayCallAt(desk, route) ? row.admin : 'not_your_desk']));
}

/** The rows of one part of the table, in the order of the table. */
function rowsOf(part: number): [string, Row][] {
  const rows = Object.entries(ROUTE_ROWS);
  const size = Math.ceil(rows.length / PARTS);
  return rows.slice((part - 1) * size, part * size);
}

/**
 * Declares the tests of one part of the table: every route of the part is called as every caller.
 * @param part from 1 to PARTS
 */
export function walkRoutes(part: number): void {
  let server: TestServer;
  let world: World;
  let acting: Acting;
  let agents: Agents;
  /** The routes that showed private data, each with the administrator who called the route. */
  const looked: string[] = [];
  const rows = rowsOf(part);

  beforeAll(async () => {
    server = await startTestServer({ LOG_LEVEL: 'silent' });
    world = await makeWorld(server);
    acting = await makeActing(server, world);
    agents = await makeAgents(server, world);
  });
  afterAll(() => server.stop());

  /**
   * Calls a route as a caller, with ids of the test's own objects. Returns the code of one of REFUSALS or of a server
   * error, otherwise 'yes'.
   */
  async function ask(
    route: string,
    caller: Caller | Member | Desk,
    {
      cookie = world.cookieOf(caller),
      mandate,
      key,
    }: { cookie?: string | undefined; mandate?: string; key?: string } = {},
  ): Promise<Heard | string> {
    const [method = 'GET', path = ''] = route.split(' ');
    const filled = path.replace(/:(\w+)/g, (_, name: string) =>
      name === 'id' ? world.idFor(route) : (PARAM_VALUES[name] ?? world.otherId(name) ?? randomUUID()),
    );
    const { status, text } = await overHttp(server.url + API_PREFIX + filled, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(mandate && { 'acting-for': mandate }),
        ...(key && { authorization: `Bearer ${key}` }),
      },
      ...(method !== 'GET' && { body: world.bodyFor(route) }),
      // Reads only the head of a successful live stream, which never ends.
      isHeadEnough: (heard) => heard < 400,
    });
    if (status < 400) {
      if (looksAt(route) && isOfAdmins(caller)) looked.push(`${caller} ${route}`);
      return 'yes';
    }
    const { code } = (JSON.parse(text) as ErrorBody).error;
    if (code === 'internal' || code === 'unavailable') return `${code} ${status}`;
    return (REFUSALS as readonly string[]).includes(code) ? code : 'yes';
  }

  describe('every route answers every caller as the table says', () => {
    test.each(rows)('%s', async (route, row) => {
      const side = actedFor(route, row);
      const heardRow = { ...row, ...(side && { admin: 'reason_needed' as const }) };
      const expected: Partial<Record<Caller | Member | Desk, Heard>> = {
        ...heardRow,
        ...membersRow(route, row),
        ...desksRow(route, heardRow),
      };
      const heard: Record<string, Heard | string> = {};
      const callers = [...CALLERS, ...ASKED_MEMBERS, ...ASKED_DESKS].filter((caller) => expected[caller]);
      // Allowed callers come last, because their call may change the object.
      for (const caller of callers.toSorted((a, b) => Number(expected[a] === 'yes') - Number(expected[b] === 'yes'))) {
        heard[caller] = await ask(route, caller);
        if (ENDS_SESSIONS.test(route)) await world.arrive(caller);
      }
      expect(heard).toEqual(expected);
      // A key with write access gets the answers of its company's producer on routes that are open to keys. All other
      // routes of the contract refuse it, even with a valid cookie. Routes outside the contract ignore it.
      const ofKey = isOfContract(route) ? (declared(route)?.open_to_keys ? row.member : 'key_may_not') : row.anonymous;
      expect(await ask(route, isOfContract(route) ? 'owner' : 'anonymous', { key: world.key })).toBe(ofKey);
      // An agent gets the answers of the talent on the routes that the talent allows, and elsewhere those of another.
      if (isOfTalent(row)) {
        const ofAgents: Record<string, Heard | string> = {};
        for (const [name, cookie] of Object.entries(agents))
          ofAgents[name] = await ask(route, 'other_talent', { cookie });
        expect(ofAgents).toEqual(agentsRow(route, row));
      }
      if (!side) return;
      // With a mandate for a party, an administrator gets the answers of this party. A mandate for a party of the other
      // kind is refused.
      const { own, elsewhere } = HEARD_AS[side];
      const heardFor: Record<string, Heard | string> = {};
      for (const [name, as] of Object.entries({
        other_kind: side === 'company' ? 'talent' : 'owner',
        elsewhere,
        own,
      })) {
        heardFor[name] = await ask(route, 'admin', acting[as as keyof Acting]);
      }
      expect(heardFor).toEqual(actedRow(row, side));
    });
  });

  test('exactly the routes for agents say so, each with its permission', () => {
    const declaredForAgents = Object.entries(contract as Contract).flatMap(([route, { agents: permission }]) =>
      permission ? [[route, permission]] : [],
    );
    expect(Object.fromEntries(declaredForAgents)).toEqual(FOR_AGENTS);
  });

  test('every private field shown to an administrator has been written down, with the administrator', async () => {
    const { rows: entries } = await server.services.pool.query<{ who: string }>(`
      select distinct case admin_role when 'owner' then 'admin' else admin_role || '_desk' end || ' ' || route as who
      from audit_entries where looks_at is not null`);
    expect(looked.length > 0).toBe(rows.some(([route, row]) => looksAt(route) && row.admin === 'yes'));
    const written = new Set(entries.map(({ who }) => who));
    expect(looked.filter((who) => !written.has(who))).toEqual([]);
  });
}
