import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';
import type { NeededField } from '#domain/work/call-sheet/call-sheet.ts';

/** The codes of the work itself, from its order to the right to show it. */
export const errors = {
  // Of orders
  project_unchecked: CONFLICT,
  sign_off_asked: CONFLICT,
  sign_off_outdated: CONFLICT,
  asker_may_not: CONFLICT,
  // Of agreements and their days
  name_differs: INVALID,
  work_over: CONFLICT,
  work_decided: CONFLICT,
  days_begun: INVALID,
  cancelled_pay: CONFLICT,
  not_in_terms: INVALID,
  answer_day_late: INVALID,
  // Of call sheets
  sheet_incomplete: CONFLICT,
  sheet_unchanged: CONFLICT,
  // Of rights
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

/** What some of them carry, for the sentence and for the screen. */
export interface ErrorData {
  name_differs: { name: string };
  sheet_incomplete: { missing: NeededField[] };
}
