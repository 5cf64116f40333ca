import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/registry/errors.ts';
import type { Env } from '#server/env.ts';
import { TurnedAway, turnAway } from './turned-away.ts';

/** Maximum number of headers; a browser sends about twenty. */
const HEADERS_MAX = 100;

/** A host name or an IP address, with an optional port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

const HOST_NAME = 'host';

/** Load balancers request these paths and know a process only by its IP address. */
const ASKED_BY_NUMBER = ['/health', '/ready'];

export type AddressEnv = Pick<Env, 'node_env' | 'base_url'>;

/**
 * The origin of our pages, as a browser names it: in production the configured one; elsewhere the requested one,
 * because the server has several names there.
 */
export function ownOrigin({ node_env, base_url }: AddressEnv, host: string): string {
  const { origin, protocol } = new URL(base_url);
  return node_env === 'production' ? origin : `${protocol}//${host.toLowerCase()}`;
}

/** All Host headers of a request; the framework shows only the first. */
function hostsOf({ raw: { rawHeaders } }: FastifyRequest): readonly string[] {
  const isHost = (name = '') => name.length === HOST_NAME.length && name.toLowerCase() === HOST_NAME;
  return rawHeaders.filter((_, n) => n % 2 === 1 && isHost(rawHeaders[n - 1]));
}

/**
 * Refuses a request that two servers could read differently, one with too many headers or a compressed body, and in
 * production one for another host. The refusal closes the connection, because after an ambiguous request nobody knows
 * where the next one begins or who sent it.
 */
export function checkShape({ node_env, base_url }: AddressEnv) {
  const { origin, protocol } = new URL(base_url);
  const readOrigin = (host: string) => {
    const address = `${protocol}//${host}`;
    return HOST.test(host) && URL.canParse(address) ? new URL(address).origin : null;
  };
  // Nearly all requests name the same host.
  let last = { host: '', named: readOrigin('') };
  const originOf = (host: string) => {
    if (last.host !== host) last = { host, named: readOrigin(host) };
    return last.named;
  };
  const whyNot = (request: FastifyRequest): ErrorCode | null => {
    const { raw, headers, routeOptions } = request;
    if (raw.rawHeaders.length / 2 > HEADERS_MAX) return 'headers_too_large';
    // Only requests to proxies have a whole URL in the request line, which would name a second host.
    if (!raw.url?.startsWith('/')) return 'bad_request';
    const [host, ...more] = hostsOf(request);
    const named = host === undefined || more.length > 0 ? null : originOf(host);
    if (named === null) return 'bad_request';
    const isForAll = node_env !== 'production' || ASKED_BY_NUMBER.includes(routeOptions.url ?? '');
    if (!isForAll && named !== origin) return 'wrong_host';
    // None of our clients compresses bodies, and a compressed body can unpack to any size.
    return headers['content-encoding'] ? 'wrong_content_type' : null;
  };
  const ended = new WeakSet<Socket>();
  return turnAway((request) => {
    const { socket } = request.raw;
    // Until the answer has closed the connection, the server would read further requests on it.
    const code = ended.has(socket) ? 'bad_request' : whyNot(request);
    if (!code) return null;
    ended.add(socket);
    return new TurnedAway(code, undefined, undefined, true);
  });
}
