import type { RouteName } from '#web/api/client.ts';
import type { SessionEvent } from './session-events.ts';

/** True for calls that get or renew a session: they cannot wait for one. */
export function isWithoutSession(name: RouteName): boolean {
  return /^\w+ \/account\/(?:session|sign-in|passkeys\/sign-in|social)/.test(name);
}

// The event after each of these calls. After 'user_updated' all tabs fetch the session again; after 'user_updated' and
// 'mfa_verified' the other tabs also fetch all their answers again.
const AFTER: Partial<Record<RouteName, SessionEvent>> = {
  'POST /account/sign-in/second-factor': 'mfa_verified',
  'POST /account/second-factor/confirm': 'mfa_verified',
  'POST /account/password/reset/check': 'password_recovery',
  'POST /account/email-change/confirm': 'user_updated',
  'POST /account/registration': 'user_updated',
  'PATCH /talent/profile': 'user_updated',
  'POST /talent/profile/complete': 'user_updated',
  'POST /talent/media': 'user_updated',
  'PUT /talent/media/order': 'user_updated',
  'DELETE /talent/media/:id': 'user_updated',
};

/** The session event that a successful call of a route causes (spec, section 4, session states); undefined if none. */
export function eventAfter(name: RouteName): SessionEvent | undefined {
  return AFTER[name];
}
