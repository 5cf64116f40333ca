/** A repeated call with the same Idempotency-Key runs once per caller. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { aForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

test('an Idempotency-Key belongs to one caller and one call', async () => {
  const [one, other] = [await aCompany(server), await aCompany(server)];
  const form = aForm(server);
  const call = async ({ cookie }: Company, body: object = form) => {
    const answer = await fetch(`${server.url}${API_PREFIX}/projects`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': 'en nyckel' },
      body: JSON.stringify(body),
    });
    const { id, error } = (await answer.json()) as { id?: string; error?: { code: string } };
    return { id, code: error?.code, isRepeated: answer.headers.get('idempotency-replayed') === 'true' };
  };
  const [first, theirs] = [await call(one), await call(other)];
  expect([first.isRepeated, theirs.isRepeated, first.id === theirs.id]).toEqual([false, false, false]);
  expect(await call(one)).toEqual({ ...first, isRepeated: true });
  expect(await call(other)).toEqual({ ...theirs, isRepeated: true });
  expect((await call(one, { ...form, title: 'En annan film' })).code).toBe('repeat_differs');
});
