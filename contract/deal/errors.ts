import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';

/** The error codes of rates and terms. */
export const errors = {
  rate_exists: CONFLICT,
  rate_has_begun: CONFLICT,
  rights_unsaid: INVALID,
} as const satisfies ErrorKinds;
