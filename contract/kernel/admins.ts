import { ADMIN_ROLES, type AdminRole, HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import type { RouteDeclaration } from './route.ts';

/**
 * The desks that a route declares; by default all administrators read and mind their own account, and those who help do
 * the rest.
 */
export function adminsOf(
  key: string,
  { auth, admins }: Pick<RouteDeclaration, 'auth' | 'admins'>,
): readonly AdminRole[] {
  return admins ?? (key.startsWith('GET ') || !Array.isArray(auth) ? ADMIN_ROLES : HELPING_ADMINS);
}
