/**
 * A real OpenID provider in this process that replaces Google and Facebook: in tests, and in development by a setting.
 * Its package is a development dependency, so this file is only loaded on demand.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import type { Provider as ProviderName } from '#domain/accounts/account/providers.ts';
import type { OpenIdPerson } from './openid-people.ts';

export interface StandInOptions {
  /** The callback URL of each provider. */
  readonly callbacks: Readonly<Record<ProviderName, URL>>;
  /** Called again for each request. */
  readonly people: () => readonly OpenIdPerson[];
  /** The `sub` of the person who signs in; 'ask' shows a page of choices, and an empty text cancels the sign-in. */
  readonly choose: () => 'ask' | string;
  /** Gets every request first and may change its URL. */
  readonly watch?: (request: IncomingMessage) => void;
}

export interface StandIn {
  readonly url: string;
  /** Signs tokens with a new key from now on, with a new id in the key set. */
  rotateKeys(): Promise<void>;
  stop(): Promise<void>;
}

const SECRET = 'only a stand-in knows this';

/** The settings that make the server use the stand-in as a provider. */
export function standInSettings(url: string, provider: ProviderName): Record<string, string> {
  const name = provider.toUpperCase();
  return {
    [`${name}_CLIENT_ID`]: provider,
    [`${name}_CLIENT_SECRET`]: SECRET,
    [`${name}_ISSUER`]: url,
    [`${name}_AUTHORIZATION_URL`]: `${url}/auth`,
    [`${name}_TOKEN_URL`]: `${url}/token`,
    [`${name}_JWKS_URL`]: `${url}/jwks`,
  };
}

/** Asks for the person every time, even if the browser remembers an earlier sign-in. */
function alwaysAsking() {
  const { base, Check } = interactionPolicy;
  const policy = base();
  const check = new Check('choose', 'Somebody has to be chosen', (ctx) => ctx.oidc.result?.login === undefined);
  policy.get('login')?.checks.add(check);
  return policy;
}

async function configure({ callbacks, people }: StandInOptions): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: crypto.randomUUID() };
  const client = (provider: ProviderName) => ({
    client_id: provider,
    client_secret: SECRET,
    redirect_uris: [callbacks[provider].href],
    token_endpoint_auth_method: 'client_secret_post' as const,
  });
  return {
    clients: [client('google'), client('facebook')],
    jwks: { keys: [key] },
    cookies: { keys: [SECRET] },
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
      public_profile: ['name', 'given_name', 'family_name'],
    },
    // Like Google and Facebook, it puts the claims into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    interactions: { policy: alwaysAsking(), url: (_ctx, interaction) => `/choose/${interaction.uid}` },
    // The stand-in does not ask for consent.
    loadExistingGrant: async (ctx) => {
      const { client: asking, provider, session, params } = ctx.oidc;
      if (!asking || !session?.accountId) return undefined;
      const grant = new provider.Grant({ accountId: session.accountId, clientId: asking.clientId });
      grant.addOIDCScope(String(params?.scope ?? 'openid'));
      await grant.save();
      return grant;
    },
    findAccount: async (ctx, accountId) => ({
      accountId,
      claims: async () => {
        const { remark: _, ...claims } = people().find(({ sub }) => sub === accountId) ?? { sub: accountId };
        if (ctx.oidc.client?.clientId !== 'facebook') return claims;
        // Facebook does not say if an address is confirmed.
        const { email_verified: __, ...silent } = claims;
        return silent;
      },
    }),
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function page(path: string, people: readonly OpenIdPerson[]): string {
  const rows = people.map(
    ({ sub, name, email, remark }) =>
      `<li style="margin:.75rem 0"><a href="${path}?sub=${encodeURIComponent(sub)}">${escaped(name ?? sub)}</a> <small>${escaped([email, remark].filter(Boolean).join(' · '))}</small></li>`,
  );
  return `<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Välj person</title><body style="font:18px/1.5 sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem"><h1>Välj person</h1><p>En låtsasleverantör för utveckling. Ingen riktig inloggning sker.</p><ul style="padding:0;list-style:none">${rows.join('')}</ul><p><a href="${path}?sub=">Avbryt</a></p></body></html>`;
}

/** Starts a stand-in on a free port of this machine. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  let url = '';
  let provider: Provider;
  const choose = async (request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(request.url ?? '/', url);
    const chosen = options.choose();
    const sub = chosen === 'ask' ? address.searchParams.get('sub') : chosen;
    if (sub === null) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(page(address.pathname, options.people()));
    }
    const result = sub ? { login: { accountId: sub, remember: false } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
  const server = createServer((request, response) => {
    options.watch?.(request);
    if (!request.url?.startsWith('/choose/')) return void provider.callback()(request, response);
    choose(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const rotateKeys = async () => {
    provider = new Provider(url, await configure(options));
  };
  await rotateKeys();
  return {
    url,
    rotateKeys,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
