import type { SessionRecord } from '#web/features/accounts/session/session-record.ts';
import type { RouteEntry } from './routes.ts';

export type Passage =
  | { readonly kind: 'show' }
  /** Wait for the server's word on the session. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'invite' }
  | { readonly kind: 'redirect'; readonly to: string };

interface Here {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The passage of a visitor of a route (spec, sections 2 and 6; product, section 3). The record decides the first
 * drawing, and nothing leads away before the server has been asked: a stale record would lose the way back (S-212).
 * With another role than the route's, Login gets no way back: it leads on to the own dashboard, so nothing circles. A
 * talent who still has birth date and terms to tell is led to where they are told (product, U-01); that screen goes on to
 * the profile, so there is no way back here either, as after signing in (landing.ts).
 */
export function passageFor(
  entry: RouteEntry,
  record: SessionRecord | undefined,
  isChecked: boolean,
  here: Here,
): Passage {
  const role = record?.role;
  const own = role && entry.sends?.[role];
  const isPublic = entry.access === 'public';
  const isOpen = !own && (role === entry.access || (isPublic && !entry.sends));
  if (isOpen && (isPublic || entry.invites || record?.data.is_registered !== false)) return { kind: 'show' };
  if (!isChecked) return { kind: 'wait' };
  if (own) return { kind: 'redirect', to: `/${own}${here.search}` };
  if (isOpen) return { kind: 'redirect', to: '/TalentRegistration' };
  if (role) return { kind: 'redirect', to: '/Login' };
  if (entry.invites) return { kind: 'invite' };
  return { kind: 'redirect', to: `/Login?return=${encodeURIComponent(here.pathname + here.search)}` };
}
