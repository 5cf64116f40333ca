import { useQuery } from '@tanstack/react-query';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';
import { projectPlurals } from '#texts/projects/project-watch-words.ts';
import { query } from '#web/api/client.ts';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { readWatchUrl, watchHref } from '#web/features/projects/project-watch/watch-url.ts';
import { WatchedProjects } from '#web/features/projects/project-watch/watched-projects.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';

const PATH = '/AdminProjects';
const TABS = ['all', ...PROJECT_STATUSES] as const;

/** Every project of every company; what is filtered stands in the address. */
export default function AdminProjects() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readWatchUrl(params);
  const figures = useQuery(query('GET /admin/dashboard'));
  const counts = figures.data?.projects;
  // Counts of all projects would say something else than the list while only some are looked for.
  const isNarrowed = watchHref(PATH, { ...address, status: null, order: null, page: 1 }) !== PATH;
  const content = (
    <WatchedProjects path={PATH} group="all" usualOrder="changed" empty="Företagens projekt visas här när de skapas." />
  );
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
      <Tabs
        label="Projektens läge"
        value={address.status ?? 'all'}
        onChange={(id) => {
          const status = PROJECT_STATUSES.find((one) => one === id) ?? null;
          navigate(watchHref(PATH, { ...address, status, page: 1 }), { replace: true });
        }}
        tabs={TABS.map((tab) => ({
          id: tab,
          label: projectPlurals[tab],
          count: tab === 'all' || isNarrowed ? undefined : counts?.[tab],
          content: tab === (address.status ?? 'all') ? content : null,
        }))}
      />
    </PageFrame>
  );
}
