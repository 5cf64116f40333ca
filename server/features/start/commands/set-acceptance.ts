import { projectInput } from '#contract/project.ts';
import type { Acceptance } from '#domain/project/project.rules.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { saveLoaded } from '../../project/commands/save-project.ts';
import type { ProjectActor } from '../../project/policy.ts';
import { formOfProject } from '../../project/present.ts';
import { loadProject } from '../../project/queries/load-project.ts';

/** Says whether an order is booked with all or none. Under its lock, so that an activation sees one or the other. */
export async function setAcceptance(trx: Trx, actor: ProjectActor, id: string, acceptance: Acceptance, moment: Moment) {
  const project = await loadProject(trx, actor, id, true);
  if (!project) return refuse('not_found');
  if (project.kind !== 'order') return refuse('not_allowed_now');
  const form = projectInput.parse({ ...formOfProject(project), acceptance });
  const saved = await saveLoaded(trx, actor, project, { ...form, revision: project.revision }, moment);
  return isRefusal(saved) ? refuse('not_allowed_now') : true;
}
