/** Reasons why a passkey ceremony failed (spec, section 8: named codes). Only the server uses 'passkey_unknown'. */
export const PASSKEY_ERROR_CODES = [
  'passkey_cancelled',
  'passkey_timed_out',
  'passkey_not_allowed',
  'passkey_already_registered',
  'passkey_unknown',
  'passkey_wrong_origin',
  'passkey_not_supported',
] as const;

export type PasskeyErrorCode = (typeof PASSKEY_ERROR_CODES)[number];

/**
 * Codes by the name of the DOMException that `navigator.credentials` throws (WebAuthn, level 3, sections 5.1.3 and
 * 5.1.4).
 */
const CODES: ReadonlyMap<string, PasskeyErrorCode> = new Map([
  // Browsers use this name both for a closed dialog and for an expired time limit, so that sites learn nothing about
  // the user's keys.
  ['NotAllowedError', 'passkey_cancelled'],
  ['AbortError', 'passkey_cancelled'],
  ['TimeoutError', 'passkey_timed_out'],
  ['InvalidStateError', 'passkey_already_registered'],
  ['SecurityError', 'passkey_wrong_origin'],
  ['NotSupportedError', 'passkey_not_supported'],
  ['ConstraintError', 'passkey_not_supported'],
]);

/** The code of an exception that a browser throws during a ceremony, by its name; unknown names give 'not allowed'. */
export function passkeyErrorOf(name: string): PasskeyErrorCode {
  return CODES.get(name) ?? 'passkey_not_allowed';
}
