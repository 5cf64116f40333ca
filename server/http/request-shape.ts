import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import type { Env } from '../env.ts';
import { turnAway } from './turned-away.ts';

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

/** Refuses what two readers could take for two different requests, and what was not meant for this address. */
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
    // Nobody sends us anything compressed; unpacked it could be of any size.
    return headers['content-encoding'] ? 'wrong_content_type' : null;
  };
  return turnAway(whyNot);
}
