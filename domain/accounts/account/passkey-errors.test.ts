import { expect, test } from 'vitest';
import { PASSKEY_ERROR_CODES, passkeyErrorOf } from './passkey-errors.ts';

test.each([
  ['NotAllowedError', 'passkey_cancelled'],
  ['AbortError', 'passkey_cancelled'],
  ['TimeoutError', 'passkey_timed_out'],
  ['InvalidStateError', 'passkey_already_registered'],
  ['SecurityError', 'passkey_wrong_origin'],
  ['NotSupportedError', 'passkey_not_supported'],
  ['ConstraintError', 'passkey_not_supported'],
  ['UnknownError', 'passkey_not_allowed'],
  ['constructor', 'passkey_not_allowed'],
  ['', 'passkey_not_allowed'],
])('the browser error %s has the code %s', (name, code) => {
  expect(passkeyErrorOf(name)).toBe(code);
});

test('every reason of a failed ceremony has its own code', () => {
  expect(new Set(PASSKEY_ERROR_CODES).size).toBe(7);
});
