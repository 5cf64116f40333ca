import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';

/** The error codes of threads and inquiries. */
export const errors = {
  thread_closed: CONFLICT,
  thread_blocked: CONFLICT,
  company_writes_first: CONFLICT,
  asker_named: INVALID,
  inquiry_full: CONFLICT,
  file_unknown: { status: 415 },
  media_unreadable: { status: 415 },
  unsent_full: CONFLICT,
  record_exists: CONFLICT,
  push_service_unknown: CONFLICT,
} as const satisfies ErrorKinds;
