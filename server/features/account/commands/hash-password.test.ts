import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, isPasswordOf, verifyPassword } from './hash-password.ts';

const argon2 = vi.spyOn(crypto, 'argon2');
syncBuiltinESMExports();
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

// Argon2 itself is lighter in tests (tests/support/light-passwords.ts), so that what it is asked for has a test of its own.
test('a password costs what OWASP asks for, when it is hashed, checked, and nobody has one', async () => {
  const hash = await hashPassword('stugan vid sjön');
  expect(await verifyPassword({ hash, password: 'stugan vid sjön' })).toBe(true);
  expect(await isPasswordOf(hash, 'en annan stuga')).toBe(false);
  expect(await isPasswordOf(null, 'stugan vid sjön')).toBe(false);
  expect(
    argon2.mock.calls.map(([algorithm, { memory, passes, parallelism }]) => [algorithm, memory, passes, parallelism]),
  ).toEqual(Array.from({ length: 4 }, () => ['argon2id', 19_456, 2, 1]));
});
