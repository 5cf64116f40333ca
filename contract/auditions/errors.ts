import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';
import type { AuditionNeed } from '#domain/auditions/audition/audition.ts';

/** The error codes of auditions and presentations. */
export const errors = {
  // Auditions and invitations
  audition_incomplete: CONFLICT,
  not_in_review: CONFLICT,
  already_invited: CONFLICT,
  deadline_unfit: INVALID,
  file_not_pdf: { status: 415 },
  file_gone: CONFLICT,
  // Slots and appointments
  offer_over: CONFLICT,
  time_full: CONFLICT,
  time_clash: CONFLICT,
  time_in_use: CONFLICT,
  times_overlap: CONFLICT,
  too_many_times: INVALID,
  // Presentations
  nobody_to_show: CONFLICT,
  presentation_end_unfit: CONFLICT,
  presentation_closed: { status: 404 },
} as const satisfies ErrorKinds;

/** Data that an error answer carries beside its code, for the Swedish sentence and for the screen. */
export interface ErrorData {
  audition_incomplete: { missing: AuditionNeed[] };
}
