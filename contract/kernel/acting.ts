/**
 * The routes that an administrator may call under a mandate: the commands of a company or a talent, for which the
 * administrator acts.
 */
import { z } from 'zod';
import type { RouteDeclaration } from './route.ts';

/** Header that names the mandate of a request. */
export const ACTING_HEADER = 'acting-for';

/**
 * The party for whom an administrator must act in order to call a route; null for a route that administrators call
 * without a mandate, or not at all.
 */
export function actsFor(
  key: string,
  { auth, mandate }: Pick<RouteDeclaration, 'auth' | 'mandate'>,
): 'company' | 'talent' | null {
  if (mandate) return mandate === 'none' ? null : mandate;
  const isOfBoth = Array.isArray(auth) && auth.includes('company') && auth.includes('admin');
  return isOfBoth && !key.startsWith('GET ') ? 'company' : null;
}

/** The parties for whom administrators have acted, under a mandate, in the assignments of the object shown. */
export const actedFor = z.array(z.enum(['company', 'talent']));
