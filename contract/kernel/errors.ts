import { CONFLICT, type ErrorKinds, FORBIDDEN, INVALID } from '#contract/kernel/error-kind.ts';

/** The error codes of every route and of every lifecycle. */
export const errors = {
  // Every route
  invalid_input: INVALID,
  signed_out: { status: 401 },
  forbidden: FORBIDDEN,
  member_may_not: FORBIDDEN,
  not_your_desk: FORBIDDEN,
  reason_needed: FORBIDDEN,
  not_acted_for: FORBIDDEN,
  both_sides: FORBIDDEN,
  key_unknown: { status: 401 },
  key_may_not: FORBIDDEN,
  not_found: { status: 404 },
  too_many_requests: { status: 429 },
  internal: { status: 500, report: true },
  unavailable: { status: 503, report: true },
  // Repeated calls
  repeat_differs: INVALID,
  call_under_way: CONFLICT,
  answer_not_kept: CONFLICT,
  // HTTP itself, mostly before the route is known
  bad_request: { status: 400 },
  too_slow: { status: 408 },
  wrong_content_type: { status: 415 },
  wrong_host: { status: 421 },
  headers_too_large: { status: 431 },
  // Uploads
  file_too_large: { status: 413 },
  no_space: { status: 507, report: true },
  busy: { status: 503 },
  // Live updates
  too_many_streams: { status: 429 },
  streams_full: { status: 503 },
  // Every lifecycle
  not_allowed_for_role: FORBIDDEN,
  same_person: FORBIDDEN,
  one_person: FORBIDDEN,
  not_allowed_now: CONFLICT,
  changed_meanwhile: CONFLICT,
} as const satisfies ErrorKinds;

/**
 * The immediate way out if a limit makes a caller wait: a link for choosing a new password, the link in the mail with
 * the code, a recovery code, or the newest mail already received.
 */
export type Instead = 'reset_link' | 'link_of_mail' | 'recovery_code' | 'newest_mail';

/** Data that an error answer carries beside its code, for the Swedish sentence and for the screen. */
export interface ErrorData {
  too_many_requests: { retry_after_seconds: number; instead?: Instead };
  call_under_way: { retry_after_seconds: number };
  busy: { retry_after_seconds: number };
  too_many_streams: { retry_after_seconds: number };
  streams_full: { retry_after_seconds: number };
}
