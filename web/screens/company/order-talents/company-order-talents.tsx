import { UserPlus } from 'lucide-react';
import { ActivateProject } from '#web/features/casting/candidate/activate-project.tsx';
import { useCandidates } from '#web/features/casting/candidate/use-candidates.ts';
import { CompanyOffers } from '#web/features/casting/counter-offer/company-offers.tsx';
import { ProjectFrame } from '#web/features/projects/project/project-frame.tsx';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { AnswersByRole } from '#web/screens/company/project-awaiting-responses/answers-by-role.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Acceptance } from './acceptance.tsx';

/**
 * Step 3 of an order: the choice of when it is booked, the answers and counter-offers of the people asked, and the
 * command to book.
 */
export default function CompanyOrderTalents() {
  return (
    <ProjectFrame
      title="Beställningens talanger"
      actions={(project) => (
        <>
          {project.status === 'casting' && (
            <LinkButton icon={UserPlus} to={projectStepHref(2, project)}>
              Lägg till talanger
            </LinkButton>
          )}
          <ActivateProject project={project} />
        </>
      )}
    >
      {(project) => (
        <div className="flex flex-col gap-12">
          {project.kind === 'order' && <Acceptance project={project} />}
          <Offers projectId={project.id} />
          <AnswersByRole project={project} />
        </div>
      )}
    </ProjectFrame>
  );
}

function Offers({ projectId }: { projectId: string }) {
  const { data } = useCandidates(projectId);
  const nameOf = (id: string) => data?.items.find((row) => row.id === id)?.talent.name ?? 'Den tillfrågade';
  return <CompanyOffers projectId={projectId} nameOf={nameOf} />;
}
