import type { ProjectSummary } from '#contract/projects/project.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { projectKindLabels, projectStatusLabels } from '#texts/projects/labels.ts';
import type { CsvColumns } from '#web/ui/list/csv.ts';
import { dayOfInstant } from '#web/ui/text/clock.ts';

/** The columns of projects exported by their company. */
export const projectColumns: CsvColumns<ProjectSummary> = [
  ['Projekt', ({ title }) => title],
  ['Slag', ({ kind }) => projectKindLabels[kind]],
  ['Produktion', ({ production_type }) => production_type && productionTypes.label(production_type)],
  ['Läge', ({ status }) => projectStatusLabels[status].word],
  ['Ort', ({ municipality_id }) => municipality_id && municipalities.label(municipality_id)],
  ['Första dagen', ({ first_day }) => first_day],
  ['Sista dagen', ({ last_day }) => last_day],
  ['Roller', ({ role_count }) => role_count],
  ['Platser', ({ headcount }) => headcount],
  ['Väntar på svar', ({ pending_count }) => pending_count],
  ['Ja', ({ interested_count }) => interested_count],
  ['Sena', ({ overdue_count }) => overdue_count],
  ['Godkända', ({ approved_count }) => approved_count],
  ['Ändrat', ({ updated_date }) => dayOfInstant(updated_date)],
];
