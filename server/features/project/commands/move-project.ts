import type { ErrorCode } from '#contract/errors.ts';
import { missingForCasting } from '#domain/project/project.rules.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Command } from '#domain/workflow/workflows.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../db/transition-runner.ts';
import type { ProjectActor } from '../policy.ts';
import { type LoadedProject, loadProject, projectSubject } from '../queries/load-project.ts';

export interface ProjectMove {
  readonly command: Command<'project'>;
  readonly accepts_short_roles?: boolean;
  readonly reason?: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** What a refusal needs to say which roles or fields it is about. */
function explain(refusal: Refusal<ErrorCode>, project: LoadedProject): Refusal<ErrorCode> {
  if (refusal.refused === 'project_incomplete') {
    return refuse('project_incomplete', { missing: missingForCasting(projectSubject(project, false)) });
  }
  if (refusal.refused !== 'roles_short') return refusal;
  const short = project.roles.filter((role) => role.approved_count < role.headcount);
  return refuse('roles_short', {
    roles: short.map((role) => ({ title: role.title, missing: role.headcount - role.approved_count })),
  });
}

/**
 * Moves a project one step and keeps it locked for what follows in the same transaction.
 * @returns the project as it was before the move
 */
export async function moveProject(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  { command, accepts_short_roles = false, reason, values = {} }: ProjectMove,
  moment: Moment,
): Promise<LoadedProject | Refusal<ErrorCode>> {
  const project = await loadProject(trx, actor, id, true);
  if (!project) return refuse('not_found');
  const moved = await move(trx, {
    noun: 'project',
    command,
    id,
    subject: projectSubject(project, accepts_short_roles),
    actor,
    moment,
    values,
    concerned: { company_id: project.company_id, project_id: id },
    payload: { project_title: project.title, company_name: project.company_name, reason: reason ?? null },
  });
  return isRefusal(moved) ? explain(moved, project) : project;
}
