import { jwtVerify, type RemoteJWKSet } from 'jose';
import type { Configuration } from 'openid-client';
import { z } from 'zod';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { Provider } from '#domain/accounts/account/providers.ts';
import type { Env } from '#server/env.ts';
import { keepableText } from '#server/http/keepable-text.ts';
import { type ProviderEnv, type ProviderSettings, settingsOfProvider } from '#server/provider-settings.ts';
import { PROVIDER_PATIENCE_MS, providerKeys } from './provider-keys.ts';

/** The values of an attempt that the provider's answer must match. */
interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly code_verifier: string;
}

/** Scopes for identity, address and name; Facebook has another name for the last one. */
const SCOPES: Readonly<Record<Provider, string>> = {
  google: 'openid email profile',
  facebook: 'openid email public_profile',
};

const text = z.string().optional().catch(undefined);

/** The claims that the server reads from an ID token; a claim of the wrong type counts as missing. */
const claimsOf = z.object({
  sub: z.string().min(1).max(255),
  email: text,
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(false),
  full_name: text,
  name: text,
  given_name: text,
  family_name: text,
});
export type Claims = z.output<typeof claimsOf>;

/** A provider that is switched on. */
interface OpenIdProvider {
  /**
   * Begins a sign-in.
   * @throws if the provider cannot be reached, so that the browser is not sent there
   */
  begin(): Promise<{ url: string; attempt: Attempt }>;
  /**
   * Exchanges the code of a return and checks the token.
   * @throws if a check fails or the provider cannot be reached
   */
  finish(search: string, attempt: Attempt): Promise<Claims>;
}

/** The provider of each name; undefined for a provider that is not configured. */
export type Providers = Readonly<Record<Provider, OpenIdProvider | undefined>>;

/** The URL to which a provider sends the browser back. */
export function callbackUrl(base_url: string, provider: Provider): URL {
  return new URL(`${base_url}${API_PREFIX}/account/social/${provider}/callback`);
}

/** Loads the library with the first sign-in: many processes have no provider. */
const loadClient = () => import('openid-client');
type Client = Awaited<ReturnType<typeof loadClient>>;

function configurationOf(client: Client, settings: ProviderSettings): Configuration {
  const server = {
    issuer: settings.issuer,
    authorization_endpoint: settings.authorization_url,
    token_endpoint: settings.token_url,
    jwks_uri: settings.jwks_url,
  };
  const secret = settings.client_secret;
  const configuration = new client.Configuration(server, settings.client_id, secret, client.ClientSecretPost(secret));
  configuration.timeout = PROVIDER_PATIENCE_MS / 1000;
  // Only the development provider has an http: URL; in production the settings refuse such a URL.
  if (settings.token_url.startsWith('http:')) client.allowInsecureRequests(configuration);
  return configuration;
}

/**
 * Fetches the keys before the browser is sent to the provider, because without them the answer could not be checked.
 */
async function reach(keys: RemoteJWKSet): Promise<void> {
  if (!keys.fresh) await keys.reload();
}

function openProvider(provider: Provider, settings: ProviderSettings, callback: URL): OpenIdProvider {
  const keys = providerKeys(settings.jwks_url);
  return {
    begin: async () => {
      await reach(keys);
      const client = await loadClient();
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        code_verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configurationOf(client, settings), {
        response_type: 'code',
        redirect_uri: callback.href,
        scope: SCOPES[provider],
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.code_verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, attempt };
    },
    finish: async (search, { state, nonce, code_verifier }) => {
      const address = new URL(callback);
      address.search = search;
      const client = await loadClient();
      // This call checks state, issuer, audience, times and nonce; `jwtVerify` below checks the signature.
      const { id_token } = await client.authorizationCodeGrant(configurationOf(client, settings), address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: code_verifier,
        idTokenExpected: true,
      });
      const expected = { issuer: settings.issuer, audience: settings.client_id, clockTolerance: 30 };
      const { payload } = await jwtVerify(id_token ?? '', keys, expected);
      return claimsOf.parse(keepableText(payload));
    },
  };
}

/** The providers that the settings switch on. Made once per process, because each provider caches its keys. */
export function createProviders(env: Pick<Env, 'base_url'> & ProviderEnv): Providers {
  const open = (provider: Provider) => {
    const settings = settingsOfProvider(env, provider);
    return settings && openProvider(provider, settings, callbackUrl(env.base_url, provider));
  };
  return { google: open('google'), facebook: open('facebook') };
}
