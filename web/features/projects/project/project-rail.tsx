import type { ProjectStep } from '#domain/projects/project/project-states.ts';
import { StepRail } from '#web/ui/frame/step-rail.tsx';
import { projectRailSteps, type RailProject } from './project-rail.view.ts';
import { projectStepHref } from './project-url.ts';

export interface ProjectRailProps {
  project: RailProject;
  /** The address for each step, undefined for a step without a link. By default the company's own screens. */
  hrefOf?: ((step: ProjectStep) => string | undefined) | undefined;
}

/** The five steps of a project (four of an order), with the present one marked. */
export function ProjectRail({ project, hrefOf = (step) => projectStepHref(step, project) }: ProjectRailProps) {
  return <StepRail label="Projektets steg" steps={projectRailSteps(project, hrefOf)} />;
}
