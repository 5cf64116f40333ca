import type { FastifyRequest } from 'fastify';
import { ACTING_HEADER, actsFor } from '#contract/kernel/acting.ts';
import { adminsOf } from '#contract/kernel/admins.ts';
import { isRepeatable, NOT_A_REPEAT_KEY, REPEAT_HEADER, REPEAT_KEY } from '#contract/kernel/idempotency-key.ts';
import { membersOf } from '#contract/kernel/members.ts';
import { RATE_LIMITS, type RateLimit } from '#contract/kernel/rate-limits.ts';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Actor } from '#server/actor.ts';
import { checkDesk, checkGuard, checkMember } from './guard.ts';
import { shownKey } from './key-caller.ts';
import { noteCaller } from './logged-caller.ts';
import type { MountContext } from './mount-context.ts';
import { type Counted, networkOf } from './rate-limits.ts';
import { TurnedAway } from './turned-away.ts';

/** The caller of an admitted request. */
export interface Admitted {
  readonly actor: Actor;
  /** The account that sent the request; for an administrator under a mandate and an agent, still the account itself. */
  readonly caller: Actor;
}

/** The limits of a route, grouped by what they count: calls or refusals. */
export const limitsOf = (route: RouteDeclaration) =>
  Object.groupBy(route.limits ?? [], (name) => (RATE_LIMITS[name] as RateLimit).of ?? 'calls');

/** The route as the guard checks it. A route on which administrators may act for talents also admits administrators. */
export const guardedBy = (key: string, route: RouteDeclaration) =>
  actsFor(key, route) === 'talent' ? { ...route, auth: ['talent', 'admin'] as const } : route;

/** The idempotency key of the call; undefined if the call has none or the route takes none. */
export const repeatKeyOf = (key: string, route: RouteDeclaration, { headers }: FastifyRequest) =>
  isRepeatable(key, route) ? (headers[REPEAT_HEADER] as string | undefined) : undefined;

/** The values that are counted before the body is read: network and account. */
const countedAtFirst = (request: FastifyRequest, actor: Actor): Counted => ({
  ip: networkOf(request.ip),
  account: actor.role === 'anonymous' ? undefined : actor.account_id,
});

/**
 * Decides if a request may call a route, before its body is read, so that the server receives no file from a caller who
 * may not send one.
 */
export function createAdmission(key: string, route: RouteDeclaration, context: MountContext) {
  const members = membersOf(key, route);
  const acted = actsFor(key, route);
  const guarded = guardedBy(key, route);
  const admins = adminsOf(key, guarded);
  const { calls } = limitsOf(route);
  const no = (code: ErrorCode, data?: unknown) => new TurnedAway(code, data);

  return async (request: FastifyRequest): Promise<Admitted | TurnedAway> => {
    const shown = shownKey(request.headers.authorization);
    const program = shown === undefined ? null : await context.findByKey(shown);
    if (shown !== undefined && !program) return no('key_unknown');
    if (program) noteCaller(request, program);
    if (program && !route.open_to_keys) return no('key_may_not');
    // A request with a key ignores its cookies.
    const caller = program ?? (await context.findActor(request));
    const reason = checkGuard(guarded, caller) ?? checkMember(members, caller) ?? checkDesk(admins, caller);
    if (reason) return no(reason);
    const actor =
      acted && caller.role === 'admin'
        ? await context.findActing(caller, {
            kind: acted,
            route: key,
            id: (request.params as { readonly id?: string }).id,
            named: request.headers[ACTING_HEADER],
            ends_work: route.ends_work,
          })
        : route.agents && caller.role === 'talent' && caller.is_agent
          ? await context.findRepresented(caller, {
              route: key,
              id: (request.params as { readonly id?: string }).id,
              candidate_id: (request.query as { readonly candidate_id?: string }).candidate_id,
              permission: route.agents,
            })
          : caller;
    if (isRefusal(actor)) return no(actor.refused);
    const ofKey = program && (await context.limits.hit(['key'], { account: program.account_id }));
    const wait = ofKey ?? (calls ? await context.limits.hit(calls, countedAtFirst(request, actor)) : null);
    if (wait !== null) return no('too_many_requests', wait);
    if (route.params && !route.params.safeParse(request.params).success) return no('not_found');
    if (!REPEAT_KEY.test(repeatKeyOf(key, route, request) ?? 'none')) {
      return new TurnedAway('invalid_input', undefined, { [REPEAT_HEADER]: NOT_A_REPEAT_KEY });
    }
    return { actor, caller };
  };
}
