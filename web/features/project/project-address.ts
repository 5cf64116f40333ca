import { PROJECT_STEPS, type ProjectStatus, type ProjectStep } from '#domain/project/project-states.ts';

const STEP_SCREENS: Record<ProjectStep, string> = {
  1: '/CompanyCreateProject',
  2: '/CompanyProjectTalents',
  3: '/CompanyProjectAwaitingResponses',
  4: '/CompanyProjectReview',
  5: '/CompanyOngoingProjectDetails',
};

/** The step of a number from the API; what is no step is shown as the first. */
export function stepOf(number: number): ProjectStep {
  return PROJECT_STEPS.find((step) => step === number) ?? 1;
}

/** The company's screen of a step (product, section 1, the table of steps). */
export function projectStepHref(step: ProjectStep, id: string): string {
  return `${STEP_SCREENS[step]}?id=${id}`;
}

/** The page about the project whatever its step. */
export function projectHref(id: string): string {
  return `/CompanyProjectDetails?id=${id}`;
}

/** Where the work on a project goes on now; what has ended is read on its own page. */
export function projectWorkHref(project: { id: string; status: ProjectStatus; current_step: number }): string {
  if (project.status === 'cancelled') return projectHref(project.id);
  return projectStepHref(stepOf(project.current_step), project.id);
}
