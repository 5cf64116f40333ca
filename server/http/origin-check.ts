import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './answer-error.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a change that another site's page asks for. Browsers name where a request comes from; what names nothing is
 * no browser and has no cookie to misuse. SameSite on the cookie says the same a second time.
 */
export async function checkOrigin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { origin, host } = request.headers;
  if (SAFE.includes(request.method) || !origin) return undefined;
  const isOurs = URL.canParse(origin) && new URL(origin).host === host;
  return isOurs ? undefined : answerError(reply, 'forbidden');
}
