import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProjectSummary } from '#contract/projects/project.ts';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';
import { projectStatusLabels } from '#texts/projects/labels.ts';
import { api, query } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { nextStep } from '#web/features/projects/project/next-step.view.ts';
import { bookedLink, partNote, placesOfAll } from '#web/features/projects/project/production.view.ts';
import { projectHref } from '#web/features/projects/project/project-url.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { useSettledText } from '#web/ui/form/settled-text.ts';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { TwoLineSpan } from '#web/ui/text/two-line-span.tsx';
import { listUrl, readListUrl } from './list-url.ts';

/** A link to the people of the production who are booked, or a note that the rest is being cast. */
function PartOfProduction({ project }: { project: ProjectSummary }) {
  const booked = bookedLink(project);
  const note = partNote(project);
  if (booked)
    return (
      <Link to={booked.href} className="touch-target block text-sm text-link">
        {booked.label}
      </Link>
    );
  return note && <span className="block text-sm text-ink-muted">{note}</span>;
}

const columnsFor = (today: string): Column<ProjectSummary>[] => [
  {
    id: 'title',
    header: 'Projekt',
    is_row_header: true,
    cell: (project) => (
      <span>
        <Link
          to={projectHref(project)}
          className="voice-serif text-lg leading-6 decoration-1 underline-offset-4 hover:underline"
        >
          {project.title || 'Projekt utan titel'}
        </Link>
        <PartOfProduction project={project} />
        {project.production_type && (
          <span className="block text-sm text-ink-muted">{productionTypes.label(project.production_type)}</span>
        )}
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Läge',
    class_name: 'unstacked:w-32',
    cell: (project) => {
      const { tone, word } = projectStatusLabels[project.status];
      return <StateBadge tone={tone}>{word}</StateBadge>;
    },
  },
  { id: 'next', header: 'Nästa steg', cell: (project) => nextStep(project, today).sentence },
  {
    id: 'days',
    header: 'Datum',
    class_name: 'unstacked:w-44',
    cell: (project) => (project.first_day ? <TwoLineSpan from={project.first_day} to={project.last_day} /> : '–'),
  },
  {
    id: 'people',
    header: 'Tillsatta',
    align: 'end',
    class_name: 'unstacked:w-24',
    cell: (project) => {
      const { filled, all } = placesOfAll(project);
      return `${filled} av ${all}`;
    },
  },
  {
    id: 'updated',
    header: 'Ändrat',
    align: 'end',
    class_name: 'unstacked:w-44 unstacked:max-xl:hidden',
    cell: (project) => <InstantText instant={project.updated_date} />,
  },
];

/** All projects of the company by status, in pages. The address holds status, text and page. */
export function ProjectList({ today }: { today: string }) {
  const [params, setParams] = useSearchParams();
  const shown = readListUrl(params);
  const [typed, setTyped] = useSettledText(shown.text, (text) =>
    setParams(listUrl({ ...shown, text, page: 1 }), { replace: true }),
  );
  // A status may be that of one part only, so that each part is a row of its own.
  const wanted = { text: shown.text, ...(shown.status ? { status: shown.status } : { by_production: 'true' }) };
  const projects = useQuery({
    ...query('GET /projects', { query: { ...wanted, page: shown.page } }),
    placeholderData: keepPreviousData,
  });
  const list = (
    <QueryFrame query={projects}>
      {(data) => (
        <div className="flex flex-col gap-4">
          <DataTable
            label="Projekt"
            columns={columnsFor(today)}
            rows={data.items}
            keyOf={(project) => project.id}
            empty={
              <EmptyState title="Inget projekt här">
                {shown.text ? 'Inget projekt heter så. Prova ett annat ord.' : 'Välj ett annat läge ovanför.'}
              </EmptyState>
            }
          />
          {data.total > 0 && (
            <Pagination
              page={data.page}
              pageCount={Math.ceil(data.total / data.page_size)}
              total={data.total}
              noun="projekt"
              hrefOf={(page) => `?${listUrl({ ...shown, page })}`}
            />
          )}
          {data.total > 0 && (
            <CsvButton
              name="projekt"
              columns={async () => (await import('#web/features/projects/project/project-columns.ts')).projectColumns}
              fetchPage={(page) => api('GET /projects', { query: { ...wanted, page } })}
            />
          )}
        </div>
      )}
    </QueryFrame>
  );
  return (
    <Section
      title="Alla projekt"
      actions={
        <>
          <SavedViews screen="CompanyDashboard" />
          <SearchField
            label="Sök bland projekten"
            placeholder="Sök projekt"
            value={typed}
            onChange={setTyped}
            isBusy={projects.isFetching}
            className="w-56"
          />
        </>
      }
    >
      <Tabs
        label="Projektens läge"
        value={shown.status ?? 'all'}
        onChange={(id) =>
          setParams(listUrl({ ...shown, status: PROJECT_STATUSES.find((status) => status === id), page: 1 }), {
            replace: true,
          })
        }
        tabs={[
          { id: 'all', label: 'Alla', content: list },
          ...PROJECT_STATUSES.map((status) => ({
            id: status,
            label: projectStatusLabels[status].word,
            content: list,
          })),
        ]}
      />
    </Section>
  );
}
