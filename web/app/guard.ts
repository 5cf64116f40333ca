import type { AccountRole } from '#contract/route.ts';
import type { RouteEntry } from './routes.ts';

export type Passage =
  | { readonly kind: 'show' }
  /** Wait for the server's word on who is signed in. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'invite' }
  | { readonly kind: 'redirect'; readonly to: string };

interface Here {
  readonly pathname: string;
  readonly search: string;
}

/**
 * What happens to somebody who comes to a route (spec, sections 2 and 6; product, section 3).
 * With another role than the route's, Login gets no way back: it leads on to the own dashboard, so nothing circles.
 */
export function passageFor(entry: RouteEntry, role: AccountRole | undefined, isChecked: boolean, here: Here): Passage {
  const own = role && entry.sends?.[role];
  if (own) return { kind: 'redirect', to: `/${own}${here.search}` };
  const needsRole = entry.access !== 'public' || entry.sends !== undefined;
  if (!needsRole || role === entry.access) return { kind: 'show' };
  if (role) return { kind: 'redirect', to: '/Login' };
  if (!isChecked) return { kind: 'wait' };
  if (entry.invites) return { kind: 'invite' };
  return { kind: 'redirect', to: `/Login?return=${encodeURIComponent(here.pathname + here.search)}` };
}
