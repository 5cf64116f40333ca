import type { ErrorCode } from '#contract/errors.ts';
import type { AccountRole, RouteGuard } from '#contract/route.ts';
import type { Actor } from './actor.ts';

/** Whether an actor may call a route at all: null, or the reason. A company must be approved, in every request anew. */
export function checkGuard(guard: RouteGuard, actor: Actor): ErrorCode | null {
  if (guard === 'public') return null;
  if (actor.role === 'anonymous') return 'signed_out';
  const roles: readonly AccountRole[] = guard === 'signed-in' ? ['talent', 'company', 'admin'] : guard;
  if (!roles.includes(actor.role)) return 'forbidden';
  return actor.role === 'company' && actor.company_status !== 'approved' ? 'company_not_active' : null;
}
