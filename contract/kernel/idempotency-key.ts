/** The calls that may be repeated safely: a POST with a session or a key, under a key of the caller's choice. */
import type { RouteDeclaration } from './route.ts';

/** Names the call: the same again with the same body is the same call. */
export const REPEAT_HEADER = 'idempotency-key';

/** The form of such a key: 1 to 200 printable letters of ASCII. */
export const REPEAT_KEY = /^[\x21-\x7e][\x20-\x7e]{0,199}$/;

export const NOT_A_REPEAT_KEY = 'Skriv 1–200 tecken ur ASCII, till exempel ett UUID.';

/** How long an answer is given again, in hours. */
export const REPEATABLE_HOURS = 24;

/** True if a route heeds the header. Public routes have no caller whose calls could be repeated. */
export const isRepeatable = (key: string, { auth }: Pick<RouteDeclaration, 'auth'>): boolean =>
  key.startsWith('POST ') && auth !== 'public';
