import { ProjectFrame } from '#web/features/projects/project/project-frame.tsx';
import { AboutProject, NextStepButton, ProjectStanding } from './about-project.tsx';

/** One page about the project whatever its step. */
export default function CompanyProjectDetails() {
  return (
    <ProjectFrame
      title={(project) => (project ? project.title || 'Projekt utan titel' : 'Om projektet')}
      hasOwnTitle
      description={(project) => <ProjectStanding project={project} />}
      actions={(project) => <NextStepButton project={project} />}
    >
      {(project) => <AboutProject project={project} />}
    </ProjectFrame>
  );
}
