import type { Env } from '#server/env.ts';
import { secretFor } from './seal.ts';

type Secret = Pick<Env, 'personal_data_secret'>;

const VERSION = 1;

/**
 * The secret with which the authentication library seals keys of authenticators and recovery codes, and signs its own
 * cookies. Derived from the secret that never changes: derived from that of the sessions, a change would shut out every
 * account with an authenticator, and that is every administrator.
 */
export const librarySecret = (env: Secret): string => secretFor(env, 'second factors');

/** The same as the library is told of it. */
export const librarySecrets = (env: Secret) => [{ version: VERSION, value: librarySecret(env) }];

/**
 * The same as the library's functions take it. Values sealed before with the secret of the sessions can still be
 * opened.
 */
export const libraryKey = (env: Secret & Pick<Env, 'session_secret'>) => ({
  keys: new Map([[VERSION, librarySecret(env)]]),
  currentVersion: VERSION,
  legacySecret: env.session_secret,
});
