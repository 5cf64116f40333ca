import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { API_PREFIX, type RouteDeclaration, type RouteGuard } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import type { ErrorBody } from '#contract/registry/errors.ts';
import type { Raw, RouteName } from '#tests/factories/client.ts';
import { FAR_DAY } from '#tests/factories/days.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const routes = Object.entries(contract) as [RouteName, RouteDeclaration][];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const fieldsOf = (schema: z.ZodType | undefined) =>
  Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});

/** Parameters that are no ids. */
const FAR: Readonly<Record<string, string>> = { day: FAR_DAY, month: FAR_DAY, year: FAR_DAY.slice(0, 4) };

/** Valid parameters of a route that match no object. */
const unknownParams = (route: RouteDeclaration) =>
  Object.fromEntries(fieldsOf(route.params).map((name) => [name, FAR[name] ?? randomUUID()]));

describe('guards', () => {
  test('the guard of a company checks its status again in every request', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server)];
    const params = { id: company.company_id };
    await company.api.ok('GET /projects', { query: {} });
    await admin.api.ok('POST /admin/applications/:id/suspend', { params, body: { reason: 'Obetald faktura.' } });
    expect((await company.api.refusal('GET /projects', { query: {} })).code).toBe('company_not_active');
    await admin.api.ok('POST /admin/applications/:id/reinstate', { params });
    await company.api.ok('GET /projects', { query: {} });
  });

  test('a talent without a confirmed address any more is no caller', async () => {
    const talent = await aTalent(server);
    await server.services.pool.query('update talents set is_verified = false where id = $1', [talent.talent_id]);
    expect((await talent.api.refusal('GET /talent/poll')).code).toBe('signed_out');
  });

  test('another site’s page may not ask for changes with a user’s cookie', async () => {
    const { cookie } = await aTalent(server);
    const read = (origin: string) =>
      fetch(`${server.url}${API_PREFIX}/notifications/read`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: '{"all":true}',
      });
    expect((await read('https://evil.example')).status).toBe(403);
    expect((await read(server.url)).status).toBe(200);
  });
});

test('fields that are not declared are refused by name, in body and query', async () => {
  const [talent, company, admin] = [await aTalent(server), await aCompany(server), await anAdmin(server)];
  const clientFor = (guard: RouteGuard) => {
    if (guard === 'public' || guard === 'signed-in' || guard.includes('talent')) return talent.api;
    return guard.includes('company') ? company.api : admin.api;
  };
  const checked: string[] = [];
  for (const [name, route] of routes) {
    // Record routes refuse unknown names with another code, and have their own tests.
    if (name.includes(' /records/')) continue;
    for (const place of ['body', 'query'] as const) {
      if (!route[place]) continue;
      const sent: Raw = { params: unknownParams(route), [place]: { smuggled: 'x' } };
      const { status, body } = await clientFor(route.auth).raw(name, sent);
      const { code, fields = {} } = (body as ErrorBody).error;
      const expected = (place === 'body' && route.when_invalid?.(sent.body)) || 'invalid_input';
      expect([name, place, status, code]).toEqual([name, place, 422, expected]);
      // A body with alternatives has no single set of names.
      if ('shape' in route[place]) expect(Object.keys(fields), `${name} ${place}`).toContain('smuggled');
      checked.push(name);
    }
  }
  expect(checked.length).toBeGreaterThan(20);
});
