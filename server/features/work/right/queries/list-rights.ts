import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { RightRow } from '#contract/work/right.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { Person } from '#domain/kernel/workflow/workflow.ts';
import { latestPublication } from '#domain/work/right/right.rules.ts';
import { rightWorkflow } from '#domain/work/right/right.workflow.ts';
import type { RightGroup } from '#domain/work/right/right-groups.ts';
import type { CompanyActor } from '#server/actor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { visibleRights } from '#server/features/work/right/policy.ts';
import { type LoadedRight, loadRights } from './load-right.ts';

/** A right with the latest day of publication that can be reported today, and its reader's commands. */
export const presentRight = <Right extends LoadedRight>(right: Right, actor: Person, moment: Moment) => ({
  ...right,
  latest_publication_on: latestPublication(right, moment.today),
  actions: commandsNow(rightWorkflow, right, actor, moment),
});

const IN_GROUP: Record<RightGroup, ReturnType<typeof sql>> = {
  standing: sql`u.status in ('coming', 'running', 'ending')`,
  ending: sql`u.status = 'ending'`,
  running: sql`u.status = 'running'`,
  coming: sql`u.status = 'coming'`,
  ended: sql`u.status = 'ended'`,
};

const FROM = sql`usage_rights u join projects p on p.id = u.project_id join talents t on t.id = u.talent_id`;

async function page(db: Db, where: ReturnType<typeof sql>, order: ReturnType<typeof sql>, number: number) {
  const [items, count] = await Promise.all([
    loadRights(db, where, sql`${order} ${pageOfRows(number, PAGE_SIZE)}`),
    sql<{ total: number }>`select count(*) as total from ${FROM} where ${where}`.execute(db),
  ]);
  return { items, page: number, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/** Number of a company's rights in each group. */
async function countGroups(db: Db, { company_id }: CompanyActor) {
  const { rows } = await sql<Record<RightGroup, number>>`
    select count(*) filter (where status in ('coming', 'running', 'ending')) as standing,
      count(*) filter (where status = 'ending') as ending, count(*) filter (where status = 'running') as running,
      count(*) filter (where status = 'coming') as coming, count(*) filter (where status = 'ended') as ended
    from usage_rights where company_id = ${company_id} and status in ('coming', 'running', 'ending', 'ended')`.execute(
    db,
  );
  return rows[0] ?? { standing: 0, ending: 0, running: 0, coming: 0, ended: 0 };
}

/** A page of a company's rights in one group that match a text, with the number of rights in each group. */
export async function listCompanyRights(
  db: Db,
  actor: CompanyActor,
  { group, text, page: number }: { readonly group: RightGroup; readonly text: string; readonly page: number },
  moment: Moment,
) {
  const like = likePattern(text);
  const where = sql`u.company_id = ${actor.company_id} and ${IN_GROUP[group]} and (${text} = '' or p.title ilike ${like}
    or btrim(t.first_name || ' ' || t.last_name) ilike ${like})`;
  const order = group === 'ended' ? sql`u.ends_on desc, u.id desc` : sql`u.ends_on, u.id`;
  const [found, counts] = await Promise.all([page(db, where, order, number), countGroups(db, actor)]);
  return { ...found, items: found.items.map((right) => presentRight(right, actor, moment)), counts };
}

/** A page of a project's rights, ordered by talent. The caller has checked that the actor may see the project. */
export async function listProjectRights(
  db: Db,
  actor: ProjectActor,
  project_id: string,
  number: number,
  moment: Moment,
) {
  const where = sql`u.project_id = ${project_id} and u.status <> 'void' and ${visibleRights(actor)}`;
  const found = await page(db, where, sql`talent_name, u.line_index, u.id`, number);
  return { ...found, items: found.items.map((right): RightRow => presentRight(right, actor, moment)) };
}
