/**
 * The members of a company that may call a route. A route that gives a command takes them from the lifecycle, so that
 * nobody has a button that is refused.
 */

import { CASTING_MEMBERS, MEMBER_ROLES, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { membersAmong } from '#domain/kernel/workflow/decide.ts';
import type { CommandOf, Workflow } from '#domain/kernel/workflow/workflow.ts';
import type { RouteDeclaration } from './route.ts';

/**
 * The members that a route declares; by default all members read and mind their own account, and those who cast do the
 * rest.
 */
export function membersOf(
  key: string,
  { auth, members }: Pick<RouteDeclaration, 'auth' | 'members'>,
): readonly MemberRole[] {
  return members ?? (key.startsWith('GET ') || !Array.isArray(auth) ? MEMBER_ROLES : CASTING_MEMBERS);
}

/** The members among the givers of a command. */
export function membersGiving<W extends Workflow>({ transitions }: W, command: CommandOf<W>): readonly MemberRole[] {
  return membersAmong(transitions[command]?.by ?? []);
}
