import { CONFLICT, type ErrorKinds, FORBIDDEN, INVALID } from '#contract/kernel/error-kind.ts';
import type { TermsLack } from '#domain/deal/terms/terms-lacks.ts';

/** The error codes of casting: candidates, counter-offers, options, announcements and sign-offs. */
export const errors = {
  // Requests and answers
  project_not_casting: CONFLICT,
  terms_incomplete: CONFLICT,
  terms_outdated: CONFLICT,
  terms_unchanged: INVALID,
  limits_broken: INVALID,
  booking_clash: CONFLICT,
  guardian_missing: CONFLICT,
  not_interested: CONFLICT,
  reminded_today: CONFLICT,
  answer_day_not_passed: CONFLICT,
  answer_day_passed: CONFLICT,
  answer_day_earlier: CONFLICT,
  place_taken: CONFLICT,
  // Roles and announcements
  role_full: CONFLICT,
  role_closed: CONFLICT,
  undo_too_late: CONFLICT,
  announcement_exists: CONFLICT,
  // Counter-offers
  counter_offer_over: CONFLICT,
  counter_offer_rounds: CONFLICT,
  offer_waits: CONFLICT,
  // Options
  option_end_unfit: INVALID,
  options_full: CONFLICT,
  option_not_second: CONFLICT,
  option_challenged: CONFLICT,
  option_runs: CONFLICT,
  // Sign-off
  over_limit: FORBIDDEN,
} as const satisfies ErrorKinds;

/** Data that an error answer carries beside its code, for the Swedish sentence and for the screen. */
export interface ErrorData {
  terms_incomplete: { roles: { title: string; lacks: TermsLack[] }[] };
  booking_clash: { clashes: { talent_id: string; talent_name: string; starts_on: string; ends_on: string }[] };
}
