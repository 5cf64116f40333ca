import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { declareRoutes, type RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { declaredErrors } from '#contract/registry/declared-errors.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { answerThrown } from '#server/http/answer-error.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { mountRoutes } from '#server/http/mount.ts';
import { describeApi } from '#server/http/openapi.ts';

const routes = declareRoutes({
  'GET /things': {
    auth: 'public',
    summary: 'Things.',
    response: z.object({ count: z.number() }),
    limits: ['search'],
    shows: [],
    errors: ['role_full'],
  },
});

const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function answerOf(handlers: Handlers<typeof routes>, waits: (number | null)[] = []) {
  const app = fastify();
  apps.push(app);
  app.setErrorHandler(answerThrown);
  const limits = {
    hit: async () => {
      const retry_after_seconds = waits.shift();
      return retry_after_seconds ? { retry_after_seconds } : null;
    },
    countDown: async () => 1,
    takeBack: async () => {},
  };
  mountRoutes(app, routes, handlers, {
    clock: () => new Date(),
    findActor: async () => ({ role: 'anonymous' }),
    findActing: async () => refuse('reason_needed'),
    findRepresented: async (agent) => agent,
    findByKey: async () => null,
    confirmOwner: async () => null,
    limits,
    shown_people: { show: async () => null },
    audit: { write: async () => {} },
    kept: { once: async (_call, work) => ({ outcome: await work(), isRepeated: false }) },
    incoming: '',
    throws_undeclared: true,
  });
  const answer = await app.inject('/api/v1/things');
  return { status: answer.statusCode, code: answer.json().error?.code };
}

test('a route refuses with the codes that it declares', async () => {
  expect(await answerOf({ 'GET /things': async () => refuse('role_full') })).toEqual({
    status: 409,
    code: 'role_full',
  });
});

test('a code that a route does not declare neither compiles nor leaves the server', async () => {
  const undeclared = async () => refuse('roles_short');
  // @ts-expect-error The route declares another code.
  expect(await answerOf({ 'GET /things': undeclared })).toEqual({ status: 500, code: 'internal' });
});

test('an answer is no refusal for having a field of that name', async () => {
  const counts = async () => ({ count: 3, refused: 1 });
  expect(await answerOf({ 'GET /things': counts })).toEqual({ status: 200, code: undefined });
});

test('a refusal of any code does not pass for one of a declared code', () => {
  const any: () => Promise<Refusal<ErrorCode>> = async () => refuse('not_found');
  // @ts-expect-error Only exact codes make the declaration binding.
  const handlers: Handlers<typeof routes> = { 'GET /things': any };
  expect(Object.keys(handlers)).toEqual(Object.keys(routes));
});

test('the description of the API names exactly the declared codes of each route', () => {
  const { paths } = describeApi('https://example.test');
  for (const [key, route] of Object.entries<RouteDeclaration<ErrorCode>>(contract)) {
    const [method = '', path = ''] = key.split(' ');
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const { responses } = operation as { responses: Record<string, { description: string }> };
    const described = Object.entries(responses)
      .filter(([status]) => status !== '200')
      .flatMap(([, { description }]) => description.split('\n\n').map((line) => line.split(':')[0]));
    expect(new Set(described), key).toEqual(new Set(declaredErrors(key, route)));
  }
});

test.each([
  ['before its body is read', [60]],
  ['by what its body says', [null, 60]],
])('a call over the limit %s never gets to its handler', async (_when, waits) => {
  let calls = 0;
  const counting = async () => {
    calls += 1;
    return { count: calls };
  };
  expect(await answerOf({ 'GET /things': counting }, waits)).toEqual({ status: 429, code: 'too_many_requests' });
  expect(calls).toBe(0);
});
