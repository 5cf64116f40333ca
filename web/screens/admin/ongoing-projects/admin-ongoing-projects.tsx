import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { WatchedProjects } from '#web/features/projects/project-watch/watched-projects.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';

/** AdminOngoingProjects: ongoing projects of every company, first those that are late or idle. */
export default function AdminOngoingProjects() {
  return (
    <PageFrame
      title="Pågående projekt"
      description="Från utkast till sista arbetsdagen, hos alla företag. Det som är försenat eller står stilla kommer först."
      actions={<SavedViews screen="AdminOngoingProjects" />}
    >
      <WatchedProjects
        path="/AdminOngoingProjects"
        group="ongoing"
        usualOrder="urgent"
        empty="Inget företag har något projekt i gång."
      />
    </PageFrame>
  );
}
