import type { WatchedProject } from '#contract/projects/project-watch.ts';
import { riskWords } from '#texts/companies/risk-words.ts';
import { projectDelayLabels } from '#texts/projects/project-watch-words.ts';
import { projectColumns } from '#web/features/projects/project/project-columns.ts';
import type { CsvColumns } from '#web/ui/list/csv.ts';

/** The columns of the projects of all companies, exported by administrators. */
export const watchedColumns: CsvColumns<WatchedProject> = [
  ['Företag', ({ company_name }) => company_name],
  ...projectColumns,
  ['Försenat', ({ delays }) => delays.map((delay) => projectDelayLabels[delay]).join(', ')],
  ['Att veta', ({ risks }) => risks.map((risk) => riskWords[risk].word).join(', ')],
];
