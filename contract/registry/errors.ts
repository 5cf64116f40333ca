import type { AuditionNeed } from '#domain/auditions/audition/audition.ts';
import type { TermsLack } from '#domain/deal/terms/terms-lacks.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { ProfileStep } from '#domain/people/talent/profile.rules.ts';
import type { CastingNeed } from '#domain/projects/project/project.rules.ts';
import type { NeededField } from '#domain/work/call-sheet/call-sheet.ts';

interface ErrorKind {
  /** HTTP status. */
  readonly status: number;
  /** True for what somebody at Medverka must look at. */
  readonly report?: true;
}

const CONFLICT = { status: 409 } as const;
const FORBIDDEN = { status: 403 } as const;
const INVALID = { status: 422 } as const;

/** The closed catalogue: every code the API may answer with. Each has its Swedish sentence in `texts/registry/errors.ts`. */
export const ERRORS = {
  // Of every route
  invalid_input: INVALID,
  signed_out: { status: 401 },
  forbidden: FORBIDDEN,
  member_may_not: FORBIDDEN,
  not_your_desk: FORBIDDEN,
  reason_needed: FORBIDDEN,
  not_acted_for: FORBIDDEN,
  both_sides: FORBIDDEN,
  project_unchecked: CONFLICT,
  key_unknown: { status: 401 },
  key_may_not: FORBIDDEN,
  // Of calls that are repeated
  repeat_differs: INVALID,
  call_under_way: CONFLICT,
  answer_not_kept: CONFLICT,
  not_found: { status: 404 },
  too_many_requests: { status: 429 },
  seen_enough: { status: 429 },
  internal: { status: 500, report: true },
  unavailable: { status: 503, report: true },
  // Of the wire, mostly before it is known which route is meant
  bad_request: { status: 400 },
  too_slow: { status: 408 },
  wrong_content_type: { status: 415 },
  wrong_host: { status: 421 },
  headers_too_large: { status: 431 },
  // Of accounts (spec, section 8)
  wrong_credentials: { status: 401 },
  company_not_active: FORBIDDEN,
  talent_not_verified: FORBIDDEN,
  talent_suspended: FORBIDDEN,
  no_profile: FORBIDDEN,
  already_registered_verified: INVALID,
  already_registered_mail_sent: INVALID,
  already_registered_mail_failed: INVALID,
  email_used: INVALID,
  weak_password: INVALID,
  invalid_email: INVALID,
  sign_up_failed: INVALID,
  organisation_number_used: CONFLICT,
  organisation_number_held: CONFLICT,
  wrong_code: INVALID,
  dead_code: INVALID,
  too_many_tries: INVALID,
  text_not_sent: { status: 503 },
  dead_link: INVALID,
  second_factor_expired: { status: 401 },
  second_factor_missing: FORBIDDEN,
  second_factor_required: CONFLICT,
  registration_incomplete: FORBIDDEN,
  email_or_phone_missing: INVALID,
  foreign_redirect: INVALID,
  wrong_password: INVALID,
  deletion_hindered: CONFLICT,
  company_hindered: CONFLICT,
  company_name_differs: INVALID,
  merge_hindered: CONFLICT,
  export_asked: CONFLICT,
  password_missing: CONFLICT,
  same_email: INVALID,
  email_of_guardian: INVALID,
  social_start_failed: { status: 503 },
  social_email_unverified: FORBIDDEN,
  social_failed: { status: 401 },
  social_cancelled: { status: 401 },
  social_use_password: FORBIDDEN,
  social_taken: CONFLICT,
  social_already_linked: CONFLICT,
  last_way_in: CONFLICT,
  // Of passkeys (spec, section 8: named codes)
  passkey_cancelled: INVALID,
  passkey_timed_out: INVALID,
  passkey_not_allowed: INVALID,
  passkey_already_registered: CONFLICT,
  passkey_unknown: { status: 401 },
  passkey_wrong_origin: INVALID,
  passkey_not_supported: INVALID,
  // Of uploads
  file_too_large: { status: 413 },
  file_not_image: { status: 415 },
  file_unknown: { status: 415 },
  media_unreadable: { status: 415 },
  brief_unreadable: INVALID,
  unsent_full: CONFLICT,
  file_no_paper: { status: 415 },
  file_not_pdf: { status: 415 },
  file_gone: CONFLICT,
  image_too_small: INVALID,
  too_many_images: CONFLICT,
  busy: { status: 503 },
  // Of live updates
  too_many_streams: { status: 429 },
  streams_full: { status: 503 },
  // Of documents
  profile_not_visible: CONFLICT,
  name_not_printable: CONFLICT,
  name_differs: INVALID,
  rights_unsaid: INVALID,
  document_damaged: { status: 500, report: true },
  // Of days one cannot work
  too_many_busy_spans: CONFLICT,
  too_many_calendars: CONFLICT,
  // Of how somebody is paid
  payment_details_incomplete: INVALID,
  account_sent_back: INVALID,
  identity_number_used: CONFLICT,
  birth_date_differs: CONFLICT,
  // Of the figures that prices are worked out with
  rate_exists: CONFLICT,
  rate_has_begun: CONFLICT,
  // Of invoices
  platform_missing: CONFLICT,
  nothing_owed: CONFLICT,
  payment_exists: CONFLICT,
  invoice_unknown: INVALID,
  bank_file_unreadable: INVALID,
  bank_file_foreign: INVALID,
  bank_parts_differ: INVALID,
  bank_payment_unknown: INVALID,
  credit_too_large: INVALID,
  peppol_unfit: CONFLICT,
  // Of shortlists and saved searches
  shortlist_name_used: CONFLICT,
  shortlist_full: CONFLICT,
  too_many_shortlists: CONFLICT,
  template_name_used: CONFLICT,
  too_many_templates: CONFLICT,
  too_many_saved_searches: CONFLICT,
  too_many_saved_views: CONFLICT,
  // Of the rules
  not_allowed_for_role: FORBIDDEN,
  same_person: FORBIDDEN,
  one_person: FORBIDDEN,
  not_allowed_now: CONFLICT,
  changed_meanwhile: CONFLICT,
  project_incomplete: CONFLICT,
  no_requests_sent: CONFLICT,
  nobody_interested: CONFLICT,
  nobody_approved: CONFLICT,
  roles_short: CONFLICT,
  role_full: CONFLICT,
  not_interested: CONFLICT,
  project_not_casting: CONFLICT,
  counter_offer_over: CONFLICT,
  offer_waits: CONFLICT,
  counter_offer_rounds: CONFLICT,
  order_waits_for_all: CONFLICT,
  order_has_no_review: CONFLICT,
  work_not_over: CONFLICT,
  work_over: CONFLICT,
  answer_day_not_passed: CONFLICT,
  answer_day_passed: CONFLICT,
  answer_day_earlier: CONFLICT,
  reminded_today: CONFLICT,
  email_not_confirmed: CONFLICT,
  already_requested: CONFLICT,
  booking_clash: CONFLICT,
  talent_not_visible: CONFLICT,
  profile_incomplete: CONFLICT,
  guardian_missing: CONFLICT,
  thread_closed: CONFLICT,
  thread_blocked: CONFLICT,
  company_writes_first: CONFLICT,
  guardian_not_needed: CONFLICT,
  guardian_asked_today: CONFLICT,
  option_end_unfit: INVALID,
  options_full: CONFLICT,
  option_not_second: CONFLICT,
  option_challenged: CONFLICT,
  option_runs: CONFLICT,
  publication_unfit: INVALID,
  publication_later: CONFLICT,
  right_begins_by_itself: CONFLICT,
  right_runs: CONFLICT,
  right_extended: CONFLICT,
  right_over: CONFLICT,
  renewal_not_agreed: CONFLICT,
  extension_ordered: CONFLICT,
  extension_late: CONFLICT,
  not_in_terms: INVALID,
  guardian_is_self: INVALID,
  guardian_twice: INVALID,
  guardian_address_unfit: CONFLICT,
  guardian_childs_browser: CONFLICT,
  terms_incomplete: CONFLICT,
  terms_locked: CONFLICT,
  terms_outdated: CONFLICT,
  terms_unchanged: INVALID,
  account_changed: CONFLICT,
  account_new: CONFLICT,
  account_too_soon: INVALID,
  days_begun: INVALID,
  work_decided: CONFLICT,
  cancelled_pay: CONFLICT,
  account_awaited: CONFLICT,
  objection_open: CONFLICT,
  objection_over: CONFLICT,
  place_taken: CONFLICT,
  answer_day_late: INVALID,
  sheet_incomplete: CONFLICT,
  sheet_unchanged: CONFLICT,
  audition_incomplete: CONFLICT,
  not_in_review: CONFLICT,
  deadline_passed: CONFLICT,
  deadline_unfit: INVALID,
  already_invited: CONFLICT,
  offer_over: CONFLICT,
  time_full: CONFLICT,
  time_clash: CONFLICT,
  time_in_use: CONFLICT,
  times_overlap: CONFLICT,
  too_many_times: INVALID,
  limits_broken: INVALID,
  announcement_exists: CONFLICT,
  role_in_use: CONFLICT,
  role_closed: CONFLICT,
  undo_too_late: CONFLICT,
  recording_too_large: { status: 413 },
  recordings_full: CONFLICT,
  documents_full: CONFLICT,
  recordings_at_once: CONFLICT,
  nobody_to_show: CONFLICT,
  presentation_end_unfit: CONFLICT,
  presentation_closed: { status: 404 },
  inquiry_full: CONFLICT,
  over_limit: FORBIDDEN,
  sign_off_asked: CONFLICT,
  sign_off_outdated: CONFLICT,
  asker_may_not: CONFLICT,
  members_full: CONFLICT,
  keys_full: CONFLICT,
  webhooks_full: CONFLICT,
  already_member: CONFLICT,
  last_owner: CONFLICT,
  admins_full: CONFLICT,
  not_yourself: CONFLICT,
  // Of the record calls
  unknown_field: INVALID,
  state_field: INVALID,
  read_only_field: INVALID,
  record_exists: CONFLICT,
  record_deleted: CONFLICT,
} as const satisfies Record<RefusalCode, ErrorKind> & Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

