import { CASTING_MEMBERS, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { useSession } from './session-store.ts';

/** Whether this person may begin projects and look for people: what has no object yet has no `actions` to tell. */
export function useMayCast(): boolean {
  const role = useSession().session?.member_role;
  return role != null && (CASTING_MEMBERS as readonly MemberRole[]).includes(role);
}
