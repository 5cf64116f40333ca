import { createRemoteJWKSet, type RemoteJWKSet } from 'jose';

/** How long a provider's key set is used before it is fetched anew (spec, section 9). */
export const KEYS_KEPT_MS = 600_000;

/**
 * A key id that is not in the set fetches the set at once, but not again within this time: otherwise anybody could make
 * us ask the provider as often as they send made-up tokens.
 */
export const KEYS_REFETCHED_AT_MOST_EVERY_MS = 30_000;

/** How long a provider may take to answer, in ms. */
export const PROVIDER_PATIENCE_MS = 5000;

/** The keys that a provider signs with: fetched when first needed, then kept. One for a process and provider. */
export function providerKeys(jwks_url: string): RemoteJWKSet {
  return createRemoteJWKSet(new URL(jwks_url), {
    cacheMaxAge: KEYS_KEPT_MS,
    cooldownDuration: KEYS_REFETCHED_AT_MOST_EVERY_MS,
    timeoutDuration: PROVIDER_PATIENCE_MS,
  });
}
