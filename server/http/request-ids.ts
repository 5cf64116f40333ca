import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isRequestId, withRequestId } from '#server/request-id.ts';
import { tellRequest } from '#server/traced.ts';

const HEADER = 'x-request-id';

/** The parts of a raw request that its id depends on. */
interface Received {
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Gives each request its id: that of our own proxy if it sends one, otherwise a new one. */
export const requestIdBy =
  (isOurProxy: (address: string | undefined) => boolean) =>
  ({ headers, socket }: Received): string => {
    const sent = headers[HEADER];
    return typeof sent === 'string' && isRequestId(sent) && isOurProxy(socket.remoteAddress) ? sent : randomUUID();
  };

/** Runs each request under its id, and names the id in the answer. */
export function mountRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    const { id: request_id, method, routeOptions } = request;
    withRequestId(request_id, () => {
      tellRequest({ request_id, method, route: routeOptions.url, response: reply.raw });
      done();
    });
  });
  // The body is read in events of the socket, which run outside the request, so the id is set again afterwards.
  app.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done));
}
