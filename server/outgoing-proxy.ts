import { setGlobalProxyFromEnv } from 'node:http';
import { z } from 'zod';

const proxyAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://proxy.example:3128' })
  .optional();

/** The settings of the proxy through which this machine calls others, under the names that other programs use. */
export const OUTGOING_PROXY_SETTINGS = {
  HTTPS_PROXY: {
    schema: proxyAddress,
    standard: 'calls leave directly',
    description:
      'The proxy for calls to https addresses: Google, Facebook, webhooks, pushes, calendars, the bucket. Mail and the database do not use it. The proxy must refuse addresses of its own network.',
  },
  HTTP_PROXY: {
    schema: proxyAddress,
    standard: 'calls leave directly',
    description: 'The same for http addresses, which only a bucket without TLS has.',
  },
  NO_PROXY: {
    schema: z.string().optional(),
    standard: 'none',
    description:
      'Hosts that are called without the proxy, separated by commas, such as s3.internal,.example.se,10.0.0.5. A bucket read by the role of the machine needs 169.254.169.254 here.',
  },
} as const;

/** The names of the settings above, for reading them all. */
export const OUTGOING_PROXY_NAMES = Object.keys(
  OUTGOING_PROXY_SETTINGS,
) as readonly (keyof typeof OUTGOING_PROXY_SETTINGS)[];

/** The settings of the proxy as the server uses them. */
export type ProxyEnv = {
  readonly [Name in keyof typeof OUTGOING_PROXY_SETTINGS as Lowercase<Name>]?:
    | z.output<(typeof OUTGOING_PROXY_SETTINGS)[Name]['schema']>
    | undefined;
};

/** The proxy in the form that Node's agents take; without settings they call directly. */
export const proxyEnvOf = ({ https_proxy, http_proxy, no_proxy }: ProxyEnv) => ({
  HTTPS_PROXY: https_proxy,
  HTTP_PROXY: http_proxy,
  NO_PROXY: no_proxy,
});

/**
 * Sends every `fetch` and every call by Node's own agents through the proxy. Libraries with agents of their own get
 * `proxyEnvOf`.
 * @returns a function that restores the earlier agents
 */
export function callThroughProxy(env: ProxyEnv): () => void {
  return env.https_proxy || env.http_proxy ? setGlobalProxyFromEnv(proxyEnvOf(env)) : () => {};
}
