import { expect, test } from 'vitest';
import { errorTexts } from '#texts/registry/errors.ts';
import { PASSWORD_HINT } from './password.ts';

test('the password texts say eight characters, as the spec does', () => {
  expect(PASSWORD_HINT).toBe('Minst 8 tecken.');
  expect(errorTexts.weak_password).toBe('Lösenordet är för svagt. Använd minst 8 tecken.');
});
