import type { ProjectSummary } from '#contract/projects/project.ts';
import { PROJECT_STEPS, type ProjectStep } from '#domain/projects/project/project-states.ts';

const STEP_SCREENS: Record<ProjectStep, string> = {
  1: '/CompanyCreateProject',
  2: '/CompanyProjectTalents',
  3: '/CompanyProjectAwaitingResponses',
  4: '/CompanyProjectReview',
  5: '/CompanyOngoingProjectDetails',
};

/** The screens of an order: its own form, named people instead of a search, and no review. */
const ORDER_SCREENS: Record<ProjectStep, string> = {
  ...STEP_SCREENS,
  1: '/CompanyCreateOrder',
  2: '/CompanyOrderAddTalents',
  3: '/CompanyOrderTalents',
};

/** Checks a step number from the API; an unknown number counts as step 1. */
export function stepOf(number: number): ProjectStep {
  return PROJECT_STEPS.find((step) => step === number) ?? 1;
}

/** The address of the company's screen for a step. */
export function projectStepHref(step: ProjectStep, { id, kind }: Pick<ProjectSummary, 'id' | 'kind'>): string {
  const screens = kind === 'order' ? ORDER_SCREENS : STEP_SCREENS;
  return `${screens[step]}?id=${id}`;
}

/** The address of the project's overview, whatever its step. */
export function projectHref({ id, kind }: Pick<ProjectSummary, 'id' | 'kind'>): string {
  return `/${kind === 'order' ? 'CompanyOrderDetails' : 'CompanyProjectDetails'}?id=${id}`;
}

/** The address of a project's auditions. */
export const auditionsHref = (project_id: string): string => `/CompanyProjectAudition?id=${project_id}`;

/** The address of the screen of the present step; of the overview for a cancelled project. */
export function projectWorkHref(project: Pick<ProjectSummary, 'id' | 'kind' | 'status' | 'current_step'>): string {
  if (project.status === 'cancelled') return projectHref(project);
  return projectStepHref(stepOf(project.current_step), project);
}
