import { ProjectFrame } from '#web/features/projects/project/project-frame.tsx';
import { MoveDaysButton } from '#web/features/work/day-move/move-days-button.tsx';
import { AboutProject, NextStepButton, ProjectStanding } from './about-project.tsx';

/** All facts about the project in any step. */
export default function CompanyProjectDetails() {
  return (
    <ProjectFrame
      title={(project) => (project ? project.title || 'Projekt utan titel' : 'Om projektet')}
      hasOwnTitle
      description={(project) => <ProjectStanding project={project} />}
      actions={(project) => (
        <>
          <MoveDaysButton project={project} />
          <NextStepButton project={project} />
        </>
      )}
    >
      {(project) => <AboutProject project={project} />}
    </ProjectFrame>
  );
}
