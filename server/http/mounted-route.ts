import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { declaredErrors } from '#contract/registry/declared-errors.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import type { Refusal } from '#domain/kernel/refusal.ts';
import { guardedBy, limitsOf } from './admit.ts';
import { answerError } from './answer-error.ts';
import { type Audited, auditedOf } from './audit.ts';
import type { Handler } from './handlers.ts';
import type { MountContext } from './mount-context.ts';
import { networkOf } from './rate-limits.ts';

/** A route with its handler, and the facts derived from its declaration once for all requests. */
export interface MountedRoute {
  /** Method and path, as in the contract. */
  readonly key: string;
  readonly route: RouteDeclaration<ErrorCode>;
  readonly handle: Handler<RouteDeclaration>;
  readonly context: MountContext;
  readonly limits: ReturnType<typeof limitsOf>;
  readonly audited: Audited | null;
  /** Throws, or in production logs, if the route does not declare the code. */
  holdToDeclared(code: ErrorCode, log: FastifyBaseLogger): void;
  answerCode(reply: FastifyReply, code: ErrorCode, data?: unknown, fields?: Record<string, string>): void;
  /** Answers with a refusal by the handler, and counts it if the route limits refusals. */
  answerRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): Promise<void>;
}

/**
 * A route with its handler and the facts derived from its declaration.
 * @param key method and path, as in the contract
 */
export function createMountedRoute(
  key: string,
  route: RouteDeclaration<ErrorCode>,
  handle: Handler<RouteDeclaration>,
  context: MountContext,
): MountedRoute {
  const declared = declaredErrors(key, route);
  const limits = limitsOf(route);
  const holdToDeclared = (code: ErrorCode, log: FastifyBaseLogger) => {
    if (declared.has(code)) return;
    const bug = new Error(`${key} refused with ${code}, which it does not declare`);
    if (context.throws_undeclared) throw bug;
    // The refusal itself is right, and more useful to the waiting caller than an error.
    log.error({ err: bug }, 'a route refused with a code that it does not declare');
  };
  const answerCode: MountedRoute['answerCode'] = (reply, code, data, fields) => {
    holdToDeclared(code, reply.log);
    answerError(reply, code, data, fields);
  };
  return {
    key,
    route,
    handle,
    context,
    limits,
    audited: auditedOf(key, guardedBy(key, route)),
    holdToDeclared,
    answerCode,
    answerRefusal: async (request, reply, { refused, data }) => {
      const wait = await context.limits.hit(limits.refusals ?? [], { ip: networkOf(request.ip) });
      if (wait) answerCode(reply, 'too_many_requests', wait);
      else answerCode(reply, refused as ErrorCode, data);
    },
  };
}
