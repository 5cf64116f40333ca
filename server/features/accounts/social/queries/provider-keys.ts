import { createRemoteJWKSet, type RemoteJWKSet } from 'jose';

/** Life of a provider's key set before it is fetched again, in ms (spec, section 9). */
export const KEYS_KEPT_MS = 600_000;

/**
 * Minimum time between two fetches caused by unknown key ids, in ms. An unknown key id causes a fetch; without this
 * limit, invented tokens could make the server call the provider endlessly.
 */
export const KEYS_REFETCHED_AT_MOST_EVERY_MS = 30_000;

/** The longest wait for a provider's answer, in ms. */
export const PROVIDER_PATIENCE_MS = 5000;

/** The provider's signing keys, fetched when first needed and then cached, per process and provider. */
export function providerKeys(jwks_url: string): RemoteJWKSet {
  return createRemoteJWKSet(new URL(jwks_url), {
    cacheMaxAge: KEYS_KEPT_MS,
    cooldownDuration: KEYS_REFETCHED_AT_MOST_EVERY_MS,
    timeoutDuration: PROVIDER_PATIENCE_MS,
  });
}
