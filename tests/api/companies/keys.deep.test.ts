import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#contract/kernel/rate-limits.ts';
import { API_PREFIX, type RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { LIMITS as SET } from '#domain/accounts/setting/settings.ts';
import type { KeyRights } from '#domain/companies/api-key/api-key.rules.ts';
import { type Ore, ore } from '#domain/kernel/money/ore.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { aKey, as } from '#tests/factories/client.ts';
import { aCompany, aMember, anAdmin, aTalent, type Company } from '#tests/factories/people.ts';
import { aForm, aProject, candidateOf } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface NewKey {
  readonly rights?: KeyRights;
  readonly limit_ore?: Ore;
  readonly ends_on?: string;
}

/** Makes a key of the company, and a client that sends only this key. */
async function aProgram(company: Company, asked: NewKey = {}) {
  const { id, key } = await company.api.ok('POST /company/keys', {
    body: { name: 'Bokning', rights: 'write', ...asked },
  });
  return { id, key, api: aKey(server, key) };
}

const run = (text: string, ...values: unknown[]) => server.services.pool.query(text, values);
const LIST = { query: {} };

describe('a key', () => {
  test('is shown once, recognised by its end, and stored as a hash', async () => {
    const company = await aCompany(server);
    const { id, key, api } = await aProgram(company);
    expect(key).toMatch(/^mv_[\w-]{43}$/);
    const before = await company.api.ok('GET /company/keys');
    expect(before.keys).toMatchObject([
      { id, name: 'Bokning', rights: 'write', hint: key.slice(-4), last_used_date: null },
    ]);
    expect(JSON.stringify(before)).not.toContain(key);
    const { rows } = await run('select to_jsonb(k)::text as kept from api_keys k where id = $1', id);
    expect(rows[0].kept).not.toContain(key.slice(3));

    await api.ok('GET /projects', LIST);
    const [used] = (await company.api.ok('GET /company/keys')).keys;
    expect(used?.last_used_date).toMatch(/:00:00(\.000)?Z$/);
  });

  test('is told to every owner by mail, also to its maker, without the secret', async () => {
    const company = await aCompany(server);
    const [owner, producer] = [await aMember(server, company, 'owner'), await aMember(server, company, 'producer')];
    const stranger = await aCompany(server);
    const { key } = await aProgram(company, { rights: 'read_invoices' });
    const { rows } = await run(
      `select a.id, o.content from outbox o join accounts a on a.email = o.recipient
       where o.content ->> 'title' like 'En ny API-nyckel%' and a.id = any($1)`,
      [owner, producer, stranger.account_id, company.account_id],
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([owner, company.account_id]));
    expect(rows[0].content.message).toContain('se samma saker och företagets fakturor');
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('acts as its company, and history says so', async () => {
    const company = await aCompany(server);
    const { api } = await aProgram(company);
    const { id } = await api.ok('POST /projects', { body: aForm(server) });
    await company.api.ok('GET /projects/:id', { params: { id } });
    const { items } = await company.api.ok('GET /projects/:id/log', { params: { id }, query: {} });
    expect(items[0]?.actor_name).toBe(`${company.company_name} (via nyckeln Bokning)`);
    const other = await aProject(server, await aCompany(server), { step: 1 });
    expect((await api.refusal('GET /projects/:id', { params: { id: other.id } })).code).toBe('not_found');
  });

  test('opens what its rights say and no more', async () => {
    const company = await aCompany(server);
    const [reads, bills, writes] = await Promise.all(
      (['read', 'read_invoices', 'write'] as const).map((rights) => aProgram(company, { rights })),
    );
    const heard = async (name: 'GET /company/invoices' | 'POST /projects') =>
      Promise.all(
        [reads, bills, writes].map(async (one) => (await one?.api.raw(name, { body: aForm(server) }))?.status),
      );
    expect(await heard('GET /company/invoices')).toEqual([403, 200, 403]);
    expect(await heard('POST /projects')).toEqual([403, 403, 200]);
  });

  test('counts whatever cookies come with it, and an unknown key is no caller', async () => {
    const company = await aCompany(server);
    const ask = (key: string) =>
      fetch(`${server.url}${API_PREFIX}/company/keys`, {
        headers: { cookie: company.cookie, authorization: `Bearer ${key}` },
      });
    const { key } = await aProgram(company);
    expect((await ask(key)).status).toBe(403);
    for (const wrong of [`${key}x`, 'mv_x', key.toUpperCase()]) expect((await ask(wrong)).status).toBe(401);
  });

  test('opens nothing from the moment it is ended, and after its last day', async () => {
    const company = await aCompany(server);
    const today = dayOf(server.services.clock());
    const [ended, over] = [await aProgram(company), await aProgram(company, { ends_on: today })];
    await company.api.ok('DELETE /company/keys/:id', { params: { id: ended.id } });
    expect((await ended.api.refusal('GET /projects', LIST)).code).toBe('key_unknown');
    expect((await company.api.refusal('DELETE /company/keys/:id', { params: { id: ended.id } })).code).toBe(
      'not_found',
    );
    await over.api.ok('GET /projects', LIST);
    await run('update api_keys set ends_on = $2 where id = $1', over.id, addDays(today, -1));
    expect((await over.api.refusal('GET /projects', LIST)).code).toBe('key_unknown');
    expect((await company.api.ok('GET /company/keys')).keys).toMatchObject([{ id: over.id, is_over: true }]);
    const late = { body: { name: 'Sen', rights: 'read' as const, ends_on: addDays(today, -1) } };
    expect((await company.api.refusal('POST /company/keys', late)).fields).toHaveProperty('ends_on');
  });

  test('stays when its maker leaves, and ends with the company', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const second = await aMember(server, company, 'owner');
    const theirs = { ...company, api: as(server, await signInAs(server.services, second)) };
    const { api } = await aProgram(theirs);
    await company.api.ok('DELETE /company/members/:id', { params: { id: second }, body: {} });
    await api.ok('GET /projects', LIST);
    const params = { id: company.company_id };
    await admin.api.ok('POST /admin/applications/:id/suspend', { params, body: { reason: 'Obetald faktura.' } });
    expect((await api.refusal('GET /projects', LIST)).code).toBe('company_not_active');
  });

  test('orders for no more than its limit, and is not asked to wait for anybody', async () => {
    const company = await aCompany(server);
    const [small, free] = [await aProgram(company, { limit_ore: ore(100) }), await aProgram(company)];
    const talent = await aTalent(server);
    const { id } = await aProject(server, company, { step: 4, asked: [talent] });
    const candidate = await candidateOf(company, id, talent);
    await free.api.ok('POST /candidates/:id/approve', { params: { id: candidate.id }, body: {} });
    const activation = { params: { id }, body: { accepts_short_roles: true } };
    expect((await small.api.refusal('POST /projects/:id/activate', activation)).code).toBe('over_limit');
    const { rows } = await run('select from sign_offs where project_id = $1', id);
    expect(rows).toEqual([]);
    await free.api.ok('POST /projects/:id/activate', activation);
  });
});

test('a company has a limited number of keys, also when they are made at once', async () => {
  const company = await aCompany(server);
  const body = { name: 'Bokning', rights: 'read' as const };
  for (let n = 1; n < SET.company_keys.default; n += 1) await company.api.ok('POST /company/keys', { body });
  const last = await Promise.all([0, 1, 2].map(() => company.api.raw('POST /company/keys', { body })));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('the end of a key waits for running calls, and later calls are refused', async () => {
  const company = await aCompany(server);
  const { id, api } = await aProgram(company);
  const project = await aProject(server, company, { step: 1 });
  const client = await server.services.pool.connect();
  // The transaction holds the project, so that the key's command stops after its guard and before its work.
  await client.query('begin');
  await client.query('select from projects where id = $1 for update', [project.id]);
  const opening = api.raw('POST /projects/:id/open-casting', { params: { id: project.id } });
  await expect
    .poll(async () => (await run(`select from pg_locks where not granted`)).rows.length, { interval: 5 })
    .toBeGreaterThan(0);
  await company.api.ok('DELETE /company/keys/:id', { params: { id } });
  await client.query('commit');
  client.release();
  expect((await opening).status).toBe(409);
});

test('the calls of each key are counted separately', async () => {
  const counted = await startTestServer({ RATE_LIMITS: '1' });
  try {
    const company = await aCompany(counted);
    const make = () => company.api.ok('POST /company/keys', { body: { name: 'Bokning', rights: 'read' } });
    const [one, other] = [await make(), await make()];
    counted.stopClock();
    await counted.inject({ url: `${API_PREFIX}/projects`, headers: { authorization: `Bearer ${one.key}` } });
    await counted.services.pool.query(`update rate_limits set points = $1 where key like 'key %'`, [
      RATE_LIMITS.key.points,
    ]);
    const ask = async (key: string) => {
      const { statusCode, headers } = await counted.inject({
        url: `${API_PREFIX}/projects`,
        headers: { authorization: `Bearer ${key}` },
      });
      return [statusCode, headers['retry-after']];
    };
    expect(await ask(one.key)).toEqual([429, '60']);
    expect((await ask(other.key))[0]).toBe(200);
  } finally {
    await counted.stop();
  }
});

test('keys open a company’s work, and nothing that people do as themselves', () => {
  const open = Object.entries<RouteDeclaration>(contract).flatMap(([key, route]) => (route.open_to_keys ? [key] : []));
  expect(open.length).toBeGreaterThan(60);
  expect(open.filter((route) => /sign-off|members|settings|account|\/keys|thread|sign$/.test(route))).toEqual([]);
});
