import type { Provider } from '#domain/accounts/account/providers.ts';
import type { OpenIdPerson } from '#server/dev/openid-people.ts';
import { type StandIn, standInSettings, startStandIn } from '#server/dev/openid-standin.ts';

const BASE_URL = 'http://localhost:3000';

/** A stand-in for Google and Facebook in this process, controlled by the test. */
export interface TestProvider extends StandIn {
  /** Settings for a server that uses the stand-in as Google and as Facebook; includes BASE_URL. */
  readonly settings: Record<string, string>;
  /** Signs in all visitors from now on as this person. */
  signsInAs(person: OpenIdPerson): void;
  /** Visitors decline from now on. */
  refuses(): void;
  /** Changes the nonce of the next authorization request. */
  swapsNonce(): void;
  /** Number of requests for the key set. */
  keySetsAsked(): number;
}

/** Starts the stand-in for a server whose public URL is `base_url`. */
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
