import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';

/** The codes of the record calls. */
export const errors = {
  unknown_field: INVALID,
  state_field: INVALID,
  read_only_field: INVALID,
  record_deleted: CONFLICT,
} as const satisfies ErrorKinds;

/** Data that an answer adds to a code, for its sentence and for the screen. */
export interface ErrorData {
  unknown_field: { field: string };
  state_field: { field: string };
  read_only_field: { field: string };
}
