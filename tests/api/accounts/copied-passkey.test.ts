/**
 * A sign-in by a passkey whose counter does not grow is refused: the passkey may have been copied. Its owner gets at
 * most one mail a day about this.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { codeOf, type Lies, signInWith, withKey } from './passkey-browser.ts';
import { mailsTo } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

test('a counter that does not grow is refused, and reported once a day only when the key itself has signed', async () => {
  const { key, email } = await withKey(server);
  const told = () => mailsTo(server, email, 'En av dina nycklar kan ha kopierats');
  const signIn = async (lies: Lies) => (await signInWith(server, key, lies)).answer;
  expect((await signIn({ counter: 7 })).status).toBe(200);
  expect(codeOf(await signIn({ counter: 3, is_signature_wrong: true }))).toBe('passkey_not_allowed');
  expect(await told()).toEqual([]);
  for (const counter of [7, 3, 0]) expect(codeOf(await signIn({ counter }))).toBe('passkey_not_allowed');
  expect(await told()).toMatchObject([{ message: expect.stringContaining('”Min telefon”') }]);
  expect((await signIn({ counter: 8 })).status).toBe(200);
});
