import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadProject } from '#server/features/projects/project/queries/load-project.ts';
import { costsOfActivation } from './find-cost.ts';
import { limitOf, loadSignOffs, presentSignOff } from './load-sign-offs.ts';

/** A page of the company's waiting sign-offs, the oldest first. */
export async function listSignOffs(db: Db, actor: CompanyActor, page: number, moment: Moment) {
  const rest = sql`order by s.created_date, s.id ${pageOfRows(page, PAGE_SIZE)}`;
  const [rows, count] = await Promise.all([
    loadSignOffs(db, actor, sql`s.status = 'asked'`, rest),
    sql<{ total: number }>`
      select count(*) as total from sign_offs where company_id = ${actor.company_id} and status = 'asked'`.execute(db),
  ]);
  const items = rows.map((row) => presentSignOff(row, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/**
 * The costs of booking the approved candidates of a project, the actor's limit, and the waiting sign-off; null for no
 * limit and for no sign-off.
 */
export async function showActivation(db: Db, actor: CompanyActor, project_id: string, moment: Moment) {
  const project = await loadProject(db, actor, project_id);
  if (!project) return refuse('not_found');
  const most = limitOf(actor);
  const [candidates, asked, limit] = await Promise.all([
    costsOfActivation(db, project, moment),
    loadSignOffs(db, actor, sql`s.project_id = ${project_id} and s.what = 'activate' and s.status = 'asked'`),
    sql<{ limit_ore: Ore | null }>`select ${most} as limit_ore`.execute(db),
  ]);
  const [row] = asked;
  return {
    candidates,
    limit_ore: limit.rows[0]?.limit_ore ?? null,
    asked: row ? presentSignOff(row, actor, moment) : null,
  };
}
