import type { AccountRole, RouteDeclaration } from '#contract/kernel/route.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { type Actor, whyActorMayNot } from '#server/actor.ts';

/**
 * Why an actor may not call a route; null if it may. Except on public routes, the company must be approved, and the
 * talent must have given a birth date and accepted the terms, unless the route is open before that.
 */
export function checkGuard(
  { auth, before_registration }: Pick<RouteDeclaration, 'auth' | 'before_registration'>,
  actor: Actor,
): ErrorCode | null {
  if (auth === 'public') return null;
  if (actor.role === 'anonymous') return 'signed_out';
  const roles: readonly AccountRole[] = auth === 'signed-in' ? ['talent', 'company', 'admin'] : auth;
  if (!roles.includes(actor.role)) return 'forbidden';
  const reason = whyActorMayNot(actor);
  return reason === 'registration_incomplete' && before_registration ? null : reason;
}

/** Why a member of a company may not call; null if the member may, and for all other actors. */
export function checkMember(members: readonly MemberRole[], actor: Actor): ErrorCode | null {
  return actor.role === 'company' && !members.includes(actor.member_role) ? 'member_may_not' : null;
}

/** Why an administrator may not call; null if the administrator may, and for all other actors. */
export function checkDesk(admins: readonly AdminRole[], actor: Actor): ErrorCode | null {
  return actor.role === 'admin' && !admins.includes(actor.admin_role) ? 'not_your_desk' : null;
}
