import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './answer-error.ts';
import { type AddressEnv, ownOrigin } from './request-shape.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a change that another site's page asks for: one of another host, port or scheme, and one that may not say which
 * it is (`null`). Browsers name where a request comes from; what names nothing is no browser and has no cookie to misuse.
 * SameSite on the cookie says the same a second time.
 */
export const checkOrigin =
  (env: AddressEnv) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { origin, host = '' } = request.headers;
    if (SAFE.includes(request.method) || origin === undefined) return undefined;
    return origin === ownOrigin(env, host) ? undefined : answerError(reply, 'forbidden');
  };
