import { UserPlus } from 'lucide-react';
import { ActivateProject } from '#web/features/casting/candidate/activate-project.tsx';
import { ProjectCommandButton } from '#web/features/projects/project/project-command-button.tsx';
import { ProjectFrame } from '#web/features/projects/project/project-frame.tsx';
import { auditionsHref, projectStepHref } from '#web/features/projects/project/project-url.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { AnswersByRole } from './answers-by-role.tsx';

/** Step 3: the requests and their answers. The company can remind, extend, withdraw, and ask more talents. */
export default function CompanyProjectAwaitingResponses() {
  return (
    <ProjectFrame
      title="Svar"
      actions={(project) => (
        <>
          {project.status === 'casting' && project.kind !== 'order' && (
            <LinkButton to={auditionsHref(project.id)}>Provfilmningar</LinkButton>
          )}
          {project.status === 'casting' && (
            <LinkButton icon={UserPlus} to={projectStepHref(2, project)}>
              Fråga fler
            </LinkButton>
          )}
          <ProjectCommandButton project={project} command="start-review" variant="primary" />
          {project.current_step === 4 && <LinkButton to={projectStepHref(4, project)}>Till urvalet</LinkButton>}
          {project.kind === 'order' && <ActivateProject project={project} />}
        </>
      )}
    >
      {(project) => <AnswersByRole project={project} />}
    </ProjectFrame>
  );
}
