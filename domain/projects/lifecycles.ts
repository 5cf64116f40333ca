import type { ProjectsFacts, ProjectsWords } from './facts.ts';
import { projectWorkflow } from './project/project.workflow.ts';
import { projectCheckWorkflow } from './project-check/project-check.workflow.ts';

/** The lifecycles of this context, by entity. */
export const projectsWorkflows = {
  project: projectWorkflow,
  project_check: projectCheckWorkflow,
} as const;

/** The lifecycles of this context, and the data written with their events. */
export interface ProjectsLifecycles {
  readonly workflows: typeof projectsWorkflows;
  readonly facts: ProjectsFacts;
  readonly words: ProjectsWords;
}
