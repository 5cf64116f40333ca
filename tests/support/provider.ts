import type { Provider } from '#domain/accounts/account/providers.ts';
import type { OpenIdPerson } from '#server/dev/openid-people.ts';
import { type StandIn, standInSettings, startStandIn } from '#server/dev/openid-standin.ts';

const BASE_URL = 'http://localhost:3000';

/** The stand-in for Google and Facebook, in this process, as a test sets it. */
export interface TestProvider extends StandIn {
  /** Settings for a server that takes it for both; BASE_URL is one of them. */
  readonly settings: Record<string, string>;
  /** Signs in the next visitor, and from then on, as this person. */
  signsInAs(person: OpenIdPerson): void;
  /** The next visitor says no. */
  refuses(): void;
  /** Puts another nonce into the next question. */
  swapsNonce(): void;
  /** How often the key set has been asked for. */
  keySetsAsked(): number;
}

/** Starts it for a server that people reach at `base_url`. */
export async function startTestProvider(base_url = BASE_URL): Promise<TestProvider> {
  const people = new Map<string, OpenIdPerson>();
  let chosen = '';
  let isNonceSwapped = false;
  let keySets = 0;
  const callback = (provider: Provider) => new URL(`${base_url}/api/v1/account/social/${provider}/callback`);
  const standIn = await startStandIn({
    callbacks: { google: callback('google'), facebook: callback('facebook') },
    people: () => [...people.values()],
    choose: () => chosen,
    watch: (request) => {
      if (request.url === '/jwks') keySets += 1;
      if (isNonceSwapped && request.url?.startsWith('/auth?')) {
        request.url = request.url.replace(/nonce=[^&]+/, 'nonce=another');
        isNonceSwapped = false;
      }
    },
  });
  return {
    ...standIn,
    settings: {
      BASE_URL: base_url,
      ...standInSettings(standIn.url, 'google'),
      ...standInSettings(standIn.url, 'facebook'),
    },
    signsInAs: (person) => {
      people.set(person.sub, person);
      chosen = person.sub;
    },
    refuses: () => {
      chosen = '';
    },
    swapsNonce: () => {
      isNonceSwapped = true;
    },
    keySetsAsked: () => keySets,
  };
}
