import { z } from 'zod';
import { PROVIDERS, type Provider } from '#domain/accounts/account/providers.ts';

const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };

const clientId = (provider: Provider) => ({
  schema: z.string().optional(),
  standard: 'off',
  description: `Our id at ${PROVIDER_NAMES[provider]}, which switches sign-in there on. People come back to BASE_URL/api/v1/account/social/${provider}/callback.`,
});

const clientSecret = (provider: Provider) => ({
  schema: z.string().optional(),
  standard: `required with ${provider.toUpperCase()}_CLIENT_ID`,
  description: 'The secret that goes with the id.',
});

const address = (description: string, standard: string) => ({
  schema: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://provider.example' })
    .default(standard),
  standard,
  description,
});

const ISSUER = 'Who must have issued the ID token.';
const AUTHORIZATION = 'Where people are sent to sign in.';
const TOKEN = 'Where their code is exchanged for an ID token.';
const KEYS = 'Where the keys are that ID tokens are signed with.';

/** The settings of sign-in with providers; in production every URL must be https. */
export const PROVIDER_SETTINGS = {
  GOOGLE_CLIENT_ID: clientId('google'),
  GOOGLE_CLIENT_SECRET: clientSecret('google'),
  GOOGLE_ISSUER: address(ISSUER, 'https://accounts.google.com'),
  GOOGLE_AUTHORIZATION_URL: address(AUTHORIZATION, 'https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: address(TOKEN, 'https://oauth2.googleapis.com/token'),
  GOOGLE_JWKS_URL: address(KEYS, 'https://www.googleapis.com/oauth2/v3/certs'),
  FACEBOOK_CLIENT_ID: clientId('facebook'),
  FACEBOOK_CLIENT_SECRET: clientSecret('facebook'),
  FACEBOOK_ISSUER: address(ISSUER, 'https://www.facebook.com'),
  FACEBOOK_AUTHORIZATION_URL: address(AUTHORIZATION, 'https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: address(TOKEN, 'https://graph.facebook.com/v24.0/oauth/access_token'),
  FACEBOOK_JWKS_URL: address(KEYS, 'https://www.facebook.com/.well-known/oauth/openid/jwks/'),
} as const;

/** The names of the settings above, for reading them all. */
export const PROVIDER_SETTING_NAMES = Object.keys(PROVIDER_SETTINGS) as readonly (keyof typeof PROVIDER_SETTINGS)[];

/** The settings of sign-in with providers, as the server uses them. */
export type ProviderEnv = {
  readonly [Name in keyof typeof PROVIDER_SETTINGS as Lowercase<Name>]: z.output<
    (typeof PROVIDER_SETTINGS)[Name]['schema']
  >;
};

/** Problems that concern several settings, or depend on production, one line each. */
export function providerProblems(env: ProviderEnv, isProduction: boolean): string[] {
  const halves = PROVIDERS.filter((name) => env[`${name}_client_id`] && !env[`${name}_client_secret`]);
  const problems = halves.map((name) => {
    const upper = name.toUpperCase();
    return `${upper}_CLIENT_SECRET is required with ${upper}_CLIENT_ID`;
  });
  const plain = PROVIDER_SETTING_NAMES.filter((name) => isProduction && read(env, name)?.startsWith('http:'));
  return [...problems, ...plain.map((name) => `${name} must be https in production`)];
}

const read = (env: ProviderEnv, name: keyof typeof PROVIDER_SETTINGS) => env[name.toLowerCase() as keyof ProviderEnv];

/** The settings for sign-in with one provider. */
export interface ProviderSettings {
  readonly client_id: string;
  readonly client_secret: string | undefined;
  /** The required issuer of the ID token (its `iss`). */
  readonly issuer: string;
  readonly authorization_url: string;
  readonly token_url: string;
  readonly jwks_url: string;
}

/** The settings of one provider; undefined if it is off. */
export function settingsOfProvider(env: ProviderEnv, provider: Provider): ProviderSettings | undefined {
  const client_id = env[`${provider}_client_id`];
  if (!client_id) return undefined;
  return {
    client_id,
    client_secret: env[`${provider}_client_secret`],
    issuer: env[`${provider}_issuer`],
    authorization_url: env[`${provider}_authorization_url`],
    token_url: env[`${provider}_token_url`],
    jwks_url: env[`${provider}_jwks_url`],
  };
}
