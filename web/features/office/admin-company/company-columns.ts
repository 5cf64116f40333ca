import type { CompanyLine } from '#contract/office/admin-company.ts';
import { companyStatusLabels } from '#texts/companies/labels.ts';
import { riskWords } from '#texts/companies/risk-words.ts';
import { type CsvColumns, kronorCell } from '#web/ui/list/csv.ts';
import { dayOfInstant } from '#web/ui/text/clock.ts';

/** The columns of the CSV file of companies. */
export const companyColumns: CsvColumns<CompanyLine> = [
  ['Företag', ({ name }) => name],
  ['Organisationsnummer', ({ organisation_number }) => organisation_number],
  ['Ort', ({ city }) => city],
  ['Läge', ({ status }) => companyStatusLabels[status].word],
  ['Att veta', ({ risks }) => risks.map((risk) => riskWords[risk].word).join(', ')],
  ['Projekt', ({ project_count }) => project_count],
  ['Pågående projekt', ({ open_project_count }) => open_project_count],
  ['Svarstid i timmar', ({ answer_hours }) => answer_hours],
  ['Obetalt i kronor', ({ owed_ore }) => kronorCell(owed_ore)],
  ['Försenat i kronor', ({ late_ore }) => kronorCell(late_ore)],
  ['Ansökte', ({ created_date }) => dayOfInstant(created_date)],
];
