import { CASTING_MEMBERS, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { useSession } from './session-store.ts';

/**
 * True if the user may begin projects and search for people. Read from the member's role: without a project there are
 * no `actions` from the server.
 */
export function useMayCast(): boolean {
  const role = useSession().session?.member_role;
  return role != null && (CASTING_MEMBERS as readonly MemberRole[]).includes(role);
}
