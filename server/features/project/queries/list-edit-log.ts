import { PAGE_SIZE } from '#contract/fields.ts';
import type { Db } from '../../../db/transaction.ts';

/** A page of a project's edit log, newest first. The caller has seen to it that the actor may see the project. */
export async function listEditLog(db: Db, project_id: string, page: number) {
  const entries = db.selectFrom('project_edit_logs').where('project_id', '=', project_id);
  const [items, count] = await Promise.all([
    entries
      .select(['id', 'type', 'actor_role', 'actor_name', 'subject', 'field', 'old_value', 'new_value', 'created_date'])
      .orderBy('created_date', 'desc')
      .orderBy('event_id', (order) => order.desc().nullsFirst())
      // What one event changed stands in the same order every time.
      .orderBy('field')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, page, page_size: PAGE_SIZE, total: count.total };
}
