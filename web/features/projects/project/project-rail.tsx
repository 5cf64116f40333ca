import type { ProjectStep } from '#domain/projects/project/project-states.ts';
import { StepRail } from '#web/ui/frame/step-rail.tsx';
import { projectRailSteps, type RailProject } from './project-rail.view.ts';
import { projectStepHref } from './project-url.ts';

export interface ProjectRailProps {
  project: RailProject;
  /** Where a step leads; the company's own screens unless said. Undefined makes a step without link. */
  hrefOf?: ((step: ProjectStep) => string | undefined) | undefined;
}

/** Where the project stands among its five steps, the same on every screen about it. */
export function ProjectRail({ project, hrefOf = (step) => projectStepHref(step, project) }: ProjectRailProps) {
  return <StepRail label="Projektets steg" steps={projectRailSteps(project, hrefOf)} />;
}
