import { projectInput } from '#contract/projects/project.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Acceptance } from '#domain/projects/project/project.rules.ts';
import type { Trx } from '#server/db/transaction.ts';
import { saveLoaded } from '#server/features/projects/project/commands/save-project.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { formOfProject } from '#server/features/projects/project/present.ts';
import { holdProject } from '#server/features/projects/project/queries/load-project.ts';

/**
 * Sets the acceptance of an order: all talents are booked together or none, or each separately. Locks the project, so
 * that a simultaneous activation reads the value before or after.
 */
export async function setAcceptance(trx: Trx, actor: ProjectActor, id: string, acceptance: Acceptance, moment: Moment) {
  const project = await holdProject(trx, actor, id);
  if (!project) return refuse('not_found');
  if (project.kind !== 'order') return refuse('not_allowed_now');
  const form = projectInput.parse({ ...formOfProject(project), acceptance });
  const saved = await saveLoaded(trx, actor, project, { ...form, revision: project.revision }, moment);
  return isRefusal(saved) ? refuse('not_allowed_now') : true;
}
