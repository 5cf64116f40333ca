import { expect, test } from 'vitest';
import { isRepeatable, REPEAT_KEY } from './idempotency-key.ts';

test.each([
  ['POST /candidates/:id/approve', ['company'] as const, true],
  ['POST /account/password', 'signed-in' as const, true],
  ['POST /account/sign-up', 'public' as const, false],
  ['PUT /talent/profile', ['talent'] as const, false],
])('only a POST with a session or a key can be repeated safely: %s', (key, auth, expected) => {
  expect(isRepeatable(key, { auth })).toBe(expected);
});

test('an idempotency key is 1 to 200 printable characters and does not begin with a space', () => {
  for (const key of ['a', '8b0d-4c', 'a b', 'x'.repeat(200)]) expect(key).toMatch(REPEAT_KEY);
  for (const key of ['', ' a', 'å', 'x'.repeat(201), 'a\n']) expect(key).not.toMatch(REPEAT_KEY);
});
