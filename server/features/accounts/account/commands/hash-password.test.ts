import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, isPasswordOf, verifyPassword } from './hash-password.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

// Argon2 itself is lighter in tests (tests/support/light-passwords.ts), so its parameters have a test of their own.
test('hashing and checking cost what OWASP recommends, also for an account without a password', async () => {
  const argon2 = vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
  const hash = await hashPassword('stugan vid sjön');
  expect(await verifyPassword({ hash, password: 'stugan vid sjön' })).toBe(true);
  expect(await isPasswordOf(hash, 'en annan stuga')).toBe(false);
  expect(await isPasswordOf(null, 'stugan vid sjön')).toBe(false);
  expect(
    argon2.mock.calls.map(([algorithm, { memory, passes, parallelism }]) => [algorithm, memory, passes, parallelism]),
  ).toEqual(Array.from({ length: 4 }, () => ['argon2id', 19_456, 2, 1]));
});

/** The hash of 'stugan vid sjön' with the real cost, made on 26 November 2026. */
const KEPT = '$argon2id$v=19$m=19456,t=2,p=1$wX57DboPoEXSvePS63GTlA$gLyKIhv86W/25vchV0hIAS6q6CVh0ejf3wCDbTBVzpo';

test('a stored hash still accepts its password with the real cost of argon2', async () => {
  const asked = `import { verifyPassword } from '${import.meta.resolve('./hash-password.ts')}';
    for (const password of ['stugan vid sjön', 'stugan vid sjön '])
      console.log(await verifyPassword({ hash: '${KEPT}', password }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', asked]);
  expect(stdout).toBe('true\nfalse\n');
});
