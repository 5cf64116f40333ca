import { sql } from 'kysely';
import type { ClosingShown } from '#contract/casting/closing.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { closingWorkflow } from '#domain/casting/closing/closing.workflow.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow, isGiver } from '#domain/kernel/workflow/decide.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { type LoadedClosing, loadClosings } from './load-closings.ts';

const present = (closing: LoadedClosing, actor: ProjectActor, moment: Moment): ClosingShown => ({
  ...closing,
  actions: commandsNow(closingWorkflow, closing, actor, moment),
});

/**
 * A page of a project's waiting and done closings, newest first; `may_close` is true if the actor may close roles now.
 */
export async function listClosings(db: Db, actor: ProjectActor, project_id: string, page: number, moment: Moment) {
  const visible = visibleProjects(actor);
  const where = sql`x.project_id = ${project_id} and x.status in ('waiting', 'done')`;
  const order = sql`x.created_date desc, x.id ${pageOfRows(page, PAGE_SIZE)}`;
  const [project, rows, count] = await Promise.all([
    sql<{ is_casting: boolean }>`
      select p.status = 'casting' as is_casting from projects p
      where p.id = ${project_id} and ${visible}`.execute(db),
    loadClosings(db, sql`${where} and ${visible}`, order),
    sql<{ total: number }>`
      select count(*) as total from closings x join projects p on p.id = x.project_id
      where ${where} and ${visible}`.execute(db),
  ]);
  const [found] = project.rows;
  if (!found) return refuse('not_found');
  const items = rows.map((row) => present(row, actor, moment));
  const may_close = found.is_casting && isGiver(actor, closingWorkflow.creation.by);
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0, may_close };
}

/** One closing as shown to its company. */
export async function showClosing(db: Db, actor: ProjectActor, id: string, moment: Moment) {
  const [row] = await loadClosings(db, sql`x.id = ${id} and ${visibleProjects(actor)}`);
  return row ? present(row, actor, moment) : refuse('not_found');
}
