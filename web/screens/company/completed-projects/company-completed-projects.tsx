import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reportStatusLabels } from '#texts/report-words.ts';
import { type Answer, query } from '#web/api/client.ts';
import { useSearchParams } from '#web/ui/address.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDay } from '#web/ui/format-date.ts';
import { Link } from '#web/ui/link.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';

type Project = Answer<'GET /company/completed-projects'>['items'][number];

/** The projects that are completed, latest first, with how far their reports have come. */
export default function CompanyCompletedProjects() {
  const page = Math.max(1, Number(useSearchParams()[0].get('page')) || 1);
  const completed = useQuery({
    ...query('GET /company/completed-projects', { query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <PageFrame
      title="Avslutade projekt"
      query={completed}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          title="Inga avslutade projekt"
          action={<LinkButton to="/CompanyDashboard">Till översikten</LinkButton>}
        >
          När du bekräftar att arbetet i ett projekt är gjort står det här, med arbetsrapporterna.
        </EmptyState>
      }
    >
      {({ items, total, page_size }) => (
        <div className="flex flex-col gap-6">
          <ul className="divide-y divide-hairline border-y border-hairline">
            {items.map((project) => (
              <Row key={project.id} project={project} />
            ))}
          </ul>
          {total > page_size && (
            <Pagination
              page={page}
              pageCount={Math.ceil(total / page_size)}
              total={total}
              noun="projekt"
              hrefOf={(to) => `?page=${to}`}
            />
          )}
        </div>
      )}
    </PageFrame>
  );
}

function Row({ project }: { project: Project }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
      <span className="min-w-0">
        <Link to={`/CompanyOngoingProjectDetails?id=${project.id}`} className="voice-serif text-name hover:underline">
          {project.title}
        </Link>
        {project.last_day && (
          <span className="block text-sm text-ink-muted">Sista dagen {formatDay(project.last_day)}</span>
        )}
      </span>
      <ul aria-label="Arbetsrapporter" className="flex flex-wrap gap-x-4 gap-y-1">
        {project.reports.map(({ status, count }) => (
          <li key={status}>
            <StateBadge tone={reportStatusLabels[status].tone}>
              {count} {reportStatusLabels[status].word.toLocaleLowerCase('sv')}
            </StateBadge>
          </li>
        ))}
      </ul>
    </li>
  );
}
