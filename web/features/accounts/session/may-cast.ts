import { CASTING_MEMBERS, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { useSession } from './session-store.ts';

/**
 * True if the user may begin projects and search for people. Before a project exists, no object has `actions` that
 * tell.
 */
export function useMayCast(): boolean {
  const role = useSession().session?.member_role;
  return role != null && (CASTING_MEMBERS as readonly MemberRole[]).includes(role);
}
