import type { ProjectDetails } from '#contract/projects/project.ts';
import { BookedDocuments } from '#web/features/people/cv-document/booked-documents.tsx';
import { CancelProject, CompleteProject } from '#web/features/projects/project/end-project.tsx';
import { ProjectCommandButton } from '#web/features/projects/project/project-command-button.tsx';
import { ProjectFacts } from '#web/features/projects/project/project-facts.tsx';
import { ProjectFrame } from '#web/features/projects/project/project-frame.tsx';
import { projectWorkHref } from '#web/features/projects/project/project-url.ts';
import { EditLog } from '#web/features/registry/edit-log/edit-log.tsx';
import { ThreadDrawer, WriteTo } from '#web/features/talk/thread/thread-drawer.tsx';
import { ThreadPanel } from '#web/features/talk/thread/thread-panel.tsx';
import { CompanyUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { ProjectAgreements } from '#web/features/work/agreement/project-agreements.tsx';
import { ProjectBookings } from '#web/features/work/booking/project-bookings.tsx';
import { ProjectDays } from '#web/features/work/call-sheet/project-days.tsx';
import { ProjectClearances } from '#web/features/work/clearance/project-clearances.tsx';
import { MoveDaysButton } from '#web/features/work/day-move/move-days-button.tsx';
import { MovedDays } from '#web/features/work/day-move/moved-days.tsx';
import { ProjectReports } from '#web/features/work/report/project-reports.tsx';
import { ProjectRights } from '#web/features/work/right/project-rights.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { formatDay } from '#web/ui/text/format-date.ts';

const projectReviews = onDemand(() => import('#web/features/work/review/project-reviews.tsx'));

/**
 * Step 5: working days, bookings, messages, reports, reviews, agreements, rights and facts of a booked project, and the
 * buttons that complete and cancel it.
 */
export default function CompanyOngoingProjectDetails() {
  return (
    <ProjectFrame
      title="Projektets bokningar"
      actions={(project) => (
        <>
          <MoveDaysButton project={project} />
          <ProjectCommandButton project={project} command="cast-more" />
          <CancelProject project={project} />
          <CompleteProject project={project} />
        </>
      )}
    >
      {(project) => <Ongoing project={project} />}
    </ProjectFrame>
  );
}

function Ongoing({ project }: { project: ProjectDetails }) {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  if (project.status === 'draft' || project.status === 'casting') {
    return (
      <EmptyState
        title="Projektet är inte aktivt ännu"
        action={<LinkButton to={projectWorkHref(project)}>Dit projektet har kommit</LinkButton>}
      >
        När du aktiverar projektet bokas de godkända, och bokningarna står här.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-12">
      {project.status === 'active' && !project.actions.includes('complete') && project.last_day && (
        <Callout>Du kan bekräfta att arbetet är gjort från och med sista dagen, {formatDay(project.last_day)}.</Callout>
      )}
      {project.status === 'active' && project.completes_on && (
        <Callout tone="waiting" title="Är arbetet gjort?">
          Bekräfta det, eller avboka det som inte blev av. Hör vi inget till och med {formatDay(project.completes_on)}{' '}
          räknas arbetet som gjort, så att ingen behöver vänta på sin betalning.
        </Callout>
      )}
      <ProjectDays project={project} />
      <div className="flex flex-col gap-12 print:hidden">
        <ProjectBookings
          project={project}
          contact={({ candidate_id, name, bookings }) => (
            <>
              <CompanyUnread of={{ candidate_id }} />
              <div className="-ml-3">
                <WriteTo id={candidate_id} name={name} />
              </div>
              {bookings.some(({ has_documents }) => has_documents) && (
                <div className="-ml-3">
                  <BookedDocuments candidateId={candidate_id} name={name} />
                </div>
              )}
            </>
          )}
        />
        <MovedDays projectId={project.id} />
        <ProjectClearances projectId={project.id} />
        <Section
          title="Meddelanden till alla"
          className="max-w-3xl"
          description="Läses av alla som är bokade. Svaren kommer i vars och ens tråd, som öppnas från bokningarna ovan eller översikten."
        >
          <ThreadPanel id={project.id} />
          <ThreadDrawer />
        </Section>
        <ProjectReports projectId={project.id} />
        {project.status === 'completed' && <Reviews id={project.id} />}
        <ProjectAgreements projectId={project.id} />
        <ProjectRights projectId={project.id} />
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
          <Section title="Om projektet">
            <ProjectFacts project={project} />
          </Section>
          <EditLog project={project} page={page} hrefOf={(to) => `?id=${project.id}&page=${to}`} />
        </div>
      </div>
    </div>
  );
}

/** Loaded late: only a completed project has reviews. */
function Reviews({ id }: { id: string }) {
  const here = useOnDemand(projectReviews, true);
  return here ? <here.ProjectReviews projectId={id} reader="company" /> : null;
}
