import { expect, test } from 'vitest';
import { z } from 'zod';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { readInput } from './read-input.ts';

const TODAY = '2026-12-29';
const read = (route: Partial<RouteDeclaration>, request: object) =>
  readInput({ auth: 'public', summary: '', response: z.any(), errors: [], ...route }, request as never, TODAY);
const issuesOf = (input: ReturnType<typeof read>) => (input instanceof z.ZodError ? input.issues : []);

test('params, query and body are read by their schemas, the body by its schema for the day', () => {
  const route = {
    params: z.strictObject({ id: z.string() }),
    body: (today: string) => z.strictObject({ on: z.literal(today) }),
  };
  expect(read(route, { params: { id: 'a' }, body: { on: TODAY } })).toEqual({
    params: { id: 'a' },
    query: {},
    body: { on: TODAY },
  });
  expect(issuesOf(read(route, { params: {}, body: { on: '2026-12-30' } }))).toHaveLength(2);
});

test('a route without declarations takes nothing, and a route that takes a file leaves its body alone', () => {
  expect(read({}, { query: undefined, body: null })).toEqual({ params: {}, query: {}, body: {} });
  expect(issuesOf(read({}, { query: { a: '1' } }))).toHaveLength(1);
  expect(read({ upload: { max_bytes: 1 } }, { body: 'bytes' })).toMatchObject({ body: null });
});

test('a character that cannot be stored is reported with its place, and nothing else of that part', () => {
  const issues = issuesOf(read({ body: z.strictObject({ a: z.number() }) }, { body: { a: 'x\0' } }));
  expect(issues).toMatchObject([{ path: ['a'], code: 'custom' }]);
});

test('at most a hundred errors are reported', () => {
  const body = z.array(z.number());
  expect(issuesOf(read({ body }, { body: Array(100).fill('x') }))).toHaveLength(100);
  expect(issuesOf(read({ body }, { body: Array(101).fill('x') }))).toHaveLength(100);
});
