import { useQuery } from '@tanstack/react-query';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';
import { projectPlurals } from '#texts/projects/project-watch-words.ts';
import { query } from '#web/api/client.ts';
import { ListTabs } from '#web/features/kernel/list/list-tabs.tsx';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { readWatchUrl, watchHref } from '#web/features/projects/project-watch/watch-url.ts';
import { WatchedProjects } from '#web/features/projects/project-watch/watched-projects.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';

const PATH = '/AdminProjects';
const TABS = ['all', ...PROJECT_STATUSES] as const;

/** Every project of every company. The address holds the filter. */
export default function AdminProjects() {
  const [params] = useSearchParams();
  const address = readWatchUrl(params);
  const figures = useQuery(query('GET /admin/dashboard'));
  const counts = figures.data?.projects;
  // True if the list is filtered. The counts cover all projects, so a filtered list shows no counts.
  const isNarrowed = watchHref(PATH, { ...address, status: null, order: null, page: 1 }) !== PATH;
  return (
    <PageFrame
      title="Projekt"
      description="Alla företags projekt, det senast ändrade först."
      actions={() => (
        <span className="flex flex-wrap gap-2">
          <SavedViews screen="AdminProjects" />
          <LinkButton to="/AdminOngoingProjects">Pågående</LinkButton>
          <LinkButton to="/AdminCompletedProjects">Avslutade</LinkButton>
          <LinkButton to="/AdminProjectManagement">Att granska</LinkButton>
        </span>
      )}
    >
      <ListTabs
        tabs={{
          label: 'Projektens läge',
          of: TABS,
          open: address.status ?? 'all',
          wordOf: (tab) => projectPlurals[tab],
          countOf: (tab) => (tab === 'all' || isNarrowed ? undefined : counts?.[tab]),
          hrefOf: (tab) => watchHref(PATH, { ...address, status: tab === 'all' ? null : tab, page: 1 }),
        }}
      >
        <WatchedProjects
          path={PATH}
          group="all"
          usualOrder="changed"
          empty="Företagens projekt visas här när de skapas."
        />
      </ListTabs>
    </PageFrame>
  );
}
