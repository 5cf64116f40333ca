import type { RequestSummary } from '#contract/casting/candidate.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { standingLabels } from '#texts/casting/labels.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import type { CsvColumns } from '#web/ui/list/csv.ts';
import { dayOfInstant } from '#web/ui/text/clock.ts';

/** The columns of the talent's exported requests. */
export const requestColumns: CsvColumns<RequestSummary> = [
  ['Projekt', ({ project_title }) => project_title],
  ['Roll', ({ role_title }) => role_title],
  ['Företag', ({ company_name }) => company_name],
  ['Läge', ({ standing }) => standingLabels[standing].word],
  ['Ort', ({ municipality_id }) => municipality_id && municipalities.label(municipality_id)],
  ['Första dagen', ({ first_day }) => first_day],
  ['Sista dagen', ({ last_day }) => last_day],
  ['Arvode', ({ fee }) => feeText(fee)],
  ['Svara senast', ({ answer_by }) => answer_by],
  ['Besked senast', ({ decision_by }) => decision_by],
  ['Kom', ({ created_date }) => dayOfInstant(created_date)],
];
