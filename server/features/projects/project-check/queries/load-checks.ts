import { type RawBuilder, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { ProjectCheckShown } from '#contract/projects/project-check.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { Person } from '#domain/kernel/workflow/workflow.ts';
import type { ProjectCheckStatus } from '#domain/projects/project-check/project-check.workflow.ts';
import { projectCheckWorkflow } from '#domain/projects/project-check/project-check.workflow.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

export type LoadedCheck = Omit<ProjectCheckShown, 'actions'>;

const FROM = sql`project_checks x join projects p on p.id = x.project_id join companies c on c.id = x.company_id`;

/**
 * The checks that meet `where`, in which `x` is the check and `p` its project. By default ordered by id, so that all
 * transactions lock them in the same order.
 */
export async function loadChecks(
  db: Db,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`x.id`,
): Promise<LoadedCheck[]> {
  const { rows } = await sql<LoadedCheck>`
    select x.id, x.project_id, p.title as project_title, x.company_id, c.name as company_name, x.status, x.reason,
      x.waits_since
    from ${FROM} where ${where} order by ${order}`.execute(db);
  return rows;
}

/** A check with the commands that the actor may give. */
export const presentCheck = (check: LoadedCheck, actor: Person, moment: Moment): ProjectCheckShown => ({
  ...check,
  actions: commandsNow(projectCheckWorkflow, check, actor, moment),
});

/** The check of a project that the actor may see; null if the project has none. */
export async function findCheckOf(db: Db, actor: ProjectActor, project_id: string): Promise<LoadedCheck | null> {
  const [check] = await loadChecks(db, sql`x.project_id = ${project_id} and ${visibleProjects(actor)}`);
  return check ?? null;
}

/** True if a project has a check that is not approved, so that no talent may be asked. */
export async function isUnchecked(db: Db, project_id: string): Promise<boolean> {
  const { rows } = await sql`
    select from project_checks where project_id = ${project_id} and status <> 'approved'`.execute(db);
  return rows.length > 0;
}

/** A page of the checks in one state, the longest waiting first. */
export async function listChecks(db: Db, actor: Person, status: ProjectCheckStatus, page: number, moment: Moment) {
  const where = sql`x.status = ${status}`;
  const order = sql`x.waits_since, x.id ${pageOfRows(page, PAGE_SIZE)}`;
  const [checks, total] = await Promise.all([
    loadChecks(db, where, order),
    countRows(db, sql`project_checks x where ${where}`),
  ]);
  const items = checks.map((check) => presentCheck(check, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total };
}
