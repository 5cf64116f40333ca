import type { ProjectSummary } from '#contract/projects/project.ts';
import { PROJECT_STEPS, type ProjectStatus, type ProjectStep } from '#domain/projects/project/project-states.ts';
import { projectStepLabels } from '#texts/projects/labels.ts';
import type { RailStep } from '#web/ui/frame/step-rail.tsx';
import { stepOf } from './project-url.ts';

export type RailProject = Pick<
  ProjectSummary,
  | 'id'
  | 'kind'
  | 'status'
  | 'current_step'
  | 'role_count'
  | 'headcount'
  | 'pending_count'
  | 'interested_count'
  | 'overdue_count'
  | 'approved_count'
>;

const roles = (count: number) => (count === 1 ? '1 roll' : `${count} roller`);
const late = (count: number) => (count === 0 ? '' : `, ${count} ${count === 1 ? 'sen' : 'sena'}`);
const people = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

/** For each step, the short note below it while it is the present step. */
const notes: Record<ProjectStep, (project: RailProject) => string> = {
  1: (p) => (p.role_count === 0 ? 'Inga roller ännu' : `${roles(p.role_count)}, ${people(p.headcount)}`),
  2: (p) => `${people(p.headcount)} söks`,
  3: (p) => `${p.interested_count} ja, ${p.pending_count} väntar${late(p.overdue_count)}`,
  4: (p) => `${p.approved_count} av ${p.headcount} godkända`,
  5: (p) => `${people(p.approved_count)} med`,
};

const endNotes: Partial<Record<ProjectStatus, string>> = { completed: 'Avslutat', cancelled: 'Inställt' };

/**
 * The steps of a project: done, current or ahead, each with its address. An order has no step 4
 * (review).
 */
export function projectRailSteps(project: RailProject, hrefOf: (step: ProjectStep) => string | undefined): RailStep[] {
  const current = stepOf(project.current_step);
  return PROJECT_STEPS.filter((step) => step !== 4 || project.kind !== 'order').map((step) => ({
    number: step,
    label: projectStepLabels[step],
    state: step < current || project.status === 'completed' ? 'done' : step === current ? 'current' : 'ahead',
    href: hrefOf(step),
    note: step === current ? (endNotes[project.status] ?? notes[step](project)) : undefined,
  }));
}
