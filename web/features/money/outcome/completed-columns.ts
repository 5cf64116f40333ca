import type { CompletedProject } from '#contract/money/outcome.ts';
import { projectKindLabels } from '#texts/projects/labels.ts';
import { type CsvColumns, kronorCell } from '#web/ui/list/csv.ts';

/** The columns of completed projects; the invoiced sum is empty for readers who may not see it. */
export const completedColumns: CsvColumns<CompletedProject> = [
  ['Projekt', ({ title }) => title],
  ['Slag', ({ kind }) => projectKindLabels[kind]],
  ['Första dagen', ({ first_day }) => first_day],
  ['Sista dagen', ({ last_day }) => last_day],
  ['Dagar', ({ day_count }) => day_count],
  ['Personer', ({ people_count }) => people_count],
  ['Kostnad utan moms i kronor', ({ charged_ore }) => kronorCell(charged_ore)],
  ['Fakturerat med moms i kronor', ({ invoiced }) => invoiced && kronorCell(invoiced.total_ore)],
  ['Kvar att betala i kronor', ({ invoiced }) => invoiced && kronorCell(invoiced.open_ore)],
];
