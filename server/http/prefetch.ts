import type { FastifyRequest } from 'fastify';

/** The headers by which browsers, past and present, and previews of links announce a prefetch. */
const HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** True if a browser or another program fetches a URL that nobody has opened yet. */
export const isPrefetch = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  HEADERS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
