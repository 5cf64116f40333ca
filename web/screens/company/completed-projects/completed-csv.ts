import type { CompletedProject } from '#contract/outcome.ts';
import { formatAmount } from '#texts/format.ts';
import { csvOf } from '#web/ui/csv.ts';
import { projectKindWords } from './completed.view.ts';

const HEADERS = ['Projekt', 'Slag', 'Första dagen', 'Sista dagen', 'Dagar', 'Personer', 'Kostnad utan moms'];

/** Completed projects as spreadsheets read them; what was invoiced for who may see it. */
export function completedCsv(projects: readonly CompletedProject[]): string {
  const hasInvoices = projects.some(({ invoiced }) => invoiced !== null);
  return csvOf([
    [...HEADERS, ...(hasInvoices ? ['Fakturerat med moms', 'Kvar att betala'] : [])],
    ...projects.map((project) => [
      ...[project.title, projectKindWords[project.kind], project.first_day ?? '', project.last_day ?? ''],
      ...[String(project.day_count), String(project.people_count), formatAmount(project.charged_ore)],
      ...(project.invoiced ? [formatAmount(project.invoiced.total_ore), formatAmount(project.invoiced.open_ore)] : []),
    ]),
  ]);
}
