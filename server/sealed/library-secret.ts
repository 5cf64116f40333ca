import type { Env } from '#server/env.ts';
import { secretFor } from './seal.ts';

type Secret = Pick<Env, 'personal_data_secret'>;

const VERSION = 1;

/**
 * What the authentication library seals the keys of authenticators and recovery codes with, and signs its own cookies.
 * Made of the secret that is never changed: with that of the sessions, whoever changed it would shut out everybody who has
 * an authenticator, and that is every administrator.
 */
export const librarySecret = (env: Secret): string => secretFor(env, 'second factors');

/** The same as the library is told of it. */
export const librarySecrets = (env: Secret) => [{ version: VERSION, value: librarySecret(env) }];

/** The same as its functions take it. What was sealed before with the secret of the sessions can still be opened. */
export const libraryKey = (env: Secret & Pick<Env, 'session_secret'>) => ({
  keys: new Map([[VERSION, librarySecret(env)]]),
  currentVersion: VERSION,
  legacySecret: env.session_secret,
});
