/** Where an administrator may act for somebody: a command that is a company's or a talent's own asks for a mandate. */
import { z } from 'zod';
import type { RouteDeclaration } from './route.ts';

/** Names the mandate under which a request is made. */
export const ACTING_HEADER = 'acting-for';

/**
 * For whom an administrator has to act who calls a route, or null: what a company may do is done for it, and what only
 * reads, or is the administrator's own, says so itself.
 */
export function actsFor(
  key: string,
  { auth, mandate }: Pick<RouteDeclaration, 'auth' | 'mandate'>,
): 'company' | 'talent' | null {
  if (mandate) return mandate === 'none' ? null : mandate;
  const isOfBoth = Array.isArray(auth) && auth.includes('company') && auth.includes('admin');
  return isOfBoth && !key.startsWith('GET ') ? 'company' : null;
}

/** For whom administrators have acted in what is shown. */
export const actedFor = z.array(z.enum(['company', 'talent']));
