import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/registry/errors.ts';
import type { Env } from '#server/env.ts';
import { TurnedAway } from './turned-away.ts';

/** A browser sends about twenty. */
const HEADERS_MAX = 100;

/** A name or an address, with an optional port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Load balancers ask this path and know a process only by its address. */
const ASKED_BY_NUMBER = ['/health', '/ready'];

export type AddressEnv = Pick<Env, 'node_env' | 'base_url'>;

/**
 * The origin of our own pages, as a browser names it. In production, the configured one. In development the server has
 * several names, and the requested one counts.
 */
export function ownOrigin({ node_env, base_url }: AddressEnv, host: string): string {
  const { origin, protocol } = new URL(base_url);
  return node_env === 'production' ? origin : `${protocol}//${host.toLowerCase()}`;
}

/** All Host headers of a request; the framework only shows the first. */
function hostsOf({ raw: { rawHeaders } }: FastifyRequest): readonly string[] {
  return rawHeaders.filter((_, n) => n % 2 === 1 && rawHeaders[n - 1]?.toLowerCase() === 'host');
}

/**
 * Refuses a request that two servers could read as two different ones, and a request for another host. The connection
 * ends with the refusal: after an ambiguous request nobody knows where the next one begins, or who sent it.
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
    // Only proxies get whole URLs in the request line, which would name a second host.
    if (!raw.url?.startsWith('/')) return 'bad_request';
    const [host, ...more] = hostsOf(request);
    const named = host === undefined || more.length > 0 ? null : originOf(host);
    if (named === null) return 'bad_request';
    const isForAll = node_env !== 'production' || ASKED_BY_NUMBER.includes(routeOptions.url ?? '');
    if (!isForAll && named !== origin) return 'wrong_host';
    // None of our clients sends compressed bodies, and a compressed body could unpack to any size.
    return headers['content-encoding'] ? 'wrong_content_type' : null;
  };
  const ended = new WeakSet<Socket>();
  return async (request: FastifyRequest) => {
    const { socket } = request.raw;
    // The server would read requests behind the refused one before its answer has closed the connection.
    const code = ended.has(socket) ? 'bad_request' : whyNot(request);
    if (!code) return;
    ended.add(socket);
    throw new TurnedAway(code, undefined, undefined, true);
  };
}
