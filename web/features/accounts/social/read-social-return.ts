import type { errors } from '#contract/accounts/errors.ts';

/** The possible refusals of a sign-in at a provider. The address can hold any text; only these codes get a sentence. */
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
  /** Signed in; the server has not named the account yet. */
  | { readonly kind: 'entering' }
  | { readonly kind: 'entered' }
  | { readonly kind: 'refused'; readonly code: (typeof REFUSALS)[number] };

/** Reads `?social=` of the address, which the server's callback has set. */
export function readSocialReturn(said: string | null, isChecked: boolean, isSignedIn: boolean): SocialReturn {
  if (!said) return { kind: 'none' };
  if (said === 'second-factor') return { kind: said };
  if (said !== 'done') return { kind: 'refused', code: REFUSALS.find((code) => code === said) ?? 'social_failed' };
  if (!isChecked) return { kind: 'entering' };
  // The browser has not kept the cookies.
  return isSignedIn ? { kind: 'entered' } : { kind: 'refused', code: 'social_failed' };
}