/**
 * What helps at once where a limit makes somebody wait: a link for choosing a new password, the link of the mail that
 * brought the code, a recovery code, the newest of the mails that are there already.
 */
export type Instead = 'reset_link' | 'link_of_mail' | 'recovery_code' | 'newest_mail';

/** What some errors carry besides their code, for the sentence and for the screen. */
export interface ErrorData {
  booking_clash: { clashes: { talent_id: string; talent_name: string; starts_on: string; ends_on: string }[] };
  project_incomplete: { missing: CastingNeed[] };
  terms_incomplete: { roles: { title: string; lacks: TermsLack[] }[] };
  profile_incomplete: { missing: ProfileStep[] };
  sheet_incomplete: { missing: NeededField[] };
  audition_incomplete: { missing: AuditionNeed[] };
  roles_short: { roles: { title: string; missing: number }[] };
  too_many_requests: { retry_after_seconds: number; instead?: Instead };
  seen_enough: { opens_date: string; retry_after_seconds: number };
  busy: { retry_after_seconds: number };
  call_under_way: { retry_after_seconds: number };
  too_many_streams: { retry_after_seconds: number };
  streams_full: { retry_after_seconds: number };
  name_differs: { name: string };
  sign_up_failed: { reason: string };
  unknown_field: { field: string };
  state_field: { field: string };
  read_only_field: { field: string };
}

/** The body of every answer that is not a success. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    /** Swedish, ready to show. */
    readonly message: string;
    /** For invalid_input: path of the field ('roles.0.title') to its Swedish sentence. */
    readonly fields?: Readonly<Record<string, string>>;
    readonly data?: unknown;
    readonly request_id: string;
  };
}
