import { CONFLICT, type ErrorKinds, FORBIDDEN, INVALID } from '#contract/kernel/error-kind.ts';

/** The error codes of accounts and of signing in. */
export const errors = {
  // Signing in (spec, section 8)
  wrong_credentials: { status: 401 },
  company_not_active: FORBIDDEN,
  talent_not_verified: FORBIDDEN,
  talent_suspended: FORBIDDEN,
  no_profile: FORBIDDEN,
  registration_incomplete: FORBIDDEN,
  // The second factor
  second_factor_expired: { status: 401 },
  second_factor_missing: FORBIDDEN,
  second_factor_required: CONFLICT,
  // Registration
  already_registered_verified: INVALID,
  already_registered_mail_sent: INVALID,
  already_registered_mail_failed: INVALID,
  email_used: INVALID,
  weak_password: INVALID,
  invalid_email: INVALID,
  email_or_phone_missing: INVALID,
  sign_up_failed: INVALID,
  organisation_number_used: CONFLICT,
  organisation_number_held: CONFLICT,
  email_not_confirmed: CONFLICT,
  // Mailed codes and links
  wrong_code: INVALID,
  dead_code: INVALID,
  too_many_tries: INVALID,
  dead_link: INVALID,
  foreign_redirect: INVALID,
  // An account's own settings
  wrong_password: INVALID,
  password_missing: CONFLICT,
  same_email: INVALID,
  email_of_guardian: INVALID,
  last_way_in: CONFLICT,
  export_asked: CONFLICT,
  deletion_hindered: CONFLICT,
  company_hindered: CONFLICT,
  company_name_differs: INVALID,
  // Sign-in with a provider
  social_start_failed: { status: 503 },
  social_email_unverified: FORBIDDEN,
  social_failed: { status: 401 },
  social_cancelled: { status: 401 },
  social_use_password: FORBIDDEN,
  social_taken: CONFLICT,
  social_already_linked: CONFLICT,
  // Passkeys (spec, section 8: named codes)
  passkey_cancelled: INVALID,
  passkey_timed_out: INVALID,
  passkey_not_allowed: INVALID,
  passkey_already_registered: CONFLICT,
  passkey_unknown: { status: 401 },
  passkey_wrong_origin: INVALID,
  passkey_not_supported: INVALID,
} as const satisfies ErrorKinds;

/** Data that an error answer carries beside its code, for the Swedish sentence and for the screen. */
export interface ErrorData {
  sign_up_failed: { reason: string };
}
