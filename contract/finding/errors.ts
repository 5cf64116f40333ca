import { CONFLICT, type ErrorKinds } from '#contract/kernel/error-kind.ts';

/** The error codes of search, shortlists and saved searches. */
export const errors = {
  shortlist_name_used: CONFLICT,
  shortlist_full: CONFLICT,
  too_many_shortlists: CONFLICT,
  too_many_saved_searches: CONFLICT,
  talent_not_visible: CONFLICT,
} as const satisfies ErrorKinds;
