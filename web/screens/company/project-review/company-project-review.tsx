import { ActivateProject } from '#web/features/casting/candidate/activate-project.tsx';
import { ProjectCommandButton } from '#web/features/projects/project/project-command-button.tsx';
import { ProjectFrame } from '#web/features/projects/project/project-frame.tsx';
import { auditionsHref } from '#web/features/projects/project/project-url.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { ReviewByRole } from './review-by-role.tsx';

/**
 * Step 4: a board for each role, on which the company approves and rejects candidates, and the button that activates.
 */
export default function CompanyProjectReview() {
  return (
    <ProjectFrame
      title="Urval"
      description={(project) =>
        project.status === 'casting' &&
        project.current_step === 4 &&
        'Dra korten, använd knapparna, eller Alt och pil i sidled eller höjdled. Ingen får veta något förrän projektet aktiveras eller rollen stängs.'
      }
      actions={(project) => (
        <>
          {project.status === 'casting' && <LinkButton to={auditionsHref(project.id)}>Provfilmningar</LinkButton>}
          <ProjectCommandButton project={project} command="back-to-answers" />
          <ActivateProject project={project} />
        </>
      )}
    >
      {(project) => <ReviewByRole project={project} />}
    </ProjectFrame>
  );
}
