import type { errors } from '#contract/accounts/errors.ts';

/**
 * The refusals of a sign-in with Google or Facebook that have a sentence of their own. The address can hold any text;
 * any other value counts as 'social_failed'.
 */
const REFUSALS = [
  'social_email_unverified',
  'social_failed',
  'social_cancelled',
  'social_use_password',
  'company_not_active',
  'talent_not_verified',
  'talent_suspended',
  'no_profile',
] as const satisfies readonly (keyof typeof errors)[];

export type SocialReturn =
  | { readonly kind: 'none' | 'second-factor' }
  /** The user is signed in, but the server has not yet said to which account. */
  | { readonly kind: 'entering' }
  | { readonly kind: 'entered' }
  | { readonly kind: 'refused'; readonly code: (typeof REFUSALS)[number] };

/** Reads `?social=` of the address, which the server's callback has set. */
export function readSocialReturn(said: string | null, isChecked: boolean, isSignedIn: boolean): SocialReturn {
  if (!said) return { kind: 'none' };
  if (said === 'second-factor') return { kind: said };
  if (said !== 'done') return { kind: 'refused', code: REFUSALS.find((code) => code === said) ?? 'social_failed' };
  if (!isChecked) return { kind: 'entering' };
  // Without a session after a sign-in, the browser has not stored the cookies.
  return isSignedIn ? { kind: 'entered' } : { kind: 'refused', code: 'social_failed' };
}
