import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PROJECT_STATUSES } from '#domain/project/project-states.ts';
import { query } from '#web/api/client.ts';
import { useNavigate, useSearchParams } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { SearchText } from '#web/ui/search-text.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ProjectTable } from './project-table.tsx';
import { projectTabs } from './project-table.view.ts';
import { type ProjectsAddress, projectsHref, readProjectsAddress } from './projects-address.ts';

const TABS = ['all', ...PROJECT_STATUSES] as const;

/** Every project of every company; what is filtered stands in the address. */
export default function AdminProjects() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readProjectsAddress(params);
  const { status, text, page } = address;
  const projects = useQuery({
    ...query('GET /projects', { query: { ...(status ? { status } : {}), text, page } }),
    placeholderData: keepPreviousData,
  });
  const figures = useQuery(query('GET /admin/dashboard'));
  const counts = figures.data?.projects;
  const go = (next: Partial<ProjectsAddress>) =>
    navigate(projectsHref({ ...address, page: 1, ...next }), { replace: true });

  const content = (
    <QueryFrame
      query={projects}
      isEmpty={(data) => data.total === 0}
      empty={
        text ? (
          <EmptyState
            title={`Inget projekt heter något med ”${text}”`}
            action={<Button onClick={() => go({ text: '', status: null })}>Visa alla projekt</Button>}
          >
            Sökningen letar i projektens titlar och i företagens namn.
          </EmptyState>
        ) : (
          <EmptyState title="Inga projekt här">
            {status ? 'Inget projekt är i det här läget just nu.' : 'Företagens projekt visas här när de skapas.'}
          </EmptyState>
        )
      }
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <ProjectTable projects={data.items} />
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / data.page_size)}
            total={data.total}
            noun="projekt"
            hrefOf={(to) => projectsHref({ ...address, page: to })}
          />
        </div>
      )}
    </QueryFrame>
  );

  return (
    <PageFrame title="Projekt" description="Alla företags projekt, det senast ändrade först.">
      <SearchText
        label="Sök bland projekten"
        placeholder="Projekt eller företag"
        text={text}
        isBusy={projects.isFetching}
        onSearch={(words) => go({ text: words })}
      />
      <Tabs
        label="Projektens läge"
        value={status ?? 'all'}
        onChange={(id) => go({ status: PROJECT_STATUSES.find((one) => one === id) ?? null })}
        tabs={TABS.map((tab) => ({
          id: tab,
          label: projectTabs[tab],
          // Counts of all projects would say something else than the list while a text is searched for.
          count: tab === 'all' || text ? undefined : counts?.[tab],
          content,
        }))}
      />
    </PageFrame>
  );
}
