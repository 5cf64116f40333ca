import type { SessionRecord } from '#web/features/accounts/session/session-record.ts';
import type { RouteEntry } from './routes.ts';

export type Passage =
  | { readonly kind: 'show' }
  /** Wait for the server's answer about the session. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'invite' }
  | { readonly kind: 'redirect'; readonly to: string };

interface Here {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The result of opening a route (spec, sections 2 and 6). The stored record decides the first render; a redirect waits
 * for the server, because an old record would lose the return path (S-212). If `sends` names the user's role, the user
 * goes to that screen. A user with any other wrong role goes to Login without a return path: Login leads to the user's
 * own dashboard, so nothing loops. A talent without birth date and terms goes to the registration, also without a
 * return path, because the registration leads on to the profile, as after signing in (landing.ts).
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
