import type { ProjectDetails } from '#contract/projects/project.ts';
import { useActsForCompany } from '#web/features/office/mandate/use-mandate.ts';
import { ProjectBookings } from '#web/features/work/booking/project-bookings.tsx';
import { ProjectReviews } from '#web/features/work/review/project-reviews.tsx';
import { ProjectRights } from '#web/features/work/right/project-rights.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { ActingFor } from './acting-for.tsx';

/** The bookings of a project, the reviews of both sides, and the rights to show the work. */
export function Booked({ project }: { project: ProjectDetails }) {
  const isActing = useActsForCompany(project.company_id);
  if (project.status === 'draft' || project.status === 'casting') {
    return (
      <EmptyState title="Inga bokningar ännu">De godkända bokas när projektet aktiveras, och står då här.</EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-12">
      <div>
        {project.status === 'active' && <ActingFor project={project} />}
        <ProjectBookings project={project} mayAct={isActing} />
      </div>
      {project.status === 'completed' && <ProjectReviews projectId={project.id} reader="admin" />}
      <ProjectRights projectId={project.id} />
    </div>
  );
}
