import { ADMIN_ROLES, type AdminRole, HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import type { RouteDeclaration } from './route.ts';

/**
 * The administrator roles that may call a route; by default all of them read and manage their own account, and the
 * helping roles do the rest.
 */
export function adminsOf(
  key: string,
  { auth, admins }: Pick<RouteDeclaration, 'auth' | 'admins'>,
): readonly AdminRole[] {
  return admins ?? (key.startsWith('GET ') || !Array.isArray(auth) ? ADMIN_ROLES : HELPING_ADMINS);
}
