import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import type { Trx } from '#server/db/transaction.ts';
import { projectObject } from '#server/features/projects/project/lifecycle.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { loadProject, lockProject } from '#server/features/projects/project/queries/load-project.ts';
import type { CommandWords } from '#server/lifecycle/adapter.ts';
import { move } from '#server/lifecycle/run.ts';
import { explain } from './explain-refusal.ts';
import { lockPeople } from './lock-people.ts';

export interface ProjectMove<C extends CommandOf<typeof projectWorkflow>> {
  readonly command: C;
  readonly words: CommandWords<'project', C>;
  readonly accepts_short_roles?: boolean;
}

/**
 * Locks a project and runs a command on it, with all reactions. An activation or cancellation also locks the talents
 * before the project is loaded, so that a talent whose guardian withdraws consent meanwhile is not counted.
 */
export async function moveProject<C extends CommandOf<typeof projectWorkflow>>(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  { command, words, accepts_short_roles = false }: ProjectMove<C>,
  moment: Moment,
) {
  await lockProject(trx, actor, id);
  if (command === 'activate' || command === 'cancel') await lockPeople(trx, id);
  const project = await loadProject(trx, actor, id);
  if (!project) return refuse('not_found');
  const object = projectObject(project, accepts_short_roles);
  const moved = await move<'project', C>(trx, { noun: 'project', command, object, actor, moment, words });
  return isRefusal(moved) ? explain(moved, project) : true;
}
