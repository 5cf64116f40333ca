import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';
import type { NeededField } from '#domain/work/call-sheet/call-sheet.ts';

/** The error codes of the work, from the order to the right to show it. */
export const errors = {
  // Orders
  project_unchecked: CONFLICT,
  sign_off_asked: CONFLICT,
  sign_off_outdated: CONFLICT,
  asker_may_not: CONFLICT,
  credit_reached: CONFLICT,
  credit_late: CONFLICT,
  advance_due: CONFLICT,
  // Agreements and their days
  name_differs: INVALID,
  work_over: CONFLICT,
  work_decided: CONFLICT,
  days_begun: INVALID,
  days_collide: INVALID,
  nothing_moves: INVALID,
  cancelled_pay: CONFLICT,
  not_in_terms: INVALID,
  answer_day_late: INVALID,
  // Call sheets
  sheet_incomplete: CONFLICT,
  sheet_unchanged: CONFLICT,
  // Injuries
  injury_reported: CONFLICT,
  authority_not_told: CONFLICT,
  // Rights
  publication_unfit: INVALID,
  publication_later: CONFLICT,
  right_begins_by_itself: CONFLICT,
  right_runs: CONFLICT,
  right_extended: CONFLICT,
  right_over: CONFLICT,
  renewal_not_agreed: CONFLICT,
  extension_ordered: CONFLICT,
  extension_late: CONFLICT,
} as const satisfies ErrorKinds;

/** Data that an error answer carries beside its code, for the Swedish sentence and for the screen. */
export interface ErrorData {
  name_differs: { name: string };
  sheet_incomplete: { missing: NeededField[] };
}
