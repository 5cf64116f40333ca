import { WatchedProjects } from '#web/features/project-watch/watched-projects.tsx';
import { SavedViews } from '#web/features/saved-view/saved-views.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';

/** AdminCompletedProjects: what is done or was cancelled, at every company. */
export default function AdminCompletedProjects() {
  return (
    <PageFrame
      title="Avslutade projekt"
      description="Det som är klart eller inställt hos alla företag."
      actions={<SavedViews screen="AdminCompletedProjects" />}
    >
      <WatchedProjects
        path="/AdminCompletedProjects"
        group="completed"
        usualOrder="changed"
        empty="Inget projekt är avslutat ännu."
      />
    </PageFrame>
  );
}
