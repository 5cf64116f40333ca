import type { WatchedProject } from '#contract/projects/project-watch.ts';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { riskWords } from '#texts/companies/risk-words.ts';
import { projectStatusLabels } from '#texts/projects/labels.ts';
import { projectDelayLabels } from '#texts/projects/project-watch-words.ts';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { dayOfInstant } from '#web/ui/text/clock.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { TwoLineSpan } from '#web/ui/text/two-line-span.tsx';
import { StepMark } from './step-mark.tsx';
import { answersText } from './watch-table.view.ts';
import { adminProjectHref } from './watch-url.ts';

const columns: Column<WatchedProject>[] = [
  {
    id: 'title',
    header: 'Projekt',
    is_row_header: true,
    cell: (project) => (
      <span className="block min-w-44">
        <Link
          to={adminProjectHref(project.id)}
          className="voice-serif text-lg leading-6 decoration-1 underline-offset-4 hover:underline stacked:inline-flex stacked:min-h-11 stacked:items-center"
        >
          {project.title || 'Projekt utan titel'}
        </Link>
        <span className="block text-sm text-ink-muted">
          {[
            project.kind === 'order' ? 'Beställning' : '',
            project.production_type ? productionTypes.label(project.production_type) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {project.delays.length + project.risks.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
            {project.delays.map((delay) => (
              <StateBadge key={delay} tone="lost">
                {projectDelayLabels[delay]}
              </StateBadge>
            ))}
            {project.risks.map((risk) => (
              <StateBadge key={risk} tone="info">
                {riskWords[risk].word}
              </StateBadge>
            ))}
          </span>
        )}
      </span>
    ),
  },
  { id: 'company', header: 'Företag', cell: (project) => project.company_name },
  { id: 'step', header: 'Steg', cell: (project) => <StepMark step={project.current_step} /> },
  {
    id: 'status',
    header: 'Läge',
    cell: ({ status }) => (
      <StateBadge tone={projectStatusLabels[status].tone}>{projectStatusLabels[status].word}</StateBadge>
    ),
  },
  {
    id: 'dates',
    header: 'Datum',
    cell: ({ first_day, last_day }) => (first_day ? <TwoLineSpan from={first_day} to={last_day} /> : 'Inga datum'),
  },
  { id: 'answers', header: 'Svar', class_name: 'tabular', cell: answersText },
  {
    id: 'approved',
    header: 'Godkända',
    align: 'end',
    cell: (project) => `${project.approved_count} av ${project.headcount}`,
  },
  {
    id: 'updated',
    header: 'Ändrat',
    align: 'end',
    class_name: 'unstacked:max-2xl:hidden',
    cell: (project) => <DateText day={dayOfInstant(project.updated_date)} />,
  },
];

/** Projects of all companies, one row each, with delays and risks below the title. */
export function WatchTable({ projects }: { projects: readonly WatchedProject[] }) {
  return <DataTable room="most" label="Projekt" columns={columns} rows={projects} keyOf={(project) => project.id} />;
}
