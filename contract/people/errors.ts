import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';
import type { ProfileStep } from '#domain/people/talent/profile.rules.ts';

/** The error codes of talents and their guardians. */
export const errors = {
  // Profiles and mobile numbers
  profile_incomplete: CONFLICT,
  profile_not_visible: CONFLICT,
  text_not_sent: { status: 503 },
  // Pictures, recordings and documents
  file_not_image: { status: 415 },
  image_too_small: INVALID,
  too_many_images: CONFLICT,
  file_no_paper: { status: 415 },
  documents_full: CONFLICT,
  recording_too_large: { status: 413 },
  recordings_full: CONFLICT,
  recordings_at_once: CONFLICT,
  deadline_passed: CONFLICT,
  name_not_printable: CONFLICT,
  document_damaged: { status: 500, report: true },
  // Busy days
  too_many_busy_spans: CONFLICT,
  too_many_calendars: CONFLICT,
  // Payment details
  payment_details_incomplete: INVALID,
  account_sent_back: INVALID,
  identity_number_used: CONFLICT,
  birth_date_differs: CONFLICT,
  seller_details_missing: INVALID,
  vat_number_differs: INVALID,
  // Guardians
  guardian_not_needed: CONFLICT,
  guardian_asked_today: CONFLICT,
  guardian_is_self: INVALID,
  guardian_twice: INVALID,
  guardian_address_unfit: CONFLICT,
  guardian_childs_browser: CONFLICT,
  guardian_decides: CONFLICT,
  // Agents
  agent_is_self: INVALID,
  agent_twice: INVALID,
  agent_second_factor: CONFLICT,
  agent_unfit: CONFLICT,
  agents_full: CONFLICT,
} as const satisfies ErrorKinds;

/** Data that an error answer carries beside its code, for the Swedish sentence and for the screen. */
export interface ErrorData {
  profile_incomplete: { missing: ProfileStep[] };
}
