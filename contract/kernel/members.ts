/**
 * The member roles that may call a route. A route that gives a command takes the roles from the lifecycle, so that no
 * member sees a button that the server refuses.
 */

import { CASTING_MEMBERS, MEMBER_ROLES, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { membersAmong } from '#domain/kernel/workflow/decide.ts';
import type { CommandOf, Workflow } from '#domain/kernel/workflow/workflow.ts';
import type { RouteDeclaration } from './route.ts';

/**
 * The member roles that a route declares. By default all members may read and manage their own account, and casting
 * members may do the rest.
 */
export function membersOf(
  key: string,
  { auth, members }: Pick<RouteDeclaration, 'auth' | 'members'>,
): readonly MemberRole[] {
  return members ?? (key.startsWith('GET ') || !Array.isArray(auth) ? MEMBER_ROLES : CASTING_MEMBERS);
}

/** The member roles that may give a command. */
export function membersGiving<W extends Workflow>({ transitions }: W, command: CommandOf<W>): readonly MemberRole[] {
  return membersAmong(transitions[command]?.by ?? []);
}
