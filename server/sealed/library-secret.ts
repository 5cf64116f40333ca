import type { Env } from '#server/env.ts';
import { secretFor } from './seal.ts';

type Secret = Pick<Env, 'personal_data_secret'>;

const VERSION = 1;

/**
 * The secret with which the authentication library encrypts authenticator keys and recovery codes, and signs its own
 * cookies. Derived from the secret that never changes: if it were derived from the session secret, changing that would
 * lock out every account with an authenticator, which includes all administrators.
 */
export const librarySecret = (env: Secret): string => secretFor(env, 'second factors');

/** The secret in the form of the library's configuration. */
export const librarySecrets = (env: Secret) => [{ version: VERSION, value: librarySecret(env) }];

/**
 * The secret in the form of the library's functions. Values sealed earlier with the session secret can still be
 * decrypted.
 */
export const libraryKey = (env: Secret & Pick<Env, 'session_secret'>) => ({
  keys: new Map([[VERSION, librarySecret(env)]]),
  currentVersion: VERSION,
  legacySecret: env.session_secret,
});
