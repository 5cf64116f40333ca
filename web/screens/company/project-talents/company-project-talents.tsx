import { ProjectCommandButton } from '#web/features/projects/project/project-command-button.tsx';
import { ProjectFrame } from '#web/features/projects/project/project-frame.tsx';
import { RoleTalents } from './role-talents.tsx';

/** Step 2: the company searches with the wishes of each role, picks people, and asks them. */
export default function CompanyProjectTalents() {
  return (
    <ProjectFrame
      title="Välj talanger"
      actions={(project) => <ProjectCommandButton project={project} command="await-answers" />}
    >
      {(project) => <RoleTalents project={project} />}
    </ProjectFrame>
  );
}
