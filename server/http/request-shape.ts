import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/registry/errors.ts';
import type { Env } from '#server/env.ts';
import { TurnedAway } from './turned-away.ts';

/** A browser sends some twenty. */
const HEADERS_MAX = 100;

/** A name or an address, and a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Asked by load balancers, which know a process by its address alone. */
const ASKED_BY_NUMBER = ['/health', '/ready'];

export type AddressEnv = Pick<Env, 'node_env' | 'base_url'>;

/**
 * The origin of our own pages, as a browser names it. In production it is the configured one. Elsewhere the server is met
 * under several names, and the one that was called is ours.
 */
export function ownOrigin({ node_env, base_url }: AddressEnv, host: string): string {
  const { origin, protocol } = new URL(base_url);
  return node_env === 'production' ? origin : `${protocol}//${host.toLowerCase()}`;
}

/** The hosts that a request names, one for each line; what the framework shows is the first. */
function hostsOf({ raw: { rawHeaders } }: FastifyRequest): readonly string[] {
  return rawHeaders.filter((_, n) => n % 2 === 1 && rawHeaders[n - 1]?.toLowerCase() === 'host');
}

/**
 * Refuses what two readers could take for two different requests, and what was not meant for this address. The connection
 * ends with that: where one request was read in two ways, nothing says where the next one begins, nor whose it is.
 */
export function checkShape({ node_env, base_url }: AddressEnv) {
  const { origin, protocol } = new URL(base_url);
  const originOf = (host: string) => {
    const address = `${protocol}//${host}`;
    return HOST.test(host) && URL.canParse(address) ? new URL(address).origin : null;
  };
  const whyNot = (request: FastifyRequest): ErrorCode | null => {
    const { raw, headers, routeOptions } = request;
    if (raw.rawHeaders.length / 2 > HEADERS_MAX) return 'headers_too_large';
    // Whole addresses are for proxies, and would be a second word about the host.
    if (!raw.url?.startsWith('/')) return 'bad_request';
    const [host, ...more] = hostsOf(request);
    const named = host === undefined || more.length > 0 ? null : originOf(host);
    if (named === null) return 'bad_request';
    const isForAll = node_env !== 'production' || ASKED_BY_NUMBER.includes(routeOptions.url ?? '');
    if (!isForAll && named !== origin) return 'wrong_host';
    // No client of ours sends compressed bodies, and an unpacked one could be of any size.
    return headers['content-encoding'] ? 'wrong_content_type' : null;
  };
  const ended = new WeakSet<Socket>();
  return async (request: FastifyRequest) => {
    const { socket } = request.raw;
    // Requests behind the refused one are read with it, before its answer has closed the connection.
    const code = ended.has(socket) ? 'bad_request' : whyNot(request);
    if (!code) return;
    ended.add(socket);
    throw new TurnedAway(code, undefined, undefined, true);
  };
}
