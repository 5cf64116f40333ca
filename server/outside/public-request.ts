import { lookup as lookUp } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type ProxyEnv, proxyEnvOf } from '#server/outgoing-proxy.ts';
import { isPublicAddress } from './public-address.ts';

/** The error of a request to an address that users may not reach. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/** How the requests to users' URLs leave this machine. */
export interface WayOut {
  readonly proxy: ProxyEnv;
  /** For tests and development: https://localhost is reached over http on this machine. */
  readonly reaches_localhost: boolean;
  /** Resolves names; only tests replace it. */
  readonly resolve?: typeof lookUp;
}

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is private. The connection itself calls
 * this, so that a second, different answer of a name server cannot redirect it.
 */
export const publicLookup = (resolve: typeof lookUp): LookupFunction =>
  function lookupPublic(hostname, options, callback) {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(new NotAllowed('not_allowed'), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/**
 * Refuses a name that leads to a private address by the name server of this machine. A proxy resolves the name again,
 * maybe by another name server, so a name that is unknown here is left to the proxy, which must refuse its own network.
 */
const checkName = (name: string, resolve: typeof lookUp) =>
  new Promise<void>((done, fail) => {
    publicLookup(resolve)(name, { all: true }, (error) => (error instanceof NotAllowed ? fail(error) : done()));
  });

/**
 * Requests a URL that a user gave; through it the user can reach only the public internet. Resolves with the head of
 * the answer.
 * @throws NotAllowed
 */
export async function requestPublic(
  url: URL,
  { body, ...given }: Pick<RequestOptions, 'method' | 'headers'> & { signal: AbortSignal; body?: string | Buffer },
  { proxy, reaches_localhost, resolve = lookUp }: WayOut,
): Promise<IncomingMessage> {
  const isHere = reaches_localhost && url.hostname === 'localhost';
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') throw new NotAllowed('not_allowed');
  // A connection to a numeric address calls no lookup, so it is checked here.
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new NotAllowed('not_allowed');
  if (proxy.https_proxy && !isHere && isIP(literal) === 0) await checkName(literal, resolve);
  const proxyEnv = proxyEnvOf(proxy);
  return new Promise((done, fail) => {
    const asked = isHere
      ? httpRequest({
          ...given,
          host: '127.0.0.1',
          port: url.port,
          path: `${url.pathname}${url.search}`,
          agent: false,
        })
      : // The connection to the proxy calls no lookup; a direct one, as NO_PROXY may want it, does.
        httpsRequest(url, { ...given, agent: new Agent({ proxyEnv }), lookup: publicLookup(resolve) });
    asked.once('response', done);
    asked.once('error', fail);
    asked.end(body);
  });
}
