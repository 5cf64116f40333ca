import { sql } from 'kysely';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../lifecycle/run.ts';
import { type ProjectActor, visibleProjects } from '../../project/policy.ts';
import { lockProject } from '../../project/queries/load-project.ts';
import { closingObject } from '../lifecycle.ts';
import { loadClosings } from '../queries/load-closings.ts';

/** Undoes a closing or opens its role again, under the lock of the project that its deadline holds too. */
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
