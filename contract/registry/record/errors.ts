import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';

/** The error codes of the record calls. */
export const errors = {
  unknown_field: INVALID,
  state_field: INVALID,
  read_only_field: INVALID,
  record_deleted: CONFLICT,
} as const satisfies ErrorKinds;

/** Data that an error answer carries beside its code, for the Swedish sentence and for the screen. */
export interface ErrorData {
  unknown_field: { field: string };
  state_field: { field: string };
  read_only_field: { field: string };
}
