import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { WatchedProjects } from '#web/features/projects/project-watch/watched-projects.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';

/** AdminCompletedProjects: completed and cancelled projects of every company. */
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
