import type { AccountRole, RouteDeclaration } from '#contract/kernel/route.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { type Actor, whyActorMayNot } from '#server/actor.ts';

/**
 * The code why an actor may not call a route; null if it may. At every request a company must be approved, and a talent
 * must have given the birth date and accepted the terms (product, U-01).
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

/** Null if a member of a company may call, otherwise the reason. */
export function checkMember(members: readonly MemberRole[], actor: Actor): ErrorCode | null {
  return actor.role === 'company' && !members.includes(actor.member_role) ? 'member_may_not' : null;
}

/** Null if an administrator may call, otherwise the reason. */
export function checkDesk(admins: readonly AdminRole[], actor: Actor): ErrorCode | null {
  return actor.role === 'admin' && !admins.includes(actor.admin_role) ? 'not_your_desk' : null;
}
