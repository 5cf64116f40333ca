import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { EditLogEntry } from '#contract/projects/project.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { namesInLog, type ProjectActor } from '#server/features/projects/project/policy.ts';

/**
 * A page of the edit log of a project and of the other parts of its production, newest first, with one line per event,
 * although an event that changed several columns
 * has several rows. Names of talents whom the actor may not see are replaced. The caller has checked that the actor may
 * see the project.
 */
export async function listEditLog(db: Db, actor: ProjectActor, project_id: string, page: number, today: string) {
  const production = sql`array(select o.id from projects o
    where o.id = ${project_id} or o.production_id = (select production_id from projects where id = ${project_id}))`;
  const from = sql`project_edit_logs l where l.project_id = any(${production}) and not exists (
    select from project_edit_logs o where o.event_id = l.event_id and o.field < l.field)`;
  const { subject, actor_name } = namesInLog(actor, today);
  const [{ rows }, count] = await Promise.all([
    sql<EditLogEntry>`select l.id, l.type, l.actor_role, ${actor_name} as actor_name, ${subject} as subject, l.field,
        l.old_value, l.new_value, l.created_date,
        (select m.reason from mandates m where m.id = l.mandate_id and m.company_id is not null) as reason
      from ${from} order by l.created_date desc, l.event_id desc nulls first, l.field, l.id
      ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${from}`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
