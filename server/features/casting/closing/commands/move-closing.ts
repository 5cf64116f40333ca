import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { closingObject } from '#server/features/casting/closing/lifecycle.ts';
import { loadClosings } from '#server/features/casting/closing/queries/load-closings.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { lockProject } from '#server/features/projects/project/queries/load-project.ts';
import { move } from '#server/lifecycle/run.ts';

/** Undoes a closing, or opens its role again. Locks the project; the deadline of the closing takes the same lock. */
export async function moveClosing(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  command: 'undo' | 'reopen',
  moment: Moment,
) {
  const where = sql`x.id = ${id} and ${visibleProjects(actor)}`;
  const [found] = await loadClosings(trx, where);
  if (!found) return refuse('not_found');
  await lockProject(trx, actor, found.project_id);
  const [row = found] = await loadClosings(trx, where);
  return move(trx, { noun: 'closing', command, object: closingObject(row), actor, moment, words: {} });
}
