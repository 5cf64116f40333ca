/**
 * Calls that a client may repeat safely: a POST with a session or a company's key, and with an idempotency key that the
 * caller chooses.
 */
import type { RouteDeclaration } from './route.ts';

/** Header with the idempotency key: the same key with the same body is the same call. */
export const REPEAT_HEADER = 'idempotency-key';

/** Form of an idempotency key: 1 to 200 printable ASCII characters, the first no space. */
export const REPEAT_KEY = /^[\x21-\x7e][\x20-\x7e]{0,199}$/;

export const NOT_A_REPEAT_KEY = 'Skriv 1–200 tecken ur ASCII, till exempel ett UUID.';

/** Hours during which a repeated call gets the first answer. */
export const REPEATABLE_HOURS = 24;

/** True if a route reads the header. A public route has no caller whose repeated calls it could recognise. */
export const isRepeatable = (key: string, { auth }: Pick<RouteDeclaration, 'auth'>): boolean =>
  key.startsWith('POST ') && auth !== 'public';
