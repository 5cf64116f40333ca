import assert from 'node:assert';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX, type Contract, type RouteDeclaration } from '#contract/kernel/route.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { type Admitted, createAdmission } from './admit.ts';
import type { Handler, Handlers } from './handlers.ts';
import type { MountContext } from './mount-context.ts';
import { createMountedRoute } from './mounted-route.ts';
import { createSteps } from './request-steps.ts';
import { TurnedAway } from './turned-away.ts';

const ADMITTED = Symbol('admitted');
type Entered = FastifyRequest & { [ADMITTED]?: Admitted };

/**
 * Mounts every route of a contract: first the guard, then the steps of request-steps.ts. Answers are parsed before they
 * are sent, so that only declared fields leave. An id of the wrong form is answered with 'not_found'.
 */
export function mountRoutes<Routes extends Contract<ErrorCode>>(
  app: FastifyInstance,
  contract: Routes,
  handlers: Handlers<Routes>,
  context: MountContext,
): void {
  /** The caller whom the guard has admitted. A request that was not admitted is a bug. */
  const admittedOf = (request: Entered): Admitted => {
    const found = request[ADMITTED];
    assert(found, 'A handler was begun that no guard has let anybody into');
    return found;
  };
  for (const [key, route] of Object.entries<RouteDeclaration<ErrorCode>>(contract)) {
    const [method = 'GET', path = '/'] = key.split(' ');
    const handle = handlers[key as keyof Routes] as unknown as Handler<RouteDeclaration>;
    const mounted = createMountedRoute(key, route, handle, context);
    const admit = createAdmission(key, route, context);
    const takeSteps = createSteps(mounted);
    app.route({
      method,
      url: API_PREFIX + path,
      onRequest: async (request) => {
        const entering = await admit(request);
        if (entering instanceof TurnedAway) {
          mounted.holdToDeclared(entering.code, request.log);
          throw entering;
        }
        (request as Entered)[ADMITTED] = entering;
      },
      handler: (request, reply) =>
        takeSteps({ request, reply, admitted: admittedOf(request), moment: momentOf(context.clock()) }),
    });
  }
}
