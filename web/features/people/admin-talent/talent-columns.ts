import type { TalentLine } from '#contract/people/admin-talent.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { profileReviewLabels, standingLabels } from '#texts/people/review-part-words.ts';
import { type CsvColumns, yesNoCell } from '#web/ui/list/csv.ts';
import { dayOfInstant } from '#web/ui/text/clock.ts';

/** The columns of exported talents. */
export const talentColumns: CsvColumns<TalentLine> = [
  ['Talang', ({ name }) => name],
  ['Granskning', ({ review }) => profileReviewLabels[review].word],
  ['Läge', ({ standing }) => standingLabels[standing].word],
  ['E-posten bekräftad', ({ is_verified }) => yesNoCell(is_verified)],
  ['Profilen klar', ({ profile_completed }) => yesNoCell(profile_completed)],
  ['Pausad', ({ is_paused }) => yesNoCell(is_paused)],
  ['Under 18', ({ is_minor }) => yesNoCell(is_minor)],
  ['Ort', ({ municipality_id }) => municipality_id && municipalities.label(municipality_id)],
  ['Väntar sedan', ({ submitted_date }) => submitted_date && dayOfInstant(submitted_date)],
  ['Kom', ({ created_date }) => dayOfInstant(created_date)],
];
