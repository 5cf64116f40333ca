/** Why a ceremony with a passkey ended without one (spec, section 8: named codes). The server alone says 'unknown'. */
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

/** The names of the DOMExceptions that `navigator.credentials` throws (WebAuthn, level 3, sections 5.1.3 and 5.1.4). */
const CODES: ReadonlyMap<string, PasskeyErrorCode> = new Map([
  // Browsers give this name to a closed dialog and to their own time limit alike, so that sites learn nothing of the keys.
  ['NotAllowedError', 'passkey_cancelled'],
  ['AbortError', 'passkey_cancelled'],
  ['TimeoutError', 'passkey_timed_out'],
  ['InvalidStateError', 'passkey_already_registered'],
  ['SecurityError', 'passkey_wrong_origin'],
  ['NotSupportedError', 'passkey_not_supported'],
  ['ConstraintError', 'passkey_not_supported'],
]);

/** The code of what a browser throws during a ceremony, by the exception's name; anything unknown is 'not allowed'. */
export function passkeyErrorOf(name: string): PasskeyErrorCode {
  return CODES.get(name) ?? 'passkey_not_allowed';
}
