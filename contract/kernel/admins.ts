import { ADMIN_ROLES, type AdminRole, HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import type { RouteDeclaration } from './route.ts';

/**
 * The desks of administrators that may call a route. By default all desks may read and manage their own account, and
 * the helping desks may do the rest.
 */
export function adminsOf(
  key: string,
  { auth, admins }: Pick<RouteDeclaration, 'auth' | 'admins'>,
): readonly AdminRole[] {
  return admins ?? (key.startsWith('GET ') || !Array.isArray(auth) ? ADMIN_ROLES : HELPING_ADMINS);
}
