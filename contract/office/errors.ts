import { CONFLICT, type ErrorKinds } from '#contract/kernel/error-kind.ts';

/** The error codes of administrators' own work: merging, saved views and other administrators. */
export const errors = {
  merge_hindered: CONFLICT,
  too_many_saved_views: CONFLICT,
  admins_full: CONFLICT,
  not_yourself: CONFLICT,
  company_unsettled: CONFLICT,
  company_change_waits: CONFLICT,
  company_unchanged: CONFLICT,
} as const satisfies ErrorKinds;
