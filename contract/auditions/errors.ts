import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';
import type { AuditionNeed } from '#domain/auditions/audition/audition.ts';

/** The codes of auditions and presentations. */
export const errors = {
  // Of auditions and who is called to them
  audition_incomplete: CONFLICT,
  not_in_review: CONFLICT,
  already_invited: CONFLICT,
  deadline_unfit: INVALID,
  file_not_pdf: { status: 415 },
  file_gone: CONFLICT,
  // Of their times
  offer_over: CONFLICT,
  time_full: CONFLICT,
  time_clash: CONFLICT,
  time_in_use: CONFLICT,
  times_overlap: CONFLICT,
  too_many_times: INVALID,
  // Of presentations
  nobody_to_show: CONFLICT,
  presentation_end_unfit: CONFLICT,
  presentation_closed: { status: 404 },
} as const satisfies ErrorKinds;

/** What some of them carry, for the sentence and for the screen. */
export interface ErrorData {
  audition_incomplete: { missing: AuditionNeed[] };
}
