import { CONFLICT, type ErrorKinds } from '#contract/kernel/error-kind.ts';

/** The error codes of companies and their members. */
export const errors = {
  members_full: CONFLICT,
  already_member: CONFLICT,
  last_owner: CONFLICT,
  keys_full: CONFLICT,
  webhooks_full: CONFLICT,
  seen_enough: { status: 429 },
} as const satisfies ErrorKinds;

/** Data that an error answer carries beside its code, for the Swedish sentence and for the screen. */
export interface ErrorData {
  seen_enough: { opens_date: string; retry_after_seconds: number };
}
