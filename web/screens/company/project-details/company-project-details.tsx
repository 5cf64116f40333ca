import { ProjectFrame } from '#web/features/project/project-frame.tsx';
import { StartAnew } from '../project-hub/start-anew.tsx';
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
      {(project) => (
        <div className="flex flex-col gap-12">
          <AboutProject project={project} />
          <StartAnew project={project} />
        </div>
      )}
    </ProjectFrame>
  );
}
