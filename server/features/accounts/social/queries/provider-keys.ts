import { createRemoteJWKSet, type RemoteJWKSet } from 'jose';

/** The life of a provider's key set before it is fetched anew (spec, section 9). */
export const KEYS_KEPT_MS = 600_000;

/**
 * A key id that is not in the set fetches the set at once, but not again within this time: otherwise made-up tokens
 * could make us call the provider without end.
 */
export const KEYS_REFETCHED_AT_MOST_EVERY_MS = 30_000;

/** The longest wait for a provider's answer, in ms. */
export const PROVIDER_PATIENCE_MS = 5000;

/** The provider's signing keys: fetched when first needed, then kept. One set for a process and provider. */
export function providerKeys(jwks_url: string): RemoteJWKSet {
  return createRemoteJWKSet(new URL(jwks_url), {
    cacheMaxAge: KEYS_KEPT_MS,
    cooldownDuration: KEYS_REFETCHED_AT_MOST_EVERY_MS,
    timeoutDuration: PROVIDER_PATIENCE_MS,
  });
}
